/** The fields that most sections open with. */
import * as v from "valibot";
import { emphasisedText, field, object } from "../fields/field.ts";
import { anchorId } from "../fields/parts.ts";

/** A section: its kind, what that kind shows, and its fields. */
export const section = <const Name extends string, Fields extends v.ObjectEntries>(
	name: Name,
	title: string,
	shows: string,
	fields: Fields,
) =>
	object({
		type: field(`Sección: ${title}`, `${shows} No cambies esta palabra.`, v.literal(name)),
		...fields,
	});

/** Where a section needs an anchor; elsewhere it is `sectionId`. */
export const sectionAnchor = field(
	"Ancla",
	"El nombre con que otros enlaces llevan aquí: /pagina#ancla. Si la cambias, cambia también esos enlaces.",
	anchorId,
);

export const sectionId = v.optional(sectionAnchor);

export const sectionTitle = field(
	"Título",
	"Encabeza la sección, en letra grande. Las palabras entre *asteriscos* van en cursiva.",
	emphasisedText,
);

/** Of sections whose large line is another. */
export const plainTitle = field("Título", "Encabeza la sección. Sin cursiva ni enlaces.");

export const sectionLead = field("Entrada", "Una o dos frases debajo del título. Un solo párrafo.");

/** What most sections open with; one that differs overrides `id` or `lead`. */
export const sectionHead = { id: sectionId, title: sectionTitle, lead: sectionLead };
/** The same of sections that may do without a lead. */
export const briefHead = { ...sectionHead, lead: v.optional(sectionLead) };

/** @param below what the heading and its text belong to, as `cada paso` */
export const titledText = (below: string) =>
	object({
		title: field("Título", `Encabeza ${below}, en pocas palabras.`),
		text: field("Texto", `Explica ${below} en una o dos frases.`),
	});

/** A label and what the way to the chat is greeted with. */
export const chatLabel = field("Texto del enlace al chat", "Lo que se lee en el enlace que abre WhatsApp.");
