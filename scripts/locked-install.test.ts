import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { installLocked } from "./locked-install.mjs";

/** A lockfile that names nothing, and the folder to install it into. */
function place() {
	const [from, to] = [temporaryFolder(), join(temporaryFolder(), "below", "program")];
	writeFileSync(join(from, "package.json"), "{}");
	const lock = (name: string) =>
		writeFileSync(join(from, "package-lock.json"), JSON.stringify({ name, lockfileVersion: 3, packages: { "": {} } }));
	lock("one");
	const install = (works = true) => installLocked("Instalando", from, to, () => works);
	return { to, lock, install };
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
