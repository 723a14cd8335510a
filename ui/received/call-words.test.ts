import { expect, it } from "vitest";
import { callWords } from "./call-words.ts";

it.each([
	["2026-11-30T13:30:00Z", undefined, "lunes 30 de noviembre, 09:30 en Santo Domingo"],
	[
		"2026-11-30T13:30:00Z",
		"America/Puerto_Rico",
		"lunes 30 de noviembre, 09:30 en Puerto Rico (09:30 en Santo Domingo)",
	],
	["2026-11-30T13:30:00Z", "America/New_York", "lunes 30 de noviembre, 08:30 en New York (09:30 en Santo Domingo)"],
	[
		"2026-11-30T23:30:00Z",
		"Europe/Madrid",
		"martes 1 de diciembre, 00:30 en Madrid (lunes 30 de noviembre, 19:30 en Santo Domingo)",
	],
])("a call at %s is told on the clock of %s, and on the team's", (at, zone, said) => {
	expect(callWords(at, zone, "es", "{time} en {zone}")).toBe(said);
});
