import { expect, it } from "vitest";
import { memoizeOpen } from "./platform.ts";

it("opens once, however many ask at the same time", async () => {
	let times = 0;
	const opened = memoizeOpen(async () => ++times);
	expect(await Promise.all([opened(), opened(), opened()])).toEqual([1, 1, 1]);
	expect(await opened()).toBe(1);
});

it("tries again after a failure", async () => {
	let times = 0;
	const opened = memoizeOpen(async () => {
		if (++times === 1) throw new Error("not yet");
		return times;
	});
	await expect(opened()).rejects.toThrow("not yet");
	expect(await opened()).toBe(2);
});
