import * as v from "valibot";
import { anchorId, emphasisedText, text } from "../parts.ts";

/** The agenda as a document to take away; the build makes the file from the same content. */
export const agendaDocumentSchema = v.strictObject({
	type: v.literal("agenda-document"),
	id: anchorId,
	title: emphasisedText,
	text,
	/** Words on the drawn cover. */
	cover: v.strictObject({ title: text, years: text, owner: text }),
	download: v.strictObject({
		label: text,
		file: v.pipe(
			text,
			v.regex(/^\/recursos\/[a-z0-9-]+\.pdf$/, "es un PDF de /recursos, por ejemplo /recursos/agenda-pais.pdf."),
		),
	}),
	note: text,
});

export type AgendaDocumentProps = v.InferOutput<typeof agendaDocumentSchema>;
