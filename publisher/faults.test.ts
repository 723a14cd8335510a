import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { checkoutIn } from "../testing/texts/checkout.ts";
import { checkout, publisherOn } from "../testing/texts/publisher.ts";

const HOME = "content/es/pages/home.yaml";
const [TITLE, NEW] = [/^title: .*$/m, "title: Fertilidad con calma"];

/** A git that finds no room on the disk for what it is to write, from `fill` to `empty`. @param command that is to write */
function smallDisk(command: string) {
	const folder = temporaryFolder();
	const full = join(folder, "full");
	const program = [
		"#!/bin/sh",
		`PATH=\${PATH#*:}`,
		`case " $* " in *" ${command} "*) [ -e ${full} ] && echo 'fatal: write error: No space left on device' >&2 && exit 128;; esac`,
		'exec git "$@"',
	];
	writeFileSync(join(folder, "git"), program.join("\n"));
	chmodSync(join(folder, "git"), 0o755);
	vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
	onTestFinished(() => void vi.unstubAllEnvs());
	return { fill: () => writeFileSync(full, ""), empty: () => rmSync(full) };
}

it.each(["hash-object", "write-tree", "checkout-index", "commit-tree", "update-ref"])(
	"a disk that is full at %s loses nothing, says so, and the same is saved once there is room",
	async (command) => {
		const disk = smallDisk(command);
		const files = checkout();
		const { edit } = await publisherOn(files);
		const before = files.git("rev-parse", "textos");
		// A content that was checked before, in another test, is laid out no more.
		const words = `${NEW}, ${command}`;
		disk.fill();
		const refused = await edit(HOME, TITLE, words);
		expect([refused.status, refused.json.message]).toEqual([507, expect.stringContaining("No queda espacio")]);
		expect(files.git("rev-parse", "textos")).toBe(before);
		disk.empty();
		expect((await edit(HOME, TITLE, words)).status).toBe(201);
	},
);

it("a lock that git left behind in the checkout holds up no save, and is left alone", async () => {
	const files = checkout();
	const lock = files.path(".git/index.lock");
	writeFileSync(lock, "");
	const { edit, state } = await publisherOn(files);
	expect((await edit(HOME, TITLE, NEW)).status).toBe(201);
	expect((await state()).changes).toHaveLength(1);
	expect(existsSync(lock)).toBe(true);
});

/** Of a disk that may be mounted here. */
const SIZE = 32 * 1024 * 1024;
const mayMount = process.platform === "linux" && process.getuid?.() === 0;
if (!mayMount)
	process.stderr.write("NOT TRIED HERE: a disk that is really full, because only root mounts one (Linux)\n");

if (mayMount) {
	it("on a disk that is really full nothing is lost and everything is said, and with room it goes on", async () => {
		const disk = temporaryFolder();
		execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", disk]);
		onTestFinished(() => void execFileSync("umount", ["--lazy", disk]));
		const files = checkoutIn(join(disk, "checkout"));
		const { edit, open, state, ask, served } = await publisherOn(files);
		expect((await edit(HOME, TITLE, NEW)).status).toBe(201);
		const { draft } = await state();
		const publicNow = () => files.git("rev-parse", "textos-publico");
		const before = publicNow();
		const ballast = join(disk, "ballast");
		const { bavail, bsize } = statfsSync(disk);
		writeFileSync(ballast, Buffer.alloc(bavail * bsize));
		const refused = await edit(HOME, TITLE, "title: Fertilidad sin prisa");
		expect([refused.status, refused.json.message]).toEqual([507, expect.stringContaining("No queda espacio")]);
		expect((await open(HOME)).text).toContain("Fertilidad con calma");
		expect((await ask("GET", "/state")).json.message).toContain("No queda espacio");
		expect((await ask("POST", "/publish", { draft })).status).toBe(507);
		expect([files.git("rev-parse", "textos"), publicNow()]).toEqual([draft, before]);
		rmSync(ballast);
		expect((await edit(HOME, TITLE, "title: Fertilidad sin prisa")).status).toBe(201);
		files.git("fsck", "--connectivity-only", "--no-dangling");
		expect((await ask("POST", "/publish", { draft: (await state()).draft })).status).toBe(202);
		await vi.waitFor(() => expect(served).toHaveLength(1), { timeout: 30_000 });
	});
}
