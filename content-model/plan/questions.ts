import * as v from "valibot";
import type { AskedQuestion } from "../../plan/questions/questions.ts";
import { emphasisedText, field, filled, group, list, object, optional, several } from "../fields/field.ts";
import { anchorId, sourceNames } from "../fields/parts.ts";

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
export const questionsSchema = object({
	words: group("Palabras de la herramienta", "Lo que se lee alrededor de las preguntas.", {
		list: group("Lista", "Todas las preguntas, por temas.", {
			title: "Título",
			source: filled("Delante de una fuente", "Con {date}, el día en que se miró."),
			sources: filled("Delante de varias fuentes", "Con {date}, el día en que se miraron."),
			count: filled("En un tema", "{count} es cuántas tiene."),
			chosen: filled("Marcadas en un tema", "{count} de {all}."),
		}),
		first: group("Para empezar", "Las que se marcan de una vez.", {
			label: field("Botón", "Lo que se lee en el botón."),
			ids: list("Preguntas", "Sus anclas, de las de abajo.", anchorId, v.minLength(1)),
		}),
		budget: group("Lo que falta en el presupuesto", "Arriba del todo, cuando un renglón quedó en «no sé».", {
			title: "Título",
			text: "Texto",
			mark: "Marca en la hoja",
			missing: filled("Qué falta", "{line} es el renglón y {clinics} las clínicas."),
		}),
		own: group("Preguntas propias", "Las que ella escribe.", {
			label: "Rótulo del campo",
			add: "Botón: añadir",
			remove: "Botón: quitar",
			full: "Cuando ya no caben más",
			mark: "Marca en la hoja",
		}),
		sheet: group("Hoja", "Las elegidas, con lo que respondió cada clínica.", {
			title: field("Título", "Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
			empty: "Mientras está en blanco",
			one: "Con una pregunta",
			go: "Enlace a la hoja",
			clinics: "Encima de los nombres",
			answering: "Encima de los botones de clínica, en el teléfono",
			untick: "Botón: quitar de la hoja",
			question: "Encabezado de la columna, en papel",
			many: filled("Con varias", "{count} es cuántas."),
			name: filled("Nombre de una clínica", "{letter} es su letra."),
			answer: filled("Respuesta", "Rótulo de cada respuesta; {clinic} es su nombre."),
		}),
	}),
	subjects: several("Temas", "En el orden en que se leen.", subject, "un tema"),
});

export type QuestionWords = v.InferOutput<typeof questionsSchema>;

/** All that can be asked, in the list's order, without the reasons. */
export function askedQuestions(subjects: readonly { questions: readonly AskedQuestion[] }[]): AskedQuestion[] {
	return subjects.flatMap(({ questions }) => questions.map(({ id, ask, unknown }) => ({ id, ask, unknown })));
}
