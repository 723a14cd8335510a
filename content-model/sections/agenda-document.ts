import * as v from "valibot";
import { field } from "../field.ts";
import { group, text } from "../parts.ts";
import { sectionAnchor, sectionTitle, sectionType } from "./frame.ts";

/** The agenda as a document to take away; the build makes the file from the same content. */
export const agendaDocumentSchema = v.strictObject({
	type: sectionType("agenda-document", "agenda para descargar", "La portada dibujada de la agenda y su PDF."),
	id: sectionAnchor,
	title: sectionTitle,
	text: field("Texto", "Qué trae el documento, en una o dos frases.", text),
	cover: group("Portada dibujada", "Las palabras que se leen sobre el dibujo de la portada.", {
		title: field("Título de la portada", "El nombre de la agenda, en grande.", text),
		years: field("Años", "El período que abarca, por ejemplo 2026–2027.", text),
		owner: field("Quién firma", "Sale al pie de la portada.", text),
	}),
	download: group("Descarga", "El botón que baja el PDF.", {
		label: field("Texto del botón", "Lo que se lee en el botón.", text),
		file: field(
			"Archivo",
			"El PDF de content/descargas, por ejemplo /recursos/agenda-pais.pdf.",
			v.pipe(
				text,
				v.regex(/^\/recursos\/[a-z0-9-]+\.pdf$/, "es un PDF de /recursos, por ejemplo /recursos/agenda-pais.pdf."),
			),
		),
	}),
	note: field("Nota", "Letra pequeña debajo del botón.", text),
});

export type AgendaDocumentProps = v.InferOutput<typeof agendaDocumentSchema>;
