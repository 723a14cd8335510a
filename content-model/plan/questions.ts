import * as v from "valibot";
import type { AskedQuestion } from "../../plan/questions/questions.ts";
import { described } from "../fields/described.ts";
import { emphasisedText, field, object, optional, several } from "../fields/field.ts";
import { anchorId, sourceNames } from "../fields/parts.ts";
import texts from "./questions.json" with { type: "json" };

/** No id that the page makes for a question of the visitor's own. */
const questionId = v.pipe(
	anchorId,
	v.check((id) => !id.startsWith("mia-"), "mia- es de las preguntas que escribe quien usa la página."),
);

const question = object({
	id: field("Ancla", "Con ella se guarda lo marcado. No la cambies.", questionId),
	ask: field("Pregunta", "Como se le hace a la clínica."),
	why: field("Por qué importa", "Una o dos frases. Un dato lleva su fuente."),
	sources: v.optional(sourceNames("Fuentes", "De dónde sale lo que dice.")),
	unknown: optional("Renglón", "El renglón del presupuesto que la pregunta aclara.", anchorId),
});

const subject = object({
	id: field("Ancla", "El nombre del tema en los enlaces. No la cambies.", anchorId),
	title: field("Título", "El tema, en pocas palabras."),
	questions: several("Preguntas", "Cada una con la razón para hacerla.", question, "una pregunta"),
});

/** `content/es/plan/questions.yaml`: what to ask a clinic, by subject, and what the tool says of it. */
export const questionsSchema = described(texts, {
	words: {
		first: { ids: v.pipe(v.array(anchorId), v.minLength(1)) },
		sheet: { title: emphasisedText },
	},
	subjects: v.pipe(v.array(subject), v.minLength(1, "lleva al menos un tema.")),
});

export type QuestionWords = v.InferOutput<typeof questionsSchema>;

/** All that can be asked, in the list's order, without the reasons. */
export function askedQuestions(subjects: readonly { questions: readonly AskedQuestion[] }[]): AskedQuestion[] {
	return subjects.flatMap(({ questions }) => questions.map(({ id, ask, unknown }) => ({ id, ask, unknown })));
}
