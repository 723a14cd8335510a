import * as v from "valibot";
import { described, entriesOf } from "../fields/described.ts";
import { emphasisedText, exactly, linkedText, object, some, text } from "../fields/field.ts";
import { day, faq, link, metric, pageHead, plate, relatedAnswers } from "../fields/parts.ts";
import { titledText } from "../sections/frame.ts";
import texts from "./unit.json" with { type: "json" };

const path = v.pipe(text, v.regex(/^(\/[a-z-]+){1,2}$/, "una ruta empieza con / y lleva solo minúsculas y guiones."));

const counted = <S extends v.GenericSchema>(schema: S, count: number, what: string) =>
	exactly(schema, count, `lleva exactamente ${count} ${what}.`);

const title = emphasisedText;
const actions = counted(link, 2, "botones");
const ask = some(text, "una pregunta");

/** A unit's own page (specification, section 2, "Unit pages"). `*word*` in a title is set in italics. */
export const unitPage = object({
	...pageHead,
	...entriesOf(texts.page, {
		hero: { title, tags: counted(text, 3, "etiquetas"), actions },
		about: { statement: emphasisedText, paragraphs: v.array(text), limits: titledText("el límite") },
		steps: { title, items: counted(titledText("el paso"), 3, "pasos") },
		/** Academy's; search engines are told of them as well. */
		courses: { title, items: v.array(titledText("el curso")) },
		plate,
		benefits: { title, items: counted(titledText("el beneficio"), 6, "beneficios") },
		audiences: { title, items: counted(titledText("el público"), 3, "públicos") },
		metrics: { title, items: counted(metric, 3, "cifras"), note: linkedText },
		/** Who pays the group for what, and what was checked of each clinic; while a list is empty, what to ask meanwhile. */
		transparency: { title, earnings: { ask, items: v.array(described(texts.payer, { since: day })) }, checks: { ask } },
		faqs: { title, items: counted(faq, 5, "preguntas"), related: relatedAnswers },
		closing: { title, text: linkedText, actions },
	}),
});

/** `content/es/units/*.yaml`: one business unit and its page (specification, sections 2 and 3); the page answers at both paths. */
export const unitSchema = described(texts.unit, { href: path, canonical: path, page: unitPage });

export type Unit = v.InferOutput<typeof unitSchema>;
export type UnitPage = Unit["page"];
export type Transparency = NonNullable<UnitPage["transparency"]>;
