import * as v from "valibot";
import { described } from "../fields/described.ts";
import { emphasisedText, some } from "../fields/field.ts";
import { anchorId, named } from "../fields/parts.ts";
import texts from "./questions.json" with { type: "json" };

/** No id that the page makes for a question of the visitor's own. */
const questionId = v.pipe(
	anchorId,
	v.check((id) => !id.startsWith("mia-"), "mia- es de las preguntas que escribe quien usa la página."),
);

const question = described(texts.question, { id: questionId, sources: named, unknown: anchorId });

const subject = described(texts.subject, { id: anchorId, questions: some(question, "una pregunta") });

/** `content/es/plan/questions.yaml`: what to ask a clinic, by subject, and what the tool says of it. */
export const questionsSchema = described(texts.tool, {
	words: { first: { ids: v.pipe(v.array(anchorId), v.minLength(1)) }, sheet: { title: emphasisedText } },
	subjects: some(subject, "un tema"),
});

export type QuestionWords = v.InferOutput<typeof questionsSchema>;
