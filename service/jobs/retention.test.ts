import { expect, it } from "vitest";
import { NOON } from "../../testing/requests.ts";
import { purgeExpired } from "./retention.ts";

const DAY = 24 * 60 * 60 * 1000;

function kept() {
	const entries: string[] = [];
	const note = (fields: object, message: string) => entries.push(`${message} ${JSON.stringify(fields)}`);
	return { entries, log: { info: note, warn: note, error: note } };
}

const deletes =
	(count: number, asked: Date[] = []) =>
	async (time: Date) => {
		asked.push(time);
		return count;
	};

const forgetNetworks = async () => {};

it("forgets after thirty days where a request came from", async () => {
	const asked: Date[] = [];
	const forget = async (before: Date) => void asked.push(before);
	const store = { retention: { purge: deletes(0), forgetNetworks: forget } };
	await purgeExpired(store.retention, 365, NOON, kept().log);
	expect(asked).toEqual([new Date(NOON.getTime() - 30 * DAY)]);
});

it("deletes what was received more than the set number of days ago, and says how many", async () => {
	const { entries, log } = kept();
	const asked: Date[] = [];
	const store = { retention: { purge: deletes(3, asked), forgetNetworks } };
	await purgeExpired(store.retention, 365, NOON, log);
	const yearAgo = new Date(NOON.getTime() - 365 * DAY);
	expect(asked).toEqual([yearAgo]);
	expect(entries).toEqual(['expired requests deleted {"count":3}']);
});

it.each([
	[0, 0],
	[1, 1],
])("of %i requests it says something %i times", async (requests, said) => {
	const { entries, log } = kept();
	const store = { retention: { purge: deletes(requests), forgetNetworks } };
	await purgeExpired(store.retention, 365, NOON, log);
	expect(entries).toHaveLength(said);
});
