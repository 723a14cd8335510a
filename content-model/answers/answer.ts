import * as v from "valibot";
import { LANGUAGE_CODES, type Language } from "../../contract/languages.ts";
import { barsSchema } from "../fields/bars.ts";
import { described, entriesOf } from "../fields/described.ts";
import { field, object, prose, some, text } from "../fields/field.ts";
import { anchorId, day, type Faq, link, named, pageHead, review, reviewDay } from "../fields/parts.ts";
import { PLAN_TOOLS } from "../plan/frame.ts";
import texts from "./answer.json" with { type: "json" };

/** A URL without a fragment or a query string, since query strings carry tracking parameters; a page's number may stand there. */
const sourceUrl = field(
	"Dirección",
	"La página de la fuente, con https:// y sin nada detrás de ? o #, salvo su número: ?id=24786.",
	v.pipe(
		text,
		v.regex(
			/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[\w.~%/-]*(\?(id|p)=\d+)?)?$/i,
			"escribe la dirección completa, con https:// y sin nada detrás de ? o #.",
		),
	),
);

/** A page that answers rest on, or that a reader is sent to for confirmation. */
const sourceSchema = v.pipe(
	object({
		url: sourceUrl,
		...entriesOf(texts.source, {
			/** Where the publisher has the same page in other languages. */
			urls: v.partial(object(v.entriesFromList(LANGUAGE_CODES, sourceUrl))),
			/** Nothing rests on such a page; a reader is sent there, and nobody needs to have compared it. */
			confirmOnly: v.literal(true, "escribe true o borra la línea."),
			/** The day somebody checked the answers against this page. */
			reviewed: day,
		}),
		review_by: reviewDay,
	}),
	v.forward(
		v.partialCheck(
			[["confirmOnly"], ["reviewed"]],
			({ confirmOnly, reviewed }) => (confirmOnly === undefined) === (reviewed !== undefined),
			"una fuente lleva reviewed, el día en que alguien la comparó; una página que solo sirve para confirmar lleva confirmOnly: true en su lugar.",
		),
		["reviewed"],
	),
	v.forward(
		v.partialCheck(
			[["reviewed"], ["review_by"]],
			({ reviewed = "", review_by }) => reviewed < review_by,
			"es anterior al día en que se miró; pon el día en que hay que volver a mirarla.",
		),
		["review_by"],
	),
);
/** A source with what it is called in a language. */
export type AnswerSource = Omit<v.InferOutput<typeof sourceSchema>, "urls"> & { title: string };

const answerSchema = described(texts.answer, {
	id: anchorId,
	answer: prose,
	steps: some(text, "una línea"),
	points: some(text, "una línea"),
	signs: v.optional(v.boolean(), false),
	bars: barsSchema,
	keywords: some(text, "una línea"),
	sources: named,
	confirm: named,
	clinicalReview: review,
	legalReview: review,
	page: link,
	review_by: reviewDay,
});
/** One question of the answers' own list, with what its answer rests on. */
export type Answer = v.InferOutput<typeof answerSchema>;

/** For whom a subject's questions are. */
export const AUDIENCES = ["patient", "partner"] as const;

/** `content/es/answers/ID.yaml`: a page of what people ask about one subject; in /faq it is `/faq#tema-ID`, by its file's name. */
export const subjectSchema = described(texts.subject, {
	path: v.pipe(
		text,
		v.regex(
			/^(\/[a-z-]+){2,3}$/,
			"una ruta empieza con / y lleva solo minúsculas y guiones, por ejemplo /preguntas/precio.",
		),
	),
	heading: pageHead.title,
	description: pageHead.description,
	tool: v.picklist(PLAN_TOOLS, `escribe una de estas: ${PLAN_TOOLS.join(", ")}.`),
	order: v.pipe(v.number(), v.integer("escribe un número entero, por ejemplo 40.")),
	audience: v.picklist(AUDIENCES, "escribe patient (pacientes) o partner (clínicas y profesionales)."),
	items: some(answerSchema, "una pregunta"),
});

/** `content/sources.yaml`: each page once, by the short name that answers, articles and tools call it by. */
export const sourcesSchema = field(
	"Fuentes",
	"Cada página se escribe una vez, con un nombre corto, y las respuestas la llaman por él.",
	v.record(anchorId, sourceSchema),
);

/** `sources.yaml` of a language: what each source is called in it. */
export const sourceTitlesSchema = field(
	"Nombres de las fuentes",
	"Cómo se llama cada una, por su nombre corto en content/sources.yaml.",
	v.record(anchorId, field("Nombre", "Quién lo publica y sobre qué.")),
);

/** The sources that have a title in this language. */
export function titledSources(
	sources: v.InferOutput<typeof sourcesSchema>,
	titles: v.InferOutput<typeof sourceTitlesSchema>,
	language: Language,
): Record<string, AnswerSource> {
	return Object.fromEntries(
		Object.entries(sources).flatMap(([id, { urls, url, ...dates }]) => {
			const title = titles[id];
			return title === undefined ? [] : [[id, { title, url: urls?.[language] ?? url, ...dates }]];
		}),
	);
}

export interface Answers {
	/** By `order`, then by name. */
	groups: (v.InferOutput<typeof subjectSchema> & {
		/** Its file's name without the ending. */
		id: string;
	})[];
	sources: Readonly<Record<string, AnswerSource>>;
}

/** What is wrong with a source, if anything. @param proves a claim rests on it @param mayConfirm it may only confirm */
export function sourceProblem(
	name: string,
	source: AnswerSource | undefined,
	language: string,
	proves: boolean,
	mayConfirm: boolean,
): string | undefined {
	if (!source)
		return `no hay una fuente llamada «${name}»; escríbela en content/sources.yaml y en content/${language}/sources.yaml.`;
	if (!proves || source.reviewed) return undefined;
	const otherwise = mayConfirm ? ", o nómbrala en confirm" : "";
	return `«${name}» solo sirve para confirmar: compárala y cambia confirmOnly por reviewed en content/sources.yaml${otherwise}.`;
}

/** Where the subjects' files are, below the content folder. */
export const ANSWERS_FOLDER = "answers";

/** A question with the whole of its answer in one text, for whoever reads no lists. */
export function wholeAnswer({ question, answer, steps = [], points = [], closing }: Faq & Partial<Answer>): Faq {
	return { question, answer: [answer, ...steps, ...points, closing ?? ""].join(" ").trim() };
}
