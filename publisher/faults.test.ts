import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
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
		disk.fill();
		const refused = await edit(HOME, TITLE, NEW);
		expect([refused.status, refused.json.message]).toEqual([507, expect.stringContaining("No queda espacio")]);
		expect(files.git("rev-parse", "textos")).toBe(before);
		disk.empty();
		expect((await edit(HOME, TITLE, NEW)).status).toBe(201);
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
