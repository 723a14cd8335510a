import * as v from "valibot";
import { field } from "../field.ts";
import { anchorId, sourceNames, text } from "../parts.ts";

/** `content/plan/questions.yaml`: what to ask a clinic, by subject. */
export const questionsSchema = v.strictObject({
	subjects: field(
		"Temas",
		"En el orden en que se leen.",
		v.array(
			v.strictObject({
				id: field("Ancla", "El nombre del tema en los enlaces. No la cambies.", anchorId),
				title: field("Título", "El tema, en pocas palabras.", text),
				questions: field(
					"Preguntas",
					"Cada una con la razón para hacerla.",
					v.array(
						v.strictObject({
							id: field("Ancla", "Con ella se guarda lo marcado. No la cambies.", anchorId),
							ask: field("Pregunta", "Como se le hace a la clínica.", text),
							why: field("Por qué importa", "Una o dos frases.", text),
							sources: v.optional(sourceNames("Fuentes", "Nombres de content/answers.yaml.")),
							unknown: v.optional(
								field("Renglón", "El renglón de content/plan/budget.yaml que la pregunta aclara.", anchorId),
							),
						}),
					),
				),
			}),
		),
	),
});

export type QuestionWords = v.InferOutput<typeof questionsSchema>;
