import * as v from "valibot";
import { anchorId, day, type Faq, link, openQuestion, prose, review, sourceNames, text } from "./parts.ts";

const list = (title: string, description: string) =>
	v.pipe(v.array(text), v.minLength(1, "lleva al menos una línea."), v.title(title), v.description(description));

/** A URL without a fragment or a query string, since query strings carry tracking parameters. */
const sourceUrl = v.pipe(
	text,
	v.regex(
		/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[\w.~%/-]*)?$/i,
		"escribe la dirección completa, con https:// y sin nada detrás de ? o #.",
	),
	v.title("Dirección"),
	v.description("La página de la fuente, con https:// y sin nada detrás de ? o #."),
);

/** A page that answers rest on, or that a reader is sent to for confirmation. */
const sourceSchema = v.strictObject({
	title: v.pipe(text, v.title("Nombre"), v.description("Quién lo publica y sobre qué.")),
	url: sourceUrl,
	/** The day somebody checked the answers against this page; a source without it cannot support a claim. */
	reviewed: v.optional(
		v.pipe(
			day,
			v.title("Revisada el"),
			v.description("El día en que alguien comparó las respuestas con esta página, por ejemplo 2026-11-22."),
		),
	),
});
export type AnswerSource = v.InferOutput<typeof sourceSchema>;

const answerSchema = v.strictObject({
	id: v.pipe(anchorId, v.title("Ancla"), v.description("La dirección de la respuesta: /faq#ancla. No la cambies.")),
	question: v.pipe(text, v.title("Pregunta"), v.description("Como la haría una paciente. No se repite en el sitio.")),
	answer: v.pipe(
		prose,
		v.title("Respuesta"),
		v.description(
			"Frases cortas, de «tú», sin promesas ni cifras sin fuente. Una línea en blanco empieza otro párrafo.",
		),
	),
	steps: v.optional(list("Pasos", "Lo que va en orden; salen numerados debajo de la respuesta.")),
	points: v.optional(list("Puntos", "Lo que va sin orden; salen debajo de la respuesta.")),
	closing: v.optional(v.pipe(text, v.title("Cierre"), v.description("Un párrafo más, debajo de los puntos."))),
	keywords: v.optional(list("Palabras de búsqueda", "Otras palabras con las que se busca esto. No se muestran.")),
	sources: v.optional(
		sourceNames("Fuentes", "De dónde sale lo que se afirma; cada una lleva fecha en la lista de arriba."),
	),
	confirm: v.optional(sourceNames("Dónde confirmarlo", "Páginas oficiales donde el lector lo comprueba hoy.")),
	clinicalReview: v.optional(
		v.pipe(review, v.title("Revisión médica"), v.description("pending hasta que la lea un médico; luego done.")),
	),
	legalReview: v.optional(
		v.pipe(review, v.title("Revisión legal"), v.description("pending hasta que la lea un abogado; luego done.")),
	),
	page: v.optional(v.pipe(link, v.title("Página"), v.description("La página del sitio donde se lee más sobre esto."))),
	openQuestion,
});
/** One question of the answers' own list, with what its answer rests on. */
export type Answer = v.InferOutput<typeof answerSchema>;

/** `content/answers.yaml`: what people ask, by subject, and the sources of the answers. */
export const answersSchema = v.strictObject({
	relatedTitle: v.pipe(
		text,
		v.title("Título de las respuestas relacionadas"),
		v.description("Encima de los enlaces que otras páginas ponen a estas respuestas."),
	),
	sources: v.pipe(
		v.record(anchorId, sourceSchema),
		v.title("Fuentes"),
		v.description("Cada página se escribe una vez, con un nombre corto, y las respuestas la llaman por él."),
	),
	groups: v.pipe(
		v.array(
			v.strictObject({
				id: v.pipe(anchorId, v.title("Ancla del tema"), v.description("La dirección del tema: /faq#tema-ancla.")),
				title: v.pipe(text, v.title("Tema"), v.description("Encima de sus preguntas y en el índice.")),
				items: v.pipe(
					v.array(answerSchema),
					v.minLength(1, "lleva al menos una pregunta."),
					v.title("Preguntas"),
					v.description("Las del tema, en orden."),
				),
			}),
		),
		v.minLength(1, "lleva al menos un tema."),
		v.title("Temas"),
		v.description("En el orden en que salen en /faq."),
	),
});
export type Answers = v.InferOutput<typeof answersSchema>;

/** A question with the whole of its answer in one text, for whoever reads no lists. */
export function wholeAnswer({ question, answer, steps = [], points = [], closing }: Faq & Partial<Answer>): Faq {
	return { question, answer: [answer, ...steps, ...points, closing ?? ""].join(" ").trim() };
}
