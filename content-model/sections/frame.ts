/** What sections are made of. Titles and hints of their fields stand in `sections.json`, by the section's name. */
import * as v from "valibot";
import { entriesOf, type Schemas } from "../fields/described.ts";
import { emphasisedText, field, object } from "../fields/field.ts";
import { anchorId } from "../fields/parts.ts";
import texts from "./sections.json" with { type: "json" };

type Name = keyof typeof texts;

/** A section by its name. @param schemas of its fields that are more than a text */
export function section<const Type extends Name, const S extends Schemas<(typeof texts)[Type]> = object>(
	type: Type,
	schemas?: S,
) {
	const [title, shows] = texts[type].$;
	return object({
		type: field(`Sección: ${title}`, `${shows} No cambies esta palabra.`, v.literal(type)),
		...entriesOf(texts[type], schemas),
	});
}

/** What most sections open with: an anchor, where one is needed, and a title in which `*word*` is set in italics. */
export const head = { id: anchorId, title: emphasisedText };

/** @param below what the heading and its text belong to, as `cada paso` */
export const titledText = (below: string) =>
	object({
		title: field("Título", `Encabeza ${below}, en pocas palabras.`),
		text: field("Texto", `Explica ${below} en una o dos frases.`),
	});
