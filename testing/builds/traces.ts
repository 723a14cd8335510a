import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../../service/database/database.ts";

/** Every byte of the files in a folder, as one text to search; names too. */
export const everyByte = (folder: string): string =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => join(folder, name))
		.map((path) => (statSync(path).isFile() ? path + readFileSync(path, "latin1") : path))
		.join("\n");

/** Everything the database's tables hold, as one text to search. */
export async function everyRow({ db }: Database): Promise<string> {
	const texts: string[] = [];
	for (const { name } of await db.introspection.getTables()) {
		texts.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows));
	}
	return texts.join("\n");
}
