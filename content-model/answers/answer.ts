import * as v from "valibot";
import { LANGUAGE_CODES, type Language } from "../../contract/languages.ts";
import { barsSchema } from "../fields/bars.ts";
import { field, flag, object, optional, prose, several, text } from "../fields/field.ts";
import {
	anchorId,
	day,
	type Faq,
	link,
	openQuestion,
	pageHead,
	review,
	reviewDay,
	sourceNames,
} from "../fields/parts.ts";
import { PLAN_TOOLS } from "../plan/frame.ts";

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
		/** Where the publisher has the same page in other languages. */
		urls: optional(
			"En otros idiomas",
			"La misma página en otro idioma, por ejemplo en: https://…",
			v.partial(object(v.entriesFromList(LANGUAGE_CODES, sourceUrl))),
		),
		/** Nothing rests on such a page; a reader is sent there, and nobody needs to have compared it. */
		confirmOnly: optional(
			"Solo para confirmar",
			"Si la página solo sirve para confirmar y nadie la comparó. Entonces no lleva el día en que se leyó.",
			v.literal(true, "escribe true o borra la línea."),
		),
		/** The day somebody checked the answers against this page. */
		reviewed: optional(
			"Revisada el",
			"El día en que alguien comparó las respuestas con esta página, por ejemplo 2026-11-22.",
			day,
		),
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

const answerSchema = object({
	id: field(
		"Ancla",
		"La dirección de la respuesta en la página de su tema: /preguntas/precio#ancla. No la cambies.",
		anchorId,
	),
	question: field("Pregunta", "Como la haría una paciente. No se repite en el sitio."),
	answer: field(
		"Respuesta",
		"Frases cortas, de «tú», sin promesas ni cifras sin fuente. Una línea en blanco empieza otro párrafo.",
		prose,
	),
	steps: v.optional(several("Pasos", "Lo que va en orden; salen numerados debajo de la respuesta.", text)),
	points: v.optional(several("Puntos", "Lo que va sin orden; salen debajo de la respuesta.", text)),
	signs: flag("Señales de alarma", "Enseña debajo las dos listas de señales de alarma, con sus fuentes."),
	closing: optional("Cierre", "Un párrafo más, debajo de los puntos."),
	bars: optional("Tabla con barras", "Porcentajes de una fuente, en una tabla y dibujados.", barsSchema),
	keywords: v.optional(
		several("Palabras de búsqueda", "Otras palabras con las que se busca esto. No se muestran.", text),
	),
	sources: v.optional(sourceNames("Fuentes", "De dónde sale lo que se afirma; cada fuente lleva su fecha.")),
	confirm: v.optional(sourceNames("Dónde confirmarlo", "Páginas oficiales donde el lector lo comprueba hoy.")),
	clinicalReview: optional("Revisión médica", "pending hasta que la firme un médico.", review),
	legalReview: optional("Revisión legal", "pending hasta que la firme un abogado.", review),
	page: optional("Página", "La página del sitio donde se lee más sobre esto.", link),
	/** Where the words themselves age, whatever the sources do. */
	review_by: v.optional(reviewDay),
	openQuestion,
});
/** One question of the answers' own list, with what its answer rests on. */
export type Answer = v.InferOutput<typeof answerSchema>;

/** For whom a subject's questions are. */
export const AUDIENCES = ["patient", "partner"] as const;

/** `content/es/answers/ID.yaml`: a page of what people ask about one subject; in /faq it is `/faq#tema-ID`, by its file's name. */
export const subjectSchema = object({
	title: field("Tema", "En el índice de /faq y en los enlaces: dos o tres palabras."),
	path: field(
		"Ruta",
		"La dirección de su página: /preguntas/ (en inglés /en/questions/) y minúsculas con guiones. No la cambies.",
		v.pipe(
			text,
			v.regex(
				/^(\/[a-z-]+){2,3}$/,
				"una ruta empieza con / y lleva solo minúsculas y guiones, por ejemplo /preguntas/precio.",
			),
		),
	),
	heading: field(
		"Título de la página",
		"El de su página y el que muestran los buscadores, con las palabras que la gente escribe. Hasta 60 caracteres.",
		pageHead.title,
	),
	description: pageHead.description,
	tool: field(
		"Herramienta",
		"La de /mi-plan que ayuda con este tema.",
		v.picklist(PLAN_TOOLS, `escribe una de estas: ${PLAN_TOOLS.join(", ")}.`),
	),
	order: field(
		"Orden",
		"Su sitio en /faq: los números más bajos van primero. De diez en diez, para que quepa otro en medio.",
		v.pipe(v.number(), v.integer("escribe un número entero, por ejemplo 40.")),
	),
	audience: field(
		"Para quién",
		"Pacientes, o clínicas y otros profesionales.",
		v.picklist(AUDIENCES, "escribe patient (pacientes) o partner (clínicas y profesionales)."),
	),
	items: several("Preguntas", "Las del tema, en orden.", answerSchema, "una pregunta"),
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

/**
 * What is wrong with a source that a language's file names; undefined if nothing is.
 * @param proves whether a claim rests on it, which then was compared
 * @param mayConfirm whether it may be named as a page that only confirms instead
 */
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
