import * as v from "valibot";
import { field } from "../field.ts";
import { emphasisedText, text, wordingDate } from "../parts.ts";
import { template } from "../template.ts";

/** `content/resources/agenda-pais.yaml`: what the agenda's PDF says besides the words of its page. */
export const agendaWordsSchema = v.strictObject({
	title: field("Título", "El del PDF, en los datos del archivo.", text),
	subject: field("Asunto", "De qué trata, en los datos del archivo.", text),
	date: wordingDate,
	footer: field("Pie de página", "{page} es el número de la hoja y {pages} cuántas hay.", template("page", "pages")),
	edition: field("Edición", "En la portada, por ejemplo «Edición de noviembre de 2026».", text),
	contents: field("Título del índice", "Encima de los apartados.", text),
	objective: field("Objetivo", "Encima de cada objetivo; {number} es su número.", template("number")),
	timeline: field("Línea del tiempo", "Lo oye quien no ve el dibujo; siguen las metas.", text),
	quarter: field("Trimestre", "En la línea del tiempo; {number} es de 1 a 4.", template("number")),
	join: field(
		"Para sumarte",
		"La última parte.",
		v.strictObject({
			title: field("Título", "Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
			text: field("Texto", "{email} y {phone} son los de content/site.yaml.", template("email", "phone")),
			page: field("Dónde están los formularios", "Sin la dirección: el archivo no sabe dónde está el sitio.", text),
		}),
	),
});
