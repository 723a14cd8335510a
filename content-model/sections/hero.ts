import * as v from "valibot";
import { field, list } from "../field.ts";
import { link, linkedText, metric, text } from "../parts.ts";
import { sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** First screen of the home page. `*word*` in the title is set in italics. */
export const heroSchema = v.strictObject({
	type: sectionType("hero", "portada", "La primera pantalla de la página de inicio."),
	eyebrow: field("Antetítulo", "Unas palabras pequeñas encima del título.", text),
	title: sectionTitle,
	lead: sectionLead,
	actions: list("Botones", "Exactamente dos.", link, v.length(2, "lleva dos botones.")),
	guide: field("Enlace para leer antes", "Para quien quiere leer antes de escribir.", link),
	metrics: list("Cifras", "Las que abren la página.", metric),
	metricsNote: field("Aviso de las cifras", "El que vale para todas. Admite [palabras](/ruta).", linkedText),
	cue: field("Enlace hacia abajo", "Lleva a la sección que sigue.", link),
});

export type HeroProps = v.InferOutput<typeof heroSchema>;
