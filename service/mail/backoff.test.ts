import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../durations.ts";
import { retriesExhausted } from "./backoff.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const mail = (age: number, attempts: number) => ({ createdAt: new Date(NOW.getTime() - age), attempts });

describe("a mail is given up", () => {
	it("after three days, and not at their very end", () => {
		expect(retriesExhausted(mail(3 * DAY, 50), NOW)).toBe(false);
		expect(retriesExhausted(mail(3 * DAY + 1, 50), NOW)).toBe(true);
	});

	it("never before its tenth try, however long the machine was off", () => {
		expect(retriesExhausted(mail(30 * DAY, 8), NOW)).toBe(false);
		expect(retriesExhausted(mail(30 * DAY, 9), NOW)).toBe(true);
	});

	it("never within its first hours, however often it was tried", () => {
		expect(retriesExhausted(mail(HOUR, 500), NOW)).toBe(false);
	});
});
