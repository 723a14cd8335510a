import { expect, it } from "vitest";
import { gatherCounts } from "./gather-counts.ts";

/** @param isDown whether the store fails */
function gathered(isDown = () => false) {
	const saved: number[] = [];
	const waiting: (() => Promise<void>)[] = [];
	const save = async (count: number) => {
		if (isDown()) throw new Error("away");
		saved.push(count);
	};
	const count = gatherCounts(save, (work) => waiting.push(work));
	return { saved, count, waiting, pass: async () => await waiting.shift()?.() };
}

it("saves a flood as one number", async () => {
	const { saved, count, waiting, pass } = gathered();
	for (let times = 0; times < 1000; times++) count();
	expect([saved, waiting.length]).toEqual([[], 1]);
	await pass();
	count();
	await pass();
	expect(saved).toEqual([1000, 1]);
});

it("goes on counting where the store was away", async () => {
	let down = true;
	const { saved, count, pass } = gathered(() => down);
	count();
	await pass();
	down = false;
	count();
	await pass();
	expect(saved).toEqual([1]);
});
