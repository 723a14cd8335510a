import * as v from "valibot";
import { field } from "../field.ts";
import { LEGAL_IDS } from "../legal.ts";
import { text } from "../parts.ts";
import { sectionType } from "./frame.ts";

/** A legal notice from `content/legal/`. */
export const legalSchema = v.strictObject({
	type: sectionType("legal", "aviso legal", "Un texto de content/legal, con su índice."),
	document: field(
		"Documento",
		"El nombre de su archivo en content/legal.",
		v.picklist(LEGAL_IDS, `no existe este documento; elige entre ${LEGAL_IDS.join(", ")}.`),
	),
	contents: field("Título del índice", "Encima de la lista de apartados.", text),
	version: field("Delante de la fecha", "Por ejemplo «Versión del».", text),
	pending: field("Sin revisar", "Se lee mientras falta la revisión de un abogado.", text),
});

export type LegalProps = v.InferOutput<typeof legalSchema>;
