import * as v from "valibot";
import { emphasisedText, field, filled, flag, group, several, text } from "./field.ts";
import { review, wordingDate } from "./parts.ts";
import { titledText } from "./sections/frame.ts";

/** `content/es/resources/agenda-pais.yaml`: what the agenda's PDF says besides the words of its page. */
const agendaWordsSchema = v.strictObject({
	title: field("Título", "El del PDF, en los datos del archivo.", text),
	subject: field("Asunto", "De qué trata, en los datos del archivo.", text),
	date: wordingDate,
	footer: filled("Pie de página", "{page} es el número de la hoja y {pages} cuántas hay."),
	edition: field("Edición", "En la portada, por ejemplo «Edición de noviembre de 2026».", text),
	contents: field("Título del índice", "Encima de los apartados.", text),
	objective: filled("Objetivo", "Encima de cada objetivo; {number} es su número."),
	timeline: field("Línea del tiempo", "Lo oye quien no ve el dibujo; siguen las metas.", text),
	quarter: filled("Trimestre", "En la línea del tiempo; {number} es de 1 a 4."),
	join: group("Para sumarte", "La última parte.", {
		title: field("Título", "Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
		text: filled("Texto", "{email} y {phone} son los de content/es/site.yaml."),
		page: field("Dónde están los formularios", "Sin la dirección: el archivo no sabe dónde está el sitio.", text),
	}),
});

const section = {
	title: field("Título del apartado", "Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
	lead: field("Entrada", "Un párrafo debajo del título.", text),
};

const named = v.strictObject({
	title: field("Título de la lista", "Encima de sus líneas.", text),
	items: several("Líneas", "Una por entrada.", text),
});

/** `content/es/resources/guia-red-lara.yaml`: the guide for clinics, made into a PDF. `*word*` in a title is in italics. */
const guideSchema = v.strictObject({
	title: field("Título", "El del PDF, en los datos del archivo.", text),
	subject: field("Asunto", "De qué trata, en los datos del archivo.", text),
	date: wordingDate,
	clinicalReview: review,
	footer: filled("Pie de página", "{page} es el número de la hoja y {pages} cuántas hay."),
	confirm: field("Requiere confirmación", "Donde un centro tiene que preguntar por las reglas vigentes.", text),
	cover: group("Portada", "La primera hoja.", {
		eyebrow: field("Antetítulo", "Encima del título.", text),
		title: field("Título", "Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
		lead: field("Entrada", "Debajo del título.", text),
		edition: field("Edición", "Por ejemplo «Edición de noviembre de 2026».", text),
		owner: field("Quién firma", "Al pie de la portada.", text),
	}),
	contents: group("Índice", "Los apartados con su hoja.", {
		title: "Título del índice",
		reviewPending: "Aviso mientras falta la revisión",
	}),
	facts: group("Qué es y qué mira", "El primer apartado.", {
		...section,
		items: several("Hechos", "Lo que se revisa.", titledText("el hecho")),
		statuses: group("Estados de un centro", "Dibujados con lo que significan.", {
			title: field("Título", "Encima de los estados.", text),
			items: several("Estados", "En el orden en que se dibujan.", titledText("el estado")),
			drawing: field("El dibujo", "Explica qué es el disco, el aro y el punto.", text),
			note: field("Nota", "Debajo de los estados.", text),
		}),
	}),
	path: group("Pasos", "El camino en orden.", {
		...section,
		steps: several(
			"Lista de pasos",
			"En orden.",
			v.strictObject({
				...titledText("el paso").entries,
				confirm: flag("Hay que confirmarlo", "true añade «Requiere confirmación con Red LARA»."),
			}),
		),
	}),
	checklist: group("Autoevaluación", "La lista que se marca a mano.", {
		...section,
		columns: group("Columnas", "El encabezado de la tabla.", {
			item: field("Columna de preguntas", "La primera.", text),
			answers: field("Columnas de respuestas", "Exactamente tres.", v.tuple([text, text, text])),
		}),
		areas: several("Áreas", "Cada una con sus preguntas.", named),
	}),
	preparation: group("Preparación", "Las tareas por etapas.", {
		...section,
		task: "Columna de tareas",
		owner: "Columna de responsables",
		when: "Columna de fechas",
		phases: several(
			"Etapas",
			"En orden.",
			v.strictObject({
				title: field("Nombre de la etapa", "Encima de sus tareas.", text),
				tasks: several("Tareas", "Una por línea.", text),
			}),
		),
	}),
	questions: group("Preguntas", "Las que conviene hacer, con sitio para la respuesta.", {
		...section,
		items: several("Lista de preguntas", "Una por línea.", text),
		answer: field("Rótulo de la respuesta", "Delante de la línea donde se escribe.", text),
	}),
	support: group("Qué hace el Grupo", "El último apartado.", {
		...section,
		does: field("Lo que hacemos", "Lista.", named),
		doesNot: field("Lo que no hacemos", "Lista.", named),
		times: field("Tiempos", "Cuánto suele tardar, sin prometerlo.", text),
		sources: field("Fuentes", "De dónde sale lo que dice la guía.", named),
		notice: field("Aviso", "Lo que la guía no es.", text),
		contact: filled("Contacto", "{email} y {phone} son los de content/es/site.yaml."),
	}),
});

export type Guide = v.InferOutput<typeof guideSchema>;

/** Where their words are, below the folder of the main language. */
export const DOCUMENTS_FOLDER = "resources";

/** The PDFs that visitors take away, by their words in `content/es/resources/`. */
export const DOCUMENT_SCHEMAS = {
	"agenda-pais": agendaWordsSchema,
	"guia-red-lara": guideSchema,
} as const;

export type DocumentId = keyof typeof DOCUMENT_SCHEMAS;

export type Documents = { [Id in DocumentId]: v.InferOutput<(typeof DOCUMENT_SCHEMAS)[Id]> };
