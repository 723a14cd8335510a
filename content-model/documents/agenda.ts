import * as v from "valibot";
import { emphasisedText, field, filled, group, text } from "../field.ts";
import { wordingDate } from "../parts.ts";

/** `content/es/resources/agenda-pais.yaml`: what the agenda's PDF says besides the words of its page. */
export const agendaWordsSchema = v.strictObject({
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
