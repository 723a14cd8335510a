import { describe, expect, it } from "vitest";
import { memoryRateLimiter } from "./memory-rate-limiter.ts";

describe("a blocked network", () => {
	it("is remembered for as long as they were told to wait", () => {
		const clock = { milliseconds: 0 };
		const blocked = memoryRateLimiter(() => clock.milliseconds);
		blocked.block("a", 60);
		clock.milliseconds = 59_001;
		expect([blocked.wait("a"), blocked.wait("b")]).toEqual([1, 0]);
		clock.milliseconds = 60_000;
		expect(blocked.wait("a")).toBe(0);
	});

	it("is forgotten when there are too many, the first ones first, so that memory is bounded", () => {
		const blocked = memoryRateLimiter(() => 0);
		for (let index = 0; index <= 10_000; index++) blocked.block(String(index), 60);
		expect([blocked.wait("0"), blocked.wait("1"), blocked.wait("10000")]).toEqual([0, 60, 60]);
	});

	it("is one that sent as many as it may, until its window ends; a wide network may send more", () => {
		const clock = { milliseconds: 0 };
		const blocked = memoryRateLimiter(() => clock.milliseconds);
		const take = (name: string) =>
			blocked.take(
				[
					{ name, times: 1 },
					{ name: "wide", times: 2 },
				],
				{ requests: 2, seconds: 60 },
			);
		expect([take("a"), take("a"), take("a"), take("b"), take("b"), take("c")]).toEqual([0, 0, 60, 0, 0, 60]);
		clock.milliseconds = 60_000;
		expect(take("a")).toBe(0);
	});
});
