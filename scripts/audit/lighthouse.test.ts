import { expect, it } from "vitest";
import { PHONE_INDEX, type Speed, settle, slowdownFor } from "./lighthouse.ts";

/** Settles on figures for a page whose runs have these TBT, one after the other, and whose threshold is 50 ms. */
async function settled(...each: number[]) {
	const runs = each.values();
	const measure = async () => ({ tbt: runs.next().value, runs: 1, faults: [] as string[] }) as Speed;
	const { tbt, runs: count } = await settle(measure, (speed) => speed.tbt >= 50);
	return { tbt, runs: count };
}

it("a page that keeps its thresholds is measured once", async () => {
	expect(await settled(49)).toEqual({ tbt: 49, runs: 1 });
});

it("one bad run is outvoted by two more", async () => {
	expect(await settled(120, 20, 40)).toEqual({ tbt: 40, runs: 3 });
});

it("a slow page stays slow, however often it is measured", async () => {
	expect(await settled(51, 90, 60)).toEqual({ tbt: 60, runs: 3 });
});

it("a machine is slowed down to the same phone, however fast it is", () => {
	expect([1500, 1750, 2000, 3500].map(slowdownFor)).toEqual([3.4, 4, 4.6, 8]);
	for (const index of [1500, 2400, 3500]) expect(index / slowdownFor(index)).toBeCloseTo(PHONE_INDEX, -1);
});

it("a machine slower than the phone is not sped up", () => {
	expect(slowdownFor(300)).toBe(1);
});
