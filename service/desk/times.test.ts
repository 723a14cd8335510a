import { desk } from "virtual:content";
import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "../durations.ts";
import { lengthWords } from "./times.ts";

it.each([
	[MINUTE - 1, desk.time.now],
	[40 * MINUTE, "40 min"],
	[HOUR, "1 h"],
	[DAY, "24 h"],
	[47 * HOUR, "47 h"],
	[2 * DAY, "2 días"],
])("says a length of %i ms in its largest unit", (ms, said) => {
	expect(lengthWords(ms, desk.time)).toBe(said);
});
