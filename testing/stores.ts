/** A store on a fresh database, with a clock the test sets. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Database, DatabaseKind } from "../service/database/database.ts";
import { openStore } from "../service/requests/store.ts";
import { freshDatabase } from "./databases.ts";
import { NOON } from "./requests.ts";

export interface Clock {
	time: Date;
}

/** A new store. Its clock stands at noon until the test moves it. */
export async function freshStore(kind: DatabaseKind, bytes: (length: number) => Uint8Array = randomBytes) {
	const database = await freshDatabase(kind);
	const clock: Clock = { time: NOON };
	return { database, clock, store: await storeOn(database, clock, bytes) };
}

/** Another store on the same database, as a second process would open it. */
export function storeOn(database: Database, clock: Clock, bytes: (length: number) => Uint8Array = randomBytes) {
	return openStore({
		database,
		now: () => clock.time,
		randomBytes: bytes,
		newId: randomUUID,
		noticeVersion: "2026-01-01",
		mailDomain: "example.com",
	});
}
