import { list } from "../field.ts";
import { group } from "../parts.ts";
import { sectionLead, sectionTitle, titledText } from "./frame.ts";

export const planHead = {
	title: sectionTitle,
	lead: sectionLead,
	about: group("Explicación", "Debajo de la herramienta: cómo se usa y de dónde sale. Se lee también sin programa.", {
		title: sectionTitle,
		items: list("Partes", "De dos a seis.", titledText("cada parte")),
	}),
};
