import { expect, it, onTestFinished, vi } from "vitest";
import { keptLog } from "../../testing/app.ts";
import { startScheduledJobs } from "./scheduled-jobs.ts";

function jobs(work: () => Promise<void>) {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const { log, entries } = keptLog();
	const end = startScheduledJobs([{ name: "purga", everyMs: 1000, work }], log);
	return { end, entries };
}

it("a round comes at once and then as often as it says, also after one has failed", async () => {
	let turns = 0;
	const { end, entries } = jobs(async () => {
		if (++turns === 2) throw Object.assign(new Error("ana@example.com"), { code: "ECONNREFUSED" });
	});
	await vi.advanceTimersByTimeAsync(3000);
	expect(turns).toBe(4);
	expect(entries).toEqual([{ level: "error", job: "purga", error: "ECONNREFUSED", message: "scheduled job failed" }]);
	await end();
	await vi.advanceTimersByTimeAsync(3000);
	expect(turns).toBe(4);
});

it("a round that takes long is not begun a second time beside itself, and is awaited at the end", async () => {
	let turns = 0;
	const done = Promise.withResolvers<void>();
	const { end } = jobs(() => {
		turns++;
		return done.promise;
	});
	await vi.advanceTimersByTimeAsync(5000);
	expect(turns).toBe(1);
	let ended = false;
	const ending = end().then(() => {
		ended = true;
	});
	await vi.advanceTimersByTimeAsync(1000);
	expect(ended).toBe(false);
	done.resolve();
	await ending;
});
