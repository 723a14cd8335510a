import {
	chownSync,
	existsSync,
	lchownSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOwner } from "../../service/process/no-follow.ts";
import { DATA_KEY, freshOffice, OTHER_KEY } from "../../testing/staff-commands.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

// Run by root these tests give the folder to another account, as on a server; elsewhere it stays their own.
const NOBODY = 65_534;
const ROOT = process.getuid?.() === 0;

/** A store in a folder of the service's account, and a file elsewhere that is none of that account's business. */
async function serviceFolder() {
	const office = await freshOffice("sqlite", { DATA_KEY });
	await office.ask();
	const backup = join(temporaryFolder(), "copia.db");
	await office.contacts(["backup", backup]);
	const target = join(temporaryFolder(), "of-root");
	writeFileSync(target, "secreto", { mode: 0o644 });
	const before = stateOf(target);
	if (ROOT) giveAway(office.folder);
	return { office, backup, target, untouched: () => expect(stateOf(target)).toEqual(before) };
}

function stateOf(path: string) {
	const { mode, uid, gid, size, mtimeMs } = statSync(path);
	return { mode, uid, gid, size, mtimeMs, content: readFileSync(path, "utf8") };
}

function giveAway(folder: string): void {
	for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
		chownSync(join(folder, name), NOBODY, NOBODY);
	}
}

describe("a link that stands in the service's folder", () => {
	it.each([
		["requests.db", ["resend", "--all-failed"]],
		["requests.db", ["backup", "copia"]],
		["requests.db", ["restore", "BACKUP", "--replace"]],
		["requests.db-wal", ["resend", "--all-failed"]],
		["requests.db-shm", ["resend", "--all-failed"]],
		["requests.db-journal", ["resend", "--all-failed"]],
		["service.lock", ["resend", "--all-failed"]],
		["service.lock", ["restore", "BACKUP", "--replace"]],
	])("%s: %j does not follow it, and says so", async (name, args) => {
		const { office, backup, target, untouched } = await serviceFolder();
		const path = join(office.folder, name);
		if (existsSync(path)) renameSync(path, `${path}.moved`);
		symlinkSync(target, path);
		const words = args.map((arg) => ({ BACKUP: backup, copia: `${backup}.2` })[arg] ?? arg);
		const { code, err } = await office.contacts(words);
		expect(code).toBe(1);
		expect(err).toContain(`«${path}» es un enlace`);
		untouched();
	});

	it("makes nothing where it leads to nothing", async () => {
		const { office } = await serviceFolder();
		const nowhere = join(temporaryFolder(), "nothing");
		renameSync(join(office.folder, "requests.db"), join(office.folder, "moved"));
		symlinkSync(nowhere, join(office.folder, "requests.db"));
		symlinkSync(nowhere, join(office.folder, "service.lock"));
		for (const args of [["resend", "--all-failed"], ["doctor"]]) {
			expect((await office.contacts(args)).code).not.toBe(0);
			expect(existsSync(nowhere)).toBe(false);
		}
	});

	it("is not given away by a restore, nor is what the service's account did not get from it", async () => {
		const { office, backup, target, untouched } = await serviceFolder();
		symlinkSync(target, join(office.folder, "planted"));
		const { code, json } = await office.contacts(["restore", backup, "--replace", "--json"]);
		expect(code).toBe(0);
		untouched();
		const { uid, gid } = statSync(office.folder);
		for (const path of [join(office.folder, "requests.db"), join(office.folder, "service.lock"), json.aside]) {
			expect(lstatSync(path), path).toMatchObject({ uid, gid });
		}
		expect(await office.contacts(["resend", "--all-failed"])).toMatchObject({ code: 0 });
	});
});

it("what root makes in the service's folder belongs to the service", async () => {
	const { office } = await serviceFolder();
	office.environment.DATA_KEY_PREVIOUS = DATA_KEY;
	office.environment.DATA_KEY = OTHER_KEY;
	expect((await office.contacts(["rotate-key"])).code).toBe(0);
	const to = join(temporaryFolder(), "other");
	mkdirSync(to, { mode: 0o700 });
	if (ROOT) chownSync(to, NOBODY, NOBODY);
	expect(await office.contacts(["move", "--to", `sqlite:${to}`])).toMatchObject({ code: 0, err: "" });
	for (const folder of [office.folder, to]) {
		const { uid, gid } = statSync(folder);
		const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
		expect(names).toContain("service.lock");
		for (const name of names) expect(lstatSync(join(folder, name)), name).toMatchObject({ uid, gid });
	}
});

describe("a data folder that is a link of root's, as systemd's DynamicUser makes one", () => {
	/** The service's folder moved behind a link; everything in it and the folder itself are the service account's. */
	async function behindLink() {
		const { office, backup } = await serviceFolder();
		const linked = linkTo(office.folder);
		office.environment.DATA_DIR = linked;
		return { office, backup, linked };
	}

	function linkTo(folder: string): string {
		const link = join(temporaryFolder(), "ivf-do");
		symlinkSync(folder, link);
		return link;
	}

	function belongsToItsFolder(folder: string, names = readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		const { uid, gid } = statSync(folder);
		if (ROOT) expect(uid).toBe(NOBODY);
		for (const name of names) expect(lstatSync(join(folder, name)), name).toMatchObject({ uid, gid });
	}

	it("gets all that restore, rotate-key and purge make as its own", async () => {
		const { office, backup } = await behindLink();
		expect((await office.contacts(["restore", backup, "--replace"])).code).toBe(0);
		belongsToItsFolder(office.folder);
		office.environment.DATA_KEY_PREVIOUS = DATA_KEY;
		office.environment.DATA_KEY = OTHER_KEY;
		expect((await office.contacts(["rotate-key"])).code).toBe(0);
		expect((await office.contacts(["purge", "--before", "hoy", "--include-unanswered", "--yes"])).code).toBe(0);
		await office.ask();
		await office.withStore(async () => {
			const names = readdirSync(office.folder);
			expect(names).toEqual(expect.arrayContaining(["requests.db-wal", "requests.db-shm"]));
			belongsToItsFolder(office.folder);
		});
	});

	it("gets the store that a move brings as its own", async () => {
		const { office } = await behindLink();
		const to = join(temporaryFolder(), "other");
		mkdirSync(to, { mode: 0o700 });
		if (ROOT) chownSync(to, NOBODY, NOBODY);
		expect(await office.contacts(["move", "--to", `sqlite:${linkTo(to)}`])).toMatchObject({ code: 0, err: "" });
		belongsToItsFolder(to);
	});

	it("gets the rows of a PostgreSQL that a restore replaced as its own", async () => {
		const office = await freshOffice("postgres");
		await office.ask();
		const backup = join(temporaryFolder(), "copia.db");
		await office.contacts(["backup", backup]);
		const folder = join(temporaryFolder(), "data");
		mkdirSync(folder, { mode: 0o700 });
		if (ROOT) chownSync(folder, NOBODY, NOBODY);
		office.environment.DATA_DIR = linkTo(folder);
		const { json } = await office.contacts(["restore", backup, "--replace", "--json"]);
		expect(existsSync(join(json.aside, "requests.db"))).toBe(true);
		belongsToItsFolder(folder);
	});

	// Whoever runs it: this link is not root's, and the folder it leads to is.
	it("counts as the folder's owner whom the folder belongs to, not the link", () => {
		const link = linkTo("/");
		if (ROOT) lchownSync(link, NOBODY, NOBODY);
		expect(lstatSync(link).uid).not.toBe(0);
		expect(folderOwner(link)).toMatchObject({ uid: 0, gid: statSync("/").gid });
	});
});
