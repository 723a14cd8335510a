import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { timeOrderedId } from "./platform.ts";

it("writes the time and the randomness where RFC 9562 has them", () => {
	const id = timeOrderedId(new Date("2022-02-22T19:22:22.000Z"), () =>
		Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]),
	);
	// The RFC's own example, appendix A.6.
	expect(id).toBe("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
});

it("makes ids that sort by their time", () => {
	const times = [0, 1, 255, 2 ** 32 - 1, 2 ** 32, Date.parse("2026-11-21"), Date.parse("9999-12-31")];
	const ids = times.map((time) => timeOrderedId(new Date(time), randomBytes));
	expect(ids).toEqual(ids.toSorted());
	expect(new Set(ids).size).toBe(times.length);
});
