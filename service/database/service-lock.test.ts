import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { lockDataFolder } from "./service-lock.ts";

const MODULE = fileURLToPath(new URL("service-lock.ts", import.meta.url));

describe("a data folder", () => {
	it("is one service's at a time, and free again when that one ends", () => {
		const folder = temporaryFolder();
		const free = lockDataFolder(folder);
		expect(() => lockDataFolder(folder)).toThrow(SettingsError);
		expect(() => lockDataFolder(folder)).toThrow(/otro servicio ya trabaja/);
		free();
		lockDataFolder(folder)();
	});

	it.each([
		["is a file", "data", (root: string) => writeFileSync(join(root, "data"), "")],
		["would stand below a file", "file/data", (root: string) => writeFileSync(join(root, "file"), "")],
		["holds a folder in the lock's place", "", (root: string) => mkdirSync(join(root, "service.lock"))],
	])("is named, with what to do, where it %s", (_what, below, spoil) => {
		const root = temporaryFolder();
		spoil(root);
		const folder = join(root, below);
		expect(() => lockDataFolder(folder)).toThrow(SettingsError);
		expect(() => lockDataFolder(folder)).toThrow(`DATA_DIR: no se puede escribir en «${folder}»; revisa que`);
	});

	it("is free again at once after its service was killed", async () => {
		const folder = join(temporaryFolder(), "data");
		const script = `const { lockDataFolder } = await import(${JSON.stringify(MODULE)});
			lockDataFolder(${JSON.stringify(folder)});
			setTimeout(() => { gc(); console.log("locked"); }, 100); setInterval(() => {}, 1000);`;
		const other = spawn(process.execPath, ["--expose-gc", "--input-type=module", "--eval", script], {
			stdio: ["ignore", "pipe", "inherit"],
		});
		onTestFinished(() => {
			other.kill("SIGKILL");
		});
		await once(other.stdout, "data");
		expect(() => lockDataFolder(folder)).toThrow(SettingsError);
		other.kill("SIGKILL");
		await once(other, "exit");
		lockDataFolder(folder)();
	});
});
