import { expect, it } from "vitest";
import { randomSupply } from "./random-supply.ts";

/** 0, 1, 2 … over all calls, so that a byte handed out twice shows. */
function counting() {
	let next = 0;
	let calls = 0;
	const bytes = (length: number) => {
		calls += 1;
		return Uint8Array.from({ length }, () => next++ % 251);
	};
	return { calls: () => calls, bytes };
}

it("hands out each random byte once", () => {
	const source = counting();
	const take = randomSupply(source.bytes);
	const taken = Array.from({ length: 100 }, () => [...take(8)]).flat();
	expect(taken).toEqual(Array.from({ length: 800 }, (_, at) => at % 251));
	expect(source.calls()).toBe(1);
});

it("gives as many bytes as it is asked for, more than it keeps too", () => {
	const take = randomSupply(counting().bytes);
	expect([take(8), take(4095), take(10_000)].map(({ length }) => length)).toEqual([8, 4095, 10_000]);
});
