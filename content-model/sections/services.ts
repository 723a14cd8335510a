import * as v from "valibot";
import { field, list } from "../field.ts";
import { group, internalLink, text, unitId } from "../parts.ts";
import { sectionId, sectionLead, sectionTitle, sectionType } from "./frame.ts";

const three = (what: string) => v.pipe(v.array(text), v.length(3, `son exactamente tres ${what}.`));

/** The specification's service card, field for field (section 3). */
const serviceCard = v.strictObject({
	icon: field("Emblema", "La unidad cuyo emblema se dibuja.", unitId),
	logo: field("Firma", "El nombre de la unidad como ella lo escribe.", text),
	title: field("Título", "Lo que la unidad hace por quien lee.", text),
	description: field("Descripción", "Una o dos frases.", text),
	steps: field("Pasos", "Exactamente tres, en orden.", three("pasos")),
	benefits: field("Ventajas", "Exactamente tres.", three("ventajas")),
	ctaLabel: field("Texto del botón", "Lo que hace el botón.", text),
	link: field("A dónde lleva el botón", "Una página del sitio, por ejemplo /concierge.", internalLink),
});

/** What each unit does for the reader of this page. */
export const servicesSchema = v.strictObject({
	type: sectionType("services", "servicios", "Lo que cada unidad hace por quien lee esta página."),
	id: sectionId,
	look: field(
		"Aspecto",
		"path los pone como paradas de un camino; chapters, como capítulos, cada uno en el color de su unidad.",
		v.picklist(["path", "chapters"], "elige path (un camino) o chapters (capítulos)."),
	),
	title: sectionTitle,
	lead: v.optional(sectionLead),
	labels: group("Rótulos", "Los mismos en cada servicio.", {
		steps: field("Rótulo de los pasos", "Encima de los pasos.", text),
		benefits: field("Rótulo de las ventajas", "Encima de las ventajas.", text),
	}),
	items: list("Servicios", "Uno por unidad, en el orden en que se leen.", serviceCard),
});

export type ServicesProps = v.InferOutput<typeof servicesSchema>;
