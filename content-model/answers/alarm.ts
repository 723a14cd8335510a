/** What a visitor in danger reads, the numbers to call, and the phrases by which we know. */
import * as v from "valibot";
import { DANGERS, type Danger } from "../../contract/alarm/alarm.ts";
import type { ContentFault } from "../faults/faults.ts";
import { described } from "../fields/described.ts";
import { field, group, list, object, several, text, unrepeated, words } from "../fields/field.ts";
import { anchorId, day, named, review, sourceNames } from "../fields/parts.ts";
import texts from "./alarm.json" with { type: "json" };

export const NUMBERS_FILE = "alarm-numbers.yaml";

const regionName = v.pipe(
	text,
	v.regex(/^[A-Z]{2}$/, "escribe el código del país, por ejemplo DO o ES; Europa es EU."),
);

const numberSchema = described(texts.number, {
	id: anchorId,
	number: v.pipe(
		text,
		v.regex(/^\*?\d[\d -]*\d$/, "escribe el número con cifras, guiones o espacios, entre comillas."),
	),
	regions: v.array(regionName),
	sources: named,
	dialled: day,
});

const byDanger = <T>(of: (danger: Danger) => T) =>
	Object.fromEntries(DANGERS.map((danger) => [danger, of(danger)])) as Record<Danger, T>;

/** `content/alarm-numbers.yaml`, the same in every language. */
export const alarmNumbersSchema = object({
	zones: field(
		"Zonas horarias",
		"Las de cada región, enteras o por su principio.",
		v.record(regionName, list("Zonas", "Por ejemplo America/Santo_Domingo o Europe/.", text)),
	),
	...byDanger((danger) =>
		several(
			"Números",
			`A quién se llama: ${danger}.`,
			numberSchema,
			"un número",
			unrepeated("id", "un nombre corto está dos veces."),
		),
	),
});

const card = (lines: string) =>
	group("Tarjeta", "Sale encima de los resultados.", {
		title: "Lo primero que se lee, en dos frases cortas",
		text: "Qué hacer, en tres o cuatro frases cortas",
		lines,
	});
const signs = (when: string) =>
	group("Señales", when, { title: "Qué hacer, encima de la lista", items: several("Señales", "Una por línea.", text) });

/** `alarm.yaml` of a language. */
export const alarmSchema = words({
	link: "Enlace a los números, debajo del buscador",
	title: "Encima de los números cuando se abren por ese enlace",
	...byDanger((danger) => card(`Encima de sus números: ${danger}`)),
	places: field("Lugares", "De dónde es cada número de ayuda.", v.record(anchorId, text)),
	signs: group("Señales de alarma", "Las enseñan las respuestas y los artículos.", {
		clinicalReview: review,
		sources: sourceNames("Fuentes", "De dónde salen."),
		now: signs("Las que no esperan."),
		today: signs("Las de hoy mismo."),
	}),
});

/** Words with bars between them, `@group`; `+` between parts in any order, ` - ` before what excuses it. */
const WORD = String.raw`@?[\p{L}\p{N}]+(?:/@?[\p{L}\p{N}]+)*`;
const PHRASE = new RegExp(`^${WORD}(?: (?:\\+ )?${WORD})*(?: - ${WORD})?$`, "u");
const phrases = (what: string) =>
	several(
		"Frases",
		what,
		v.pipe(
			text,
			v.regex(PHRASE, ({ input }) => `«${input}» no es una frase; la guía dice cómo se escriben, con / + @ y « - ».`),
			v.check((phrase) => phrase.split(" + ").length <= 3, "una frase tiene tres partes (+) como máximo."),
		),
		"una frase",
	);

/** `alarm-phrases.yaml` of a language. */
export const alarmPhrasesSchema = v.pipe(
	object({
		groups: field(
			"Grupos",
			"Palabras que valen lo mismo; una frase las llama con @.",
			v.record(anchorId, list("Palabras", "Una o más.", text)),
		),
		others: list("Otras palabras", "Bien escritas, que se parecen a alguna de una frase.", text),
		...byDanger((danger) => phrases(`Las que hablan de peligro: ${danger}.`)),
		harmless: phrases("Las que no hablan de peligro con las mismas palabras."),
	}),
	v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
		if (!typed) return;
		const { groups, others: _, ...lists } = value;
		const all = Object.values(lists).flat();
		const twice = all.filter((phrase, index) => all.indexOf(phrase) < index);
		for (const phrase of twice) addIssue({ message: `la frase «${phrase}» está dos veces; deja una.` });
		const named = Array.from(all.join(" ").matchAll(/@(\w+)/g), ([, name = ""]) => name);
		for (const name of new Set([...named, ...Object.keys(groups)]))
			if (!(name in groups && named.includes(name)))
				addIssue({ message: `el grupo «${name}» no está en groups, o ninguna frase lo usa.` });
	}),
);

export type Numbers = v.InferOutput<typeof alarmNumbersSchema>;

/** A number to call, with what its place is called in a language. */
type HelpLine = Numbers[Danger][number] & { place: string };
/** The words of a language with the numbers in them. */
export type Alarm = Omit<v.InferOutput<typeof alarmSchema>, "places"> & {
	numbers: Record<Danger, HelpLine[]>;
	zones: Numbers["zones"];
};

export function withNumbers(
	{ places, ...words }: v.InferOutput<typeof alarmSchema>,
	{ zones, ...numbers }: Numbers,
): Alarm {
	const named = (danger: Danger) => numbers[danger].map((line) => ({ ...line, place: places[line.id] ?? "" }));
	return { ...words, zones, numbers: byDanger(named) };
}

/** Numbers whose place has no name in a language, and names of numbers that are not there. */
export function placeFaults(
	file: string,
	places: Readonly<Record<string, string>>,
	{ zones: _, ...numbers }: Numbers,
): ContentFault[] {
	const ids = Object.values(numbers).flatMap((lines) => lines.map(({ id }) => id));
	const add = (problem: string) => (id: string) => ({ file, field: `places › ${id}`, problem });
	return [
		...ids.filter((id) => !(id in places)).map(add("falta cómo se llama este lugar.")),
		...Object.keys(places)
			.filter((id) => !ids.includes(id))
			.map(add(`no hay un número con este nombre corto en content/${NUMBERS_FILE}.`)),
	];
}
