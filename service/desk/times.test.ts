import { desk } from "virtual:content";
import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "../durations.ts";
import { clockWords, dayWords, lengthWords, monthWords, timeWords, weekWords } from "./times.ts";

it.each([
	[MINUTE - 1, desk.time.now],
	[MINUTE, "1 min"],
	[40 * MINUTE, "40 min"],
	[HOUR, "1 h"],
	[DAY, "24 h"],
	[47 * HOUR, "47 h"],
	[2 * DAY, "2 días"],
])("says a length of %i ms in its largest unit", (ms, said) => {
	expect(lengthWords(ms, desk.time)).toBe(said);
});

const ZONE = "America/Santo_Domingo";

it("says a time as briefly as it can be told apart: today, this year, another year; by the clock of the place", () => {
	const now = new Date("2026-11-21T03:30:00Z");
	const said = (time: string) => timeWords(new Date(time), { now, timeZone: ZONE, words: desk });
	// There it is still the twentieth.
	expect(said("2026-11-20T18:46:00Z")).toBe("hoy a las 14:46");
	expect(said("2026-11-20T04:00:00Z")).toBe("hoy a las 00:00");
	expect(said("2026-11-20T03:59:00Z")).toBe("el 19 de noviembre a las 23:59");
	expect(said("2026-01-01T04:00:00Z")).toBe("el 1 de enero a las 00:00");
	expect(said("2026-01-01T03:59:00Z")).toBe("el 31 de diciembre de 2025 a las 23:59");
	expect(said("2025-11-20T18:46:00Z")).toBe("el 20 de noviembre de 2025 a las 14:46");
});

it("says a clock, a day and a week each in its own words, one after the other", () => {
	const time = new Date("2026-11-20T18:46:00Z");
	expect([clockWords(time, ZONE), clockWords(time, "UTC")]).toEqual(["14:46", "18:46"]);
	expect(dayWords(time, ZONE)).toBe("20 de noviembre de 2026");
	expect(weekWords("2026-11-16", "Semana del {date}")).toBe("Semana del 16 nov");
	expect(monthWords("2026-11")).toBe("noviembre de 2026");
});
