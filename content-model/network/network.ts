import * as v from "valibot";
import { CRITERIA, PRICE_CURRENCIES, SPOKEN, TREATMENTS } from "../../contract/clinics.ts";
import type { Language } from "../../contract/languages.ts";
import { telephone } from "../contact.ts";
import { described } from "../fields/described.ts";
import { prose, some, unrepeated, webAddress } from "../fields/field.ts";
import { anchorId, day, unitId } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import texts from "./network.json" with { type: "json" };

/** A text of a file that all languages share, in each of them. */
export const inLanguages = described(texts.inLanguages, { es: prose, en: prose });

/** Such a text as the page's language says it. */
export const saidIn = (language: Language, text: v.InferOutput<typeof inLanguages>): string =>
	text[language] ?? text.es;

/** Where the country lies, in degrees. */
const BOUNDS = { latitude: [17.4, 20], longitude: [-72.1, -68.2] } as const;

const degrees = ([from, to]: readonly [number, number]) => {
	const problem = `escribe los grados con punto, de ${from} a ${to}: en un mapa, pulsa el lugar y cópialos.`;
	return v.pipe(v.number(problem), v.minValue(from, problem), v.maxValue(to, problem));
};

const amount = v.pipe(
	v.number(),
	v.integer("escribe un número entero."),
	v.minValue(1, "escribe un número mayor que 0."),
);

const price = v.pipe(
	described(texts.price, {
		from: amount,
		until: amount,
		currency: v.picklist(PRICE_CURRENCIES, "escribe USD, DOP o EUR."),
		date: day,
	}),
	v.forward(
		v.check(({ from, until }) => !(from > until), "es menor que «desde»; corrige uno de los dos."),
		["until"],
	),
);

const check = described(texts.check, {
	criterion: v.picklist(CRITERIA, `elige entre ${CRITERIA.join(", ")}.`),
	paper: inLanguages,
	by: anchorId,
	date: day,
});

/** `content/clinics/ID.yaml`: a clinic of the network that was checked, by its address below /clinicas. */
export const clinicSchema = described(texts.clinic, {
	place: { latitude: degrees(BOUNDS.latitude), longitude: degrees(BOUNDS.longitude) },
	phone: telephone,
	web: webAddress,
	licence: { lookup: webAddress },
	picture: photograph,
	text: inLanguages,
	treatments: some(v.picklist(TREATMENTS, `elige entre ${TREATMENTS.join(", ")}.`), "una línea"),
	languages: some(v.picklist(SPOKEN, `elige entre ${SPOKEN.join(", ")}.`), "una línea"),
	price,
	checks: v.pipe(
		some(check, "una cosa comprobada"),
		unrepeated("criterion", "una cosa está dos veces; deja la última comprobación."),
	),
});

export type Clinic = v.InferOutput<typeof clinicSchema> & {
	/** Its file's name without the ending, and the end of its address. */
	id: string;
};

/** `content/people/ID.yaml`: somebody who answers for something, by name. */
export const personSchema = described(texts.person, {
	role: inLanguages,
	unit: unitId,
	picture: photograph,
	answersFor: inLanguages,
});

export type Person = v.InferOutput<typeof personSchema> & {
	/** Its file's name without the ending. */
	id: string;
};
