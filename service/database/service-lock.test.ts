import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { SettingsError } from "../config.ts";
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

	it("is free again at once after its service was killed", async () => {
		const folder = join(temporaryFolder(), "data");
		const script = `const { lockDataFolder } = await import(${JSON.stringify(MODULE)});
			lockDataFolder(${JSON.stringify(folder)}); console.log("locked"); setInterval(() => {}, 1000);`;
		const other = spawn(process.execPath, ["--input-type=module", "--eval", script], {
			stdio: ["ignore", "pipe", "inherit"],
		});
		await once(other.stdout, "data");
		expect(() => lockDataFolder(folder)).toThrow(SettingsError);
		other.kill("SIGKILL");
		await once(other, "exit");
		lockDataFolder(folder)();
	});
});
