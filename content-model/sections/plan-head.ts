/** What each tool's section opens and ends with. */
import * as v from "valibot";
import { field } from "../field.ts";
import { sectionLead, sectionTitle, titledText } from "./frame.ts";

export const planHead = {
	title: sectionTitle,
	lead: sectionLead,
	about: field(
		"Explicación",
		"Debajo de la herramienta: cómo se usa y de dónde sale. Se lee también sin programa.",
		v.strictObject({
			title: sectionTitle,
			items: field("Partes", "De dos a seis.", v.array(titledText("cada parte"))),
		}),
	),
};
