import { describe, expect, it } from "vitest";
import { keptLog } from "../../testing/app.ts";
import { SECOND } from "../durations.ts";
import { outageLog } from "./log.ts";

function testOutage() {
	const { log, entries } = keptLog();
	const clock = { time: 0 };
	const told = outageLog(log, { failing: "request not stored", again: "requests stored again" }, () => clock.time);
	return { told, log, entries, clock };
}

describe("an outage", () => {
	it("is told at once, then once a minute with a count, and when it is over", () => {
		const { told, entries, clock } = testOutage();
		for (let second = 0; second < 150; second++) {
			clock.time = second * SECOND;
			for (let each = 0; each < 10; each++) told.failed({ error: "ERR_SQLITE_ERROR 13" });
		}
		told.worked();
		told.worked();
		const failing = { level: "error", message: "request not stored", error: "ERR_SQLITE_ERROR 13" };
		expect(entries).toEqual([
			{ ...failing, times: 1 },
			{ ...failing, times: 600 },
			{ ...failing, times: 600 },
			{ level: "info", message: "requests stored again", times: 299 },
		]);
	});

	it("that comes and goes is told no more often", () => {
		const { told, entries, clock } = testOutage();
		for (let second = 0; second < 60; second++) {
			clock.time = second * SECOND;
			told.failed({});
			told.worked();
		}
		expect(entries).toHaveLength(2);
		clock.time = 60 * SECOND;
		told.failed({});
		expect(entries.at(-1)).toMatchObject({ level: "error", times: 60 });
	});

	it("where nothing ever failed says nothing", () => {
		const { told, entries } = testOutage();
		told.worked();
		expect(entries).toEqual([]);
	});

	it("takes its own entries out of a log and leaves the others", () => {
		const { told, log, entries } = testOutage();
		const listened = told.wrapLog(log);
		for (let each = 0; each < 3; each++) listened.error({ error: "x" }, "request not stored");
		listened.error({ error: "y" }, "request failed");
		listened.warn({}, "slow");
		listened.info({}, "request refused");
		expect(entries.map(({ message }) => message)).toEqual([
			"request not stored",
			"request failed",
			"slow",
			"request refused",
		]);
	});
});
