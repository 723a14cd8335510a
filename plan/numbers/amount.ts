/** Amounts, percentages and whole numbers as people type them, and as they are shown: with decimal arithmetic, to the cent. */
import { type Currency, Decimal } from "./money.ts";
import { plainNumber, withoutCurrencies, withoutMultiple } from "./typed-number.ts";

/** The largest amount that is worked with, in whole units of any currency. */
export const MAX_AMOUNT = 1_000_000_000;

/** A typed number: `number` has one reading, `unclear` two, the smaller first, which the person is asked about; else why it is none. */
export type Reading =
	| { kind: "number"; value: Decimal }
	| { kind: "unclear"; values: readonly [Decimal, Decimal] }
	| { kind: "empty" | "not-a-number" | "negative" | "too-many-decimals" | "too-large" | "other-currency" };

/** Signs and words of any amount, of per cent and of "about", and the blanks and apostrophes that group digits. */
const IGNORED_CHARACTERS =
	/por\s*ciento|per\s*cent|app?rox(?:imadamente|imately)?\.?|unos|casi|about|around|[$%٪\s'_~≈]/giu;
/** A blank between digits groups them by three; before fewer or more it is a slip, or two numbers. */
const MISPLACED_BLANK = /\d[\s'_]+(?!\d{3}(?!\d))\d/;
/** In characters: more than any accepted number has, so that longer input is rejected without parsing. */
const MAX_LENGTH = 40;
/** Whole digits that a mark groups by three; the first is not 0. */
const GROUPS = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** Reads money: `12,5`, `RD$ 250,000.00`, `5 mil pesos`; `250.000` and `5m` are unclear. @returns two decimals, from 0 to `MAX_AMOUNT` */
export function readAmount(typed: string, currency?: Currency): Reading {
	if (typed.length > MAX_LENGTH) return unread(typed);
	const { rest: unnamed, named } = withoutCurrencies(plainNumber(typed));
	const { rest, factors } = withoutMultiple(unnamed);
	const [reading, larger] = factors.map((factor = 1) => read(rest, typed, 2, meaningOfAmount, factor)) as [
		Reading,
		Reading?,
	];
	if (reading.kind !== "number" && reading.kind !== "unclear") return reading;
	const isOther = named.some((one) => one !== currency) || (currency === "EUR" && unnamed.includes("$"));
	if (currency && isOther) return { kind: "other-currency" };
	const isEither = reading.kind === "number" && larger?.kind === "number";
	return isEither ? { kind: "unclear", values: [reading.value, larger.value] } : reading;
}

function meaningOfAmount({ whole, mark, decimals }: Parts) {
	if (!GROUPS.test(whole + mark + decimals)) return "decimal";
	return mark === "," ? "group" : "unclear";
}

/** Reads a percentage, which has no thousands: a sole mark begins its decimals. @returns four decimals, from 0 to `MAX_AMOUNT` */
export function readPercentage(typed: string): Reading {
	if (typed.length > MAX_LENGTH) return unread(typed);
	return read(withoutCurrencies(plainNumber(typed)).rest, typed, 4, () => "decimal");
}

interface Parts {
	whole: string;
	mark: "." | ",";
	decimals: string;
}

type Meaning = "decimal" | "group" | "unclear";

const unread = (typed: string): Reading => ({ kind: typed.trim() === "" ? "empty" : "not-a-number" });

/** @param plain what is left of what was typed @param factor what it is multiplied by */
function read(plain: string, typed: string, decimals: number, meaning: (parts: Parts) => Meaning, factor = 1): Reading {
	const value = (text: string) => bounded(new Decimal(text).times(factor), decimals);
	if (MISPLACED_BLANK.test(plain)) return none;
	const text = plain
		// Millions may be marked by an apostrophe, thousands after it by a comma: `1'500,000`.
		.replace(/'(?=\d{3},\d{3})/, ",")
		.replaceAll(IGNORED_CHARACTERS, "")
		// On cheques and in contracts: `5,000.oo`, `5,000.--`.
		.replace(/[.,](?:oo|[-=]+)$/i, "")
		.replace(/^\+/, "");
	if (text === "") return unread(typed);
	if (/^-[\d.,]*\d/.test(text)) return { kind: "negative" };
	if (!/^[\d.,]*$/.test(text) || !/\d/.test(text)) return { kind: "not-a-number" };
	const marks = text.replaceAll(/\d/g, "");
	const last = marks.at(-1) as Parts["mark"] | undefined;
	if (last === undefined) return value(text);
	const other = last === "." ? "," : ".";
	const isSole = marks.length === 1;
	if (isSole) {
		const [whole = "", part = ""] = text.split(last);
		const meant = meaning({ whole, mark: last, decimals: part });
		if (meant === "decimal") return value(`${whole || "0"}.${part || "0"}`);
		const grouped = value(whole + part);
		if (meant === "group" || grouped.kind !== "number") return grouped;
		return {
			kind: "unclear",
			values: [new Decimal(`${whole}.${part}`).times(factor).round(decimals, Decimal.roundHalfUp), grouped.value],
		};
	}
	// One kind of mark only groups digits; of two kinds, the last is the decimal mark and occurs once.
	if (!marks.includes(other)) return GROUPS.test(text) ? value(text.replaceAll(last, "")) : none;
	const at = text.lastIndexOf(last);
	const whole = text.slice(0, at);
	if (whole.includes(last) || !GROUPS.test(whole)) return none;
	return value(`${whole.replaceAll(other, "")}.${text.slice(at + 1) || "0"}`);
}

const none = { kind: "not-a-number" } as const;

function bounded(number: Decimal, decimals: number): Reading {
	if (number.gt(MAX_AMOUNT)) return { kind: "too-large" };
	if (!number.round(decimals, Decimal.roundDown).eq(number)) return { kind: "too-many-decimals" };
	return { kind: "number", value: number };
}

export type WholeReading = Reading | { kind: "not-whole" };

/** What people write after a count, which its field says anyway. */
const UNIT =
	/(?:noches?|años?|mes(?:es)?|m|cuotas?|pagos?|mensualidad(?:es)?|nights?|years?|months?|mths?|mo|instal?lments?|payments?)\.?$/iu;

/** A whole number as people type it (months, nights): `24`, `24,0`, `1,000`, `24 meses`. `not-whole` if decimals are left. */
export function readWholeNumber(typed: string): WholeReading {
	const reading = readAmount(typed.trim().replace(UNIT, ""));
	if (reading.kind === "empty" && typed.trim() !== "") return { kind: "not-a-number" };
	// `1.000`, with a single point before three digits, can only mean thousands in a whole number.
	if (reading.kind === "unclear") return { kind: "number", value: reading.values[1] };
	if (reading.kind === "too-many-decimals") return { kind: "not-whole" };
	if (reading.kind === "number" && !reading.value.round(0).eq(reading.value)) return { kind: "not-whole" };
	return reading;
}
