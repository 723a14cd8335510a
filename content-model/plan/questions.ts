import * as v from "valibot";
import type { AskedQuestion } from "../../plan/questions/questions.ts";
import { emphasisedText, field, filled, group, list, optional, several } from "../fields/field.ts";
import { anchorId, sourceNames } from "../fields/parts.ts";

const question = v.strictObject({
	id: field("Ancla", "Con ella se guarda lo marcado. No la cambies.", anchorId),
	ask: field("Pregunta", "Como se le hace a la clínica."),
	why: field("Por qué importa", "Una o dos frases. Un dato lleva su fuente."),
	sources: v.optional(sourceNames("Fuentes", "Nombres de content/sources.yaml.")),
	unknown: optional("Renglón", "El renglón de content/es/plan/budget.yaml que la pregunta aclara.", anchorId),
});

const subject = v.strictObject({
	id: field("Ancla", "El nombre del tema en los enlaces. No la cambies.", anchorId),
	title: field("Título", "El tema, en pocas palabras."),
	questions: several("Preguntas", "Cada una con la razón para hacerla.", question, "una pregunta"),
});

/** `content/es/plan/questions.yaml`: what to ask a clinic, by subject, and what the tool says of it. */
export const questionsSchema = v.pipe(
	v.strictObject({
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
	}),
	// Ids and questions that stand twice in the list, and those to begin with that are not in it, each by its line.
	v.rawCheck(({ dataset, addIssue }) => {
		if (!dataset.typed) return;
		const root = dataset.value;
		const fault = (keys: readonly (string | number)[], message: string) =>
			addIssue({ message, path: pathTo(root, keys) as [v.IssuePathItem] });
		const ids = new Set<string>();
		const asked = new Set<string>();
		for (const [subject, { questions }] of root.subjects.entries()) {
			for (const [place, { id, ask }] of questions.entries()) {
				const at = ["subjects", subject, "questions", place];
				if (ids.has(id)) fault([...at, "id"], `otra pregunta ya lleva el ancla «${id}».`);
				if (asked.has(ask.toLowerCase())) fault([...at, "ask"], "esta pregunta ya está más arriba.");
				if (id.startsWith("mia-")) fault([...at, "id"], "mia- es de las preguntas que escribe quien usa la página.");
				ids.add(id);
				asked.add(ask.toLowerCase());
			}
		}
		for (const [place, id] of root.words.first.ids.entries()) {
			if (!ids.has(id)) fault(["words", "first", "ids", place], `no hay una pregunta con el ancla «${id}».`);
		}
	}),
);

export type QuestionWords = v.InferOutput<typeof questionsSchema>;

/** All that can be asked, in the list's order, without the reasons. */
export function askedQuestions(subjects: readonly { questions: readonly AskedQuestion[] }[]): AskedQuestion[] {
	return subjects.flatMap(({ questions }) => questions.map(({ id, ask, unknown }) => ({ id, ask, unknown })));
}

function pathTo(root: unknown, keys: readonly (string | number)[]): v.IssuePathItem[] {
	let input = root as Record<string | number, unknown>;
	return keys.map((key) => {
		const value = input[key];
		const item = { type: "unknown", origin: "value", input, key, value } as v.IssuePathItem;
		input = value as typeof input;
		return item;
	});
}
