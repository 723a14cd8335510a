import * as v from "valibot";
import { readClosedDays } from "../contract/closed-days.ts";
import { LANGUAGES, type Language } from "../contract/languages.ts";
import texts from "./contact.json" with { type: "json" };
import { described } from "./fields/described.ts";
import { some, text, webAddress } from "./fields/field.ts";
import { fill } from "./fields/fill.ts";

/** From Monday on; the editor knows them by their names (`choices` in `content/team/editor.yaml`). */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const weekday = v.picklist(WEEKDAYS, "escribe un día con su número, de 1 (lunes) a 7 (domingo).");
/** Minutes since midnight of a clock time: `18:00`. */
export const minutesOf = (time: string) => Number(time.split(":")[0]) * 60 + Number(time.split(":")[1]);
const clock = v.pipe(text, v.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, "escribe la hora así: 18:00."));
/** A telephone as it is written: `+1 809 555 0142`. */
export const telephone = v.pipe(
	text,
	v.regex(/^\+[\d ]+$/, "escribe el número con + y código de país, solo cifras y espacios."),
);

const opening = v.pipe(
	described(texts.opening, { first: weekday, last: weekday, from: clock, until: clock }),
	v.forward(
		v.check(({ first, last }) => !(first > last), "el último día va después del primero."),
		["last"],
	),
	v.forward(
		v.check(({ from, until }) => !(minutesOf(from) >= minutesOf(until)), "va después de la hora en que abre."),
		["until"],
	),
);

const closedDay = v.pipe(
	text,
	v.check(
		(day) => readClosedDays([day]).faulty.length === 0,
		"escribe un día como 2026-12-25 o un periodo como 2026-12-31/2027-01-02.",
	),
);

/** `content/contact.yaml`: how the group is reached, the same in every language. */
export const contactSchema = described(texts.contact, {
	phone: telephone,
	email: v.pipe(text, v.email("no es una dirección de correo.")),
	chat: v.pipe(text, v.regex(/^\d{8,15}$/, "escribe el número con código de país, solo cifras.")),
	night: telephone,
	opening,
	profiles: some(webAddress, "un perfil"),
	closed: v.array(closedDay),
});

export type Contact = v.InferOutput<typeof contactSchema>;

type OpeningWords = { hours: string; closed: string };

/** The opening hours in a language, and the closed days. @param words with {from}, {to}, {open}, {close}, and {days} */
export function openingWords({ opening, closed }: Contact, words: OpeningWords, language: Language): string {
	// 1 June 2026 is a Monday, day 1. An hour and its “a. m.” stay on one line.
	const show = (day: number, time: string, options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(LANGUAGES[language], { ...options, timeZone: "UTC" })
			.format(new Date(`2026-06-0${day}T${time.padStart(5, "0")}Z`))
			.replaceAll(/\s/g, "\u00a0");
	const dates = new Intl.DateTimeFormat(LANGUAGES[language], { dateStyle: "long", timeZone: "UTC" });
	const days = closed.map((day) => {
		const [from = "", until = from] = day.split("/");
		return dates.formatRange(new Date(from), new Date(until));
	});
	return fill(words.hours + (days.length > 0 ? words.closed : ""), {
		days: new Intl.ListFormat(LANGUAGES[language]).format(days),
		from: show(opening.first, opening.from, { weekday: "long" }),
		to: show(opening.last, opening.from, { weekday: "long" }),
		open: show(opening.first, opening.from, { timeStyle: "short" }),
		close: show(opening.first, opening.until, { timeStyle: "short" }),
	});
}
