import { execFile } from "node:child_process";
import { existsSync, readdirSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { freshDatabase } from "../../../testing/databases/databases.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { wipeFreedSpace } from "../database.ts";

const MANY = 3000;

/** Fills a store with several megabytes, more than SQLite keeps in memory unasked, and lays its file anew. */
const PROGRAM = `
	import { openDatabase } from ${JSON.stringify(new URL("../open-database.ts", import.meta.url).href)};
	import { wipeFreedSpace } from ${JSON.stringify(new URL("../database.ts", import.meta.url).href)};
	const database = await openDatabase({ DATA_DIR: process.argv[1] });
	const row = (id) => ({
		id, reference: id, kind: "patient", person: "p", details: "palabra-de-ana ".repeat(300), notice_version: "1",
		received_at: id, client_request_id: null, answered_at: null, quarantined_at: null, suspicion: null,
		released_at: null, receipt_at: null, next_check_at: null,
	});
	await database.db.transaction().execute(async (transaction) => {
		for (let id = 0; id < ${MANY}; id++) await transaction.insertInto("requests").values(row(String(id))).execute();
	});
	await database.db.deleteFrom("requests").where("id", "like", "%7").execute();
	if (!(await wipeFreedSpace(database))) process.exitCode = 1;
	await database.db.destroy();
`;

it("lays SQLite's file anew without a word in the folder for temporary files", async () => {
	const temporary = temporaryFolder();
	const made = new Set<string>();
	const watcher = watch(temporary, (_event, name) => name && made.add(name));
	const folder = temporaryFolder();
	const environment = { ...process.env, TMPDIR: temporary, SQLITE_TMPDIR: temporary };
	await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", PROGRAM, folder], { env: environment });
	// What happened in the folder is told in its order: past this one nothing is still to come.
	writeFileSync(join(temporary, "last"), "");
	await expect.poll(() => made.has("last")).toBe(true);
	watcher.close();
	expect([...made]).toEqual(["last"]);
	expect(readdirSync(temporary)).toEqual(["last"]);
	expect(existsSync(join(folder, "requests.db"))).toBe(true);
});

it("lets other work go on meanwhile", async () => {
	const database = await freshDatabase("sqlite");
	let turns = 0;
	let ticking = setImmediate(function turn() {
		turns++;
		ticking = setImmediate(turn);
	});
	expect(await wipeFreedSpace(database)).toBe(true);
	clearImmediate(ticking);
	expect(turns).toBeGreaterThan(0);
});
