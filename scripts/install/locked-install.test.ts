import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { installLocked } from "./locked-install.mjs";

/** A lockfile that names nothing, and the folder to install it into. */
function place() {
	const [from, to] = [temporaryFolder(), join(temporaryFolder(), "below", "program")];
	writeFileSync(join(from, "package.json"), "{}");
	const lock = (name: string) =>
		writeFileSync(join(from, "package-lock.json"), JSON.stringify({ name, lockfileVersion: 3, packages: { "": {} } }));
	lock("one");
	let installs = 0;
	const counted = (works: boolean) => {
		installs += 1;
		return works;
	};
	const install = (works = true) => installLocked("Instalando", from, to, () => counted(works));
	return { to, lock, install, installs: () => installs };
}

it("a program is installed once, and again when its lockfile names another", async () => {
	const { to, lock, install } = place();
	expect(await install()).toBe(true);
	const trace = join(to, "trace");
	writeFileSync(trace, "");
	expect(await install()).toBe(true);
	expect(existsSync(trace)).toBe(true);
	lock("two");
	expect(await install()).toBe(true);
	expect(existsSync(trace)).toBe(false);
}, 60_000);

it("a program that does not run on this machine is said not to be there, and is tried again", async () => {
	const { install } = place();
	expect(await install(false)).toBe(false);
	expect(await install(false)).toBe(false);
	expect(await install(true)).toBe(true);
}, 60_000);

it("of two runs at once one installs and the other waits, also behind one that was killed", async () => {
	const { to, install, installs } = place();
	mkdirSync(dirname(to), { recursive: true });
	const { pid } = spawnSync(process.execPath, ["--version"]);
	writeFileSync(`${to}.installing`, String(pid));
	expect(await Promise.all([install(), install()])).toEqual([true, true]);
	expect(installs()).toBe(1);
	expect(existsSync(`${to}.installing`)).toBe(false);
}, 60_000);
