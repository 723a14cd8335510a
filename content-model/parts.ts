/** Small shapes that many content files share. */
import * as v from "valibot";
import { asksForPurpose, PURPOSE_SLUGS, purposeAskedFor } from "../contract/purposes.ts";
import { placesIn } from "./places.ts";

/** A tag, or a sign by its name: `<b>`, `&nbsp;`. */
const HTML = /<[/!]?[a-z][^<>]*>|&(?:#x?[0-9a-f]+|[a-z]+);/i;

/** A text that may hold places to fill; which ones, `template` says. */
export const textWithPlaces = v.pipe(
	v.string(),
	v.check((value) => value.trim() !== "", "está vacío; escribe un texto o quita el campo."),
	v.check((value) => value === value.trim(), "tiene espacios al principio o al final; quítalos."),
	v.check(
		(value) => !HTML.test(value),
		({ input }) => `${HTML.exec(input)?.[0]} es HTML y se leería tal cual; quítalo, o escribe el signo que quieres.`,
	),
);

const noPlaces = v.check<string, string>(
	(value) => placesIn(value).length === 0,
	"este texto no tiene huecos: lo que va entre llaves { } se leería tal cual; quítalo.",
);
const noLinks = v.check<string, string>(
	(value) => !/\[[^\]]*\]\([^)]*\)/.test(value),
	"este texto no lleva enlaces: [ ] y ( ) se leerían tal cual; deja solo las palabras.",
);
const noEmphasis = v.check<string, string>(
	(value) => !/\*[^*]+\*/.test(value),
	"este texto no lleva cursiva: los asteriscos se leerían tal cual; quítalos.",
);

/** A line or paragraph a visitor reads. */
export const text = v.pipe(textWithPlaces, noPlaces, noLinks, noEmphasis);

/** A title or line in which `*word*` is emphasised. */
export const emphasisedText = v.pipe(textWithPlaces, noPlaces, noLinks);

/** A line in which `[words](/path)` is a link. */
export const linkedText = v.pipe(textWithPlaces, noPlaces, noEmphasis);

const knownPurpose = v.check<string, string>(
	(href) => !asksForPurpose(href) || purposeAskedFor(href) !== undefined,
	`no existe ese asunto; elige entre ${Object.values(PURPOSE_SLUGS).join(", ")}.`,
);

/** A page's path or an anchor on this site: `/contacto`, `/contacto?tipo=paciente&asunto=llamada`, `#about`. */
export const internalLink = v.pipe(
	text,
	v.regex(
		/^(\/[a-z0-9/-]*(\?[a-z]+=[a-z]+(&[a-z]+=[a-z]+)*)?)?(#[A-Za-z][\w-]*)?$/,
		"no es un enlace interno; escribe por ejemplo /contacto o #about.",
	),
	knownPurpose,
);

/** An element's id, the target of an anchor. */
export const anchorId = v.pipe(text, v.regex(/^[A-Za-z][\w-]*$/, "un ancla lleva solo letras, cifras y guiones."));

export const link = v.strictObject({ label: text, href: internalLink });

/** The chat greetings a link may open with; their words are in `site.yaml`. */
export const CHAT_VARIANTS = ["general", "patient", "clinic", "community", "agenda"] as const;

/** Business units, in the order the site presents them. */
export const UNIT_IDS = ["ivfdo", "concierge", "academy", "financial", "bi"] as const;
export type UnitId = (typeof UNIT_IDS)[number];

/** What only the owner can answer; visitors never see it, `launch-check` asks until it is gone. */
export const openQuestion = v.optional(
	v.pipe(
		text,
		v.title("Pregunta abierta al Grupo"),
		v.description("Lo que solo el Grupo sabe. No se muestra: sale en npm run launch-check hasta que se borra."),
	),
);

/** A figure, its unit and what it counts (specification, section 3); every claim carries its `note`. */
export const metric = v.strictObject({
	value: text,
	suffix: v.optional(text),
	label: text,
	note: v.optional(text),
	openQuestion,
});
export type Metric = v.InferOutput<typeof metric>;

/** Drawings that may open a page; they are in `site/artwork/page-art/`. */
export const PAGE_ART = [
	"orbit",
	"crossing",
	"growth",
	"summits",
	"lens",
	"cell",
	"shelter",
	"voices",
	"stones",
	"book",
	"question",
	"letter",
	"waves",
	"keyhole",
	"pact",
	"crumbs",
] as const;
export type PageArtName = (typeof PAGE_ART)[number];

export const pageArt = v.picklist(PAGE_ART, `no existe este dibujo; elige entre ${PAGE_ART.join(", ")}.`);

/** A question and its answer (specification, section 3). */
export const faq = v.strictObject({ question: text, answer: text });
export type Faq = v.InferOutput<typeof faq>;

/** Under a list of questions: answers of `content/answers.yaml` that belong to the matter, by their ids. */
export const relatedAnswers = v.optional(
	v.pipe(
		v.array(anchorId),
		v.minLength(1, "lleva al menos un ancla."),
		v.maxLength(6, "lleva seis como máximo: las que más ayudan aquí."),
		v.title("Respuestas relacionadas"),
		v.description("Anclas de content/answers.yaml. Salen como enlaces debajo de las preguntas."),
	),
);

/** Sources by their names in `content/answers.yaml`, where each is written once. */
export const sourceNames = (title: string, description: string) =>
	v.pipe(v.array(anchorId), v.minLength(1, "lleva al menos una fuente."), v.title(title), v.description(description));

/** Marks an entry the owner must replace before going live; a visitor sees "Ejemplo" beside it. */
export const sample = v.optional(v.boolean(), false);

/** Whether somebody who knows the matter has read the text; `pending` is said in it until then. */
export const review = v.picklist(["pending", "done"], "escribe pending (falta la revisión) o done (ya se revisó).");
