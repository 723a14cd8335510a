import { expect, it } from "vitest";
import { growth } from "../../testing/measuring/growth.ts";
import { sixDigits, twelveLetters } from "./pasted-code.ts";

const MAIL = `Tu código para entrar en la mesa

Escríbelo en la página que lo pidió, hoy 26/11/2026 a las 17:30:

123 456

Vale diez minutos. Si no lo pediste, llama al +1 (809) 555-0142 o al 809 555 0199 ext. 12.`;

it.each([
	["alone", "123456"],
	["in two groups", "123 456"],
	["with its line", "Tu código: 123 456"],
	["with its subject", "123456 es tu código para entrar en la mesa"],
	["with a no-break space", "123\u00a0456"],
	["with a narrow no-break space", "123\u202f456"],
	["with a hyphen", "123-456"],
	["with a hyphen that breaks no line", "123\u2011456"],
	["with spaces of no width", "\u200b123\u200b456\u200b"],
	["between marks of direction", "\u2066123 456\u2069"],
	["digit by digit", "1 2 3 4 5 6"],
	["in pairs", "12-34-56"],
	["in Arabic digits", "١٢٣٤٥٦"],
	["in Persian digits", "۱۲۳ ۴۵۶"],
	["in full width", "１２３　４５６"],
	["before a full stop", "El código es 123456."],
	["after a year", "26 de noviembre de 2026, código 123 456"],
	["before a telephone", "123456. Llama al 809-555-0142"],
	["after a telephone", "+44 7911 654321: código 123456"],
	["in the whole mail", MAIL],
	["in the whole mail, as a field of one line takes it", MAIL.replaceAll("\n", "")],
])("six digits are found %s", (_, pasted) => {
	expect(sixDigits(pasted)).toBe("123456");
});

it.each([
	["too few digits", "12345"],
	["a telephone alone", "809 555 0142"],
	["a longer number", "1234567"],
	["no digits", "código"],
	["nothing", ""],
])("%s are no code", (_, pasted) => {
	expect(sixDigits(pasted)).not.toHaveLength(6);
});

it.each([
	"7K4R-62XW-FHJK",
	"7k4r62xwfhjk",
	" 7K4R 62XW FHJK ",
	"Código: 7K4R\u201162XW\u2011FHJK.",
	"7K4R-\u200b62XW-FHJK",
])("the letters of an operator's code are found in %j", (pasted) => {
	expect(twelveLetters(pasted)).toBe("7K4R62XWFHJK");
});

it.each(["1", "123 ", "a", " ", "\u0301\u0323"])("what is endless costs no more than its length: %j", async (text) => {
	const texts = new Map([1000, 2000].map((length) => [length, text.repeat(length / text.length)]));
	const read = (length: number) => {
		const pasted = texts.get(length) as string;
		return sixDigits(pasted) + twelveLetters(pasted);
	};
	// Twice the characters may cost twice the work, and a little more.
	expect(await growth(read, 2000, 2.8)).toBeLessThan(2.8);
});
