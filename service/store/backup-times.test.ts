import { expect, it } from "vitest";
import { DATABASE_KINDS } from "../../testing/databases.ts";
import { HOUR, NOON } from "../../testing/requests.ts";
import { freshStore } from "../../testing/stores.ts";
import { MAX_STEP } from "./clock.ts";

it.each(DATABASE_KINDS)("the last backup is known on %s, unless a clock that was ahead noted it", async (kind) => {
	const { store, clock } = await freshStore(kind);
	expect(await store.backups.last()).toBeUndefined();
	await store.backups.record();
	expect(await store.backups.last()).toEqual(NOON);
	clock.time = new Date(NOON.getTime() + HOUR);
	expect(await store.backups.last()).toEqual(NOON);
	clock.time = new Date(NOON.getTime() - MAX_STEP);
	expect(await store.backups.last()).toEqual(NOON);
	clock.time = new Date(NOON.getTime() - MAX_STEP - 1);
	expect(await store.backups.last()).toBeUndefined();
});
