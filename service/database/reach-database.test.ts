import { openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { errorCode } from "../error-code.ts";
import { DATABASE_FILE } from "./database.ts";
import { reachDatabase } from "./reach-database.ts";

async function damagedStore(spoil: (path: string) => void): Promise<string> {
	const folder = temporaryFolder();
	await (await reachDatabase({ DATA_DIR: folder })).db.destroy();
	spoil(join(folder, DATABASE_FILE));
	return folder;
}

describe("a SQLite file that is damaged", () => {
	it.each([
		["in its header", (path: string) => writeSync(openSync(path, "r+"), Buffer.alloc(100, 0xa7), 0, 100, 0), "26"],
		["in its pages", (path: string) => writeFileSync(path, readFileSync(path).fill(0xa7, 100, 4096)), "11"],
	])("%s is said to be so, with the way back", async (_where, spoil, code) => {
		const DATA_DIR = await damagedStore(spoil);
		await expect(reachDatabase({ DATA_DIR })).rejects.toThrow(
			new RegExp(`está dañado.*restore ARCHIVO --replace.*\\(ERR_SQLITE_ERROR ${code}\\)`),
		);
	});

	it("is not what a folder is that cannot be written", async () => {
		const file = join(temporaryFolder(), "file");
		writeFileSync(file, "");
		await expect(reachDatabase({ DATA_DIR: file })).rejects.toThrow("permiso de escritura");
	});
});

it("an error of SQLite's is named with its number", () => {
	const database = new DatabaseSync(":memory:");
	try {
		database.exec("SELECT * FROM nothing");
	} catch (error) {
		expect(errorCode(error)).toBe("ERR_SQLITE_ERROR 1");
	}
	expect.assertions(1);
});
