import * as v from "valibot";
import { field } from "../field.ts";
import { anchorId, emphasisedText, lines, sourceNames, text } from "../parts.ts";
import { template } from "../template.ts";
import { consistentQuestions } from "./repeated-questions.ts";

const question = v.strictObject({
	id: field("Ancla", "Con ella se guarda lo marcado. No la cambies.", anchorId),
	ask: field("Pregunta", "Como se le hace a la clínica.", text),
	why: field("Por qué importa", "Una o dos frases. Un dato lleva su fuente.", text),
	sources: v.optional(sourceNames("Fuentes", "Nombres de content/sources.yaml.")),
	unknown: v.optional(field("Renglón", "El renglón de content/plan/budget.yaml que la pregunta aclara.", anchorId)),
});

const subject = v.strictObject({
	id: field("Ancla", "El nombre del tema en los enlaces. No la cambies.", anchorId),
	title: field("Título", "El tema, en pocas palabras.", text),
	questions: field(
		"Preguntas",
		"Cada una con la razón para hacerla.",
		v.pipe(v.array(question), v.minLength(1, "lleva al menos una pregunta.")),
	),
});

/** `content/plan/questions.yaml`: what to ask a clinic, by subject, and what the tool says of it. */
export const questionsSchema = v.pipe(
	v.strictObject({
		words: field(
			"Palabras de la herramienta",
			"Lo que se lee alrededor de las preguntas.",
			v.strictObject({
				list: field(
					"Lista",
					"Todas las preguntas, por temas.",
					v.strictObject({
						...lines({ title: "Título", source: "Delante de una fuente", sources: "Delante de varias fuentes" }),
						count: field("En un tema", "{count} es cuántas tiene.", template("count")),
						chosen: field("Marcadas en un tema", "{count} de {all}.", template("count", "all")),
					}),
				),
				first: field(
					"Para empezar",
					"Las que se marcan de una vez.",
					v.strictObject({
						label: field("Botón", "Lo que se lee en el botón.", text),
						ids: field("Preguntas", "Sus anclas, de las de abajo.", v.pipe(v.array(anchorId), v.minLength(1))),
					}),
				),
				budget: field(
					"Lo que falta en el presupuesto",
					"Arriba del todo, cuando un renglón quedó en «no sé».",
					v.strictObject({
						...lines({ title: "Título", text: "Texto", mark: "Marca en la hoja" }),
						missing: field("Qué falta", "{line} es el renglón y {clinics} las clínicas.", template("line", "clinics")),
					}),
				),
				own: field(
					"Preguntas propias",
					"Las que ella escribe.",
					v.strictObject({
						...lines({
							label: "Rótulo del campo",
							add: "Botón: añadir",
							remove: "Botón: quitar",
							full: "Cuando ya no caben más",
							mark: "Marca en la hoja",
						}),
					}),
				),
				sheet: field(
					"Hoja",
					"Las elegidas, con lo que respondió cada clínica.",
					v.strictObject({
						title: field("Título", "Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
						...lines({
							empty: "Mientras está en blanco",
							one: "Con una pregunta",
							go: "Enlace a la hoja",
							clinics: "Encima de los nombres",
							answering: "Encima de los botones de clínica, en el teléfono",
							untick: "Botón: quitar de la hoja",
							question: "Encabezado de la columna, en papel",
						}),
						many: field("Con varias", "{count} es cuántas.", template("count")),
						name: field("Nombre de una clínica", "{letter} es su letra.", template("letter")),
						answer: field("Respuesta", "Rótulo de cada respuesta; {clinic} es su nombre.", template("clinic")),
					}),
				),
			}),
		),
		subjects: field(
			"Temas",
			"En el orden en que se leen.",
			v.pipe(v.array(subject), v.minLength(1, "lleva al menos un tema.")),
		),
	}),
	consistentQuestions(),
);

export type QuestionWords = v.InferOutput<typeof questionsSchema>;
