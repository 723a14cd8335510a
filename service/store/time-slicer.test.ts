import { afterEach, expect, it, vi } from "vitest";
import { timeSlicer } from "./time-slicer.ts";

afterEach(() => void vi.useRealTimers());

it("other work has its turn once a slice is over, and then a new slice begins", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const yieldIfDue = timeSlicer();
	expect(yieldIfDue()).toBeUndefined();
	vi.advanceTimersByTime(7);
	expect(yieldIfDue()).toBeUndefined();
	vi.advanceTimersByTime(1);
	let isOthersTurn = false;
	setImmediate(() => {
		isOthersTurn = true;
	});
	const turn = yieldIfDue();
	expect(turn).toBeInstanceOf(Promise);
	await turn;
	expect(isOthersTurn).toBe(true);
	expect(yieldIfDue()).toBeUndefined();
	vi.advanceTimersByTime(8);
	expect(yieldIfDue()).toBeInstanceOf(Promise);
});
