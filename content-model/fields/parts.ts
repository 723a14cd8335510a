/** Small shapes that many content files share. */
import * as v from "valibot";
import { asksForPurpose, PURPOSE_SLUGS, purposeAskedFor } from "../../contract/requests/purposes.ts";
import { described, entriesOf } from "./described.ts";
import { field, flag, object, oneOf, prose, some, text } from "./field.ts";
import texts from "./parts.json" with { type: "json" };

/** Milliseconds. A publication may be dated ahead by this much; what lies further is a mistyped year. */
const MAX_AHEAD = 31 * 24 * 60 * 60 * 1000;

/** A day of the calendar. JavaScript reads 2026-02-31 as 3 March. */
const calendarDay = v.pipe(
	text,
	v.isoDate("escribe la fecha así: 2026-11-22."),
	v.check(
		(value) => !v.ISO_DATE_REGEX.test(value) || new Date(value).toJSON().startsWith(value),
		"ese día no está en el calendario; corrige el mes o el día.",
	),
);

/** A day of the past, or at most a month ahead. */
export const day = v.pipe(
	calendarDay,
	v.check((value) => !(Date.parse(value) > Date.now() + MAX_AHEAD), "falta más de un mes para ese día; revisa el año."),
);

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

export const link = object(entriesOf(texts.link, { href: internalLink }));

/** The chat greetings a link may open with; their words are in `site.yaml`. */
const CHAT_VARIANTS = ["general", "patient", "clinic", "community", "agenda"] as const;

export const chatVariant = v.picklist(CHAT_VARIANTS);

/** Business units, in the order the site presents them. */
export const UNIT_IDS = ["ivfdo", "concierge", "academy", "financial", "bi"] as const;
export type UnitId = (typeof UNIT_IDS)[number];
export const unitId = v.picklist(UNIT_IDS);

/** A figure and what it counts (specification, section 3); `launch-check` asks the owner its `openQuestion` until it is gone. */
export const metric = described(texts.metric);
export type Metric = v.InferOutput<typeof metric>;

/** Drawings of what happens; they are in `site/artwork/plates/`, what they show is told in `site.yaml`. */
const PLATES = ["arrival", "retrieval", "laboratory", "plan"] as const;
export type PlateName = (typeof PLATES)[number];

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

export const pageArt = oneOf("este dibujo", PAGE_ART);

/** A question and its answer (specification, section 3). */
export const faq = described(texts.faq, { answer: prose });
export type Faq = v.InferOutput<typeof faq>;

/** Under a list of questions: answers of `content/es/answers` that belong to the matter, by their ids. */
export const relatedAnswers = v.pipe(
	some(anchorId, "un ancla"),
	v.maxLength(6, "lleva seis como máximo: las que más ayudan aquí."),
);

/** Sources by their names in `content/sources.yaml`, where each is written once. */
export const named = some(anchorId, "una fuente");

/** The same, as a field that explains itself. */
export const sourceNames = (title: string, description: string) => field(title, description, named);

/** Marks an entry the owner must replace before going live; a visitor sees "Ejemplo" beside it. */
export const sample = flag("Ejemplo", "Marca lo inventado: se lee «Ejemplo» al lado. Quítalo al poner lo real.");

/** Who read a text and signed it, and the hash of the words that were signed (`loader/signed-reviews.ts`). */
const signature = described(texts.signature, { on: day });

/** What search engines show below a title. */
export const searchDescription = v.pipe(
	text,
	v.minLength(70, "la descripción tiene menos de 70 caracteres."),
	v.maxLength(160, "la descripción pasa de 160 caracteres; los buscadores la cortan."),
);

/** Fields that stand alike in several files. */
export const { plate, review, reviewDay, wordingDate, title, description } = entriesOf(texts.shared, {
	plate: v.picklist(PLATES),
	/** Whether somebody who knows the matter has read the text; `pending` is said in it until then. */
	review: v.union(
		[v.literal("pending"), signature],
		"escribe pending. La firma la pone npm run generate -- reviews --signed, con la lista firmada.",
	),
	/** The day on which a fact must be checked again; `dueReviews` reads it wherever it stands. */
	reviewDay: calendarDay,
	wordingDate: day,
	title: v.pipe(text, v.maxLength(60, "el título pasa de 60 caracteres; los buscadores lo cortan.")),
	description: searchDescription,
});

/** What search engines show of a page. */
export const pageHead = { title, description };
