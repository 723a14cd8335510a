import { expect, it } from "vitest";
import { NOON } from "../../testing/requests.ts";
import { purgeExpired } from "./retention.ts";

const DAY = 24 * 60 * 60 * 1000;

function kept() {
	const entries: string[] = [];
	const note = (fields: object, message: string) => entries.push(`${message} ${JSON.stringify(fields)}`);
	return { entries, log: { info: note, warn: note, error: note } };
}

it("deletes what was received more than the set number of days ago, and says how many", async () => {
	const { entries, log } = kept();
	let before: Date | undefined;
	const purge = async (time: Date) => {
		before = time;
		return 3;
	};
	await purgeExpired({ store: { purge }, days: 365, now: () => NOON, log });
	expect(before).toEqual(new Date(NOON.getTime() - 365 * DAY));
	expect(entries).toEqual(['expired requests deleted {"count":3}']);
});

it("says so when the store cannot be reached, and does not end the service", async () => {
	const { entries, log } = kept();
	const purge = () => Promise.reject(Object.assign(new Error("ana@example.com"), { code: "ECONNREFUSED" }));
	await purgeExpired({ store: { purge }, days: 365, now: () => NOON, log });
	expect(entries).toEqual(['expired requests not deleted {"error":"ECONNREFUSED"}']);
});
