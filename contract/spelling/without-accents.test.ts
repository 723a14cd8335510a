import { expect, it } from "vitest";
import { withoutAccents } from "./without-accents.ts";

it.each([
	["clínica ÑANDÚ", "clinica NANDU"],
	["Łódź", "lodz"],
	["Strauß", "Strauss"],
	["Œuvre, Ægir", "oeuvre, aegir"],
	["İstanbul, ışık", "Istanbul, isik"],
	["Điện", "dien"],
	["I, i, d, l", "I, i, d, l"],
])("%s is compared as %s", (text, plain) => {
	expect(withoutAccents(text)).toBe(plain);
});
