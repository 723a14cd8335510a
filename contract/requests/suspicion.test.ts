import { describe, expect, it } from "vitest";
import { suspicionOf } from "./suspicion.ts";

const LEAST = 2000;

describe("a request is suspect", () => {
	it.each([{ website: "https://spam.example" }, { website: "x", elapsed_ms: "90000" }])(
		"when it answers the question nobody sees (%j)",
		(input) => expect(suspicionOf(input, LEAST)).toBe("trap"),
	);

	it.each([0, 1999, "0", "1999", 12.5])("when its form was filled in within %j milliseconds", (elapsed_ms) => {
		expect(suspicionOf({ elapsed_ms }, LEAST)).toBe("too_fast");
	});
});

describe("a request is not suspect", () => {
	it.each([{}, { website: "" }, { website: "  " }, null, undefined, "text", []])(
		"for what it leaves out: without script there is no timing (%j)",
		(input) => expect(suspicionOf(input, LEAST)).toBeUndefined(),
	);

	it.each([2000, "2000", 9e12])("when its form took %j milliseconds", (elapsed_ms) => {
		expect(suspicionOf({ elapsed_ms }, LEAST)).toBeUndefined();
	});

	it.each([-1, "-1", "", " ", "fast", null, {}, [], true, Number.NaN, "1e2", "0x1"])(
		"for a timing that is none (%j)",
		(elapsed_ms) => expect(suspicionOf({ elapsed_ms }, LEAST)).toBeUndefined(),
	);

	it("for its speed where the check is switched off", () => {
		expect(suspicionOf({ elapsed_ms: 0 }, 0)).toBeUndefined();
	});
});
