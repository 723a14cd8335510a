import * as v from "valibot";
import { field } from "../field.ts";
import { group, text } from "../parts.ts";
import { RESOURCE_TYPES } from "../resource.ts";
import { sectionId, sectionLead, sectionTitle, sectionType } from "./frame.ts";

const access = v.strictObject({
	label: field("Rótulo", "Lo que se lee en el recurso.", text),
	action: field("Texto del botón", "Lo que hace el botón.", text),
});

/** Partner resources from `content/resources.yaml`. */
export const resourcesSectionSchema = v.strictObject({
	type: sectionType("resources", "recursos para clínicas", "Los de content/resources.yaml."),
	id: sectionId,
	title: sectionTitle,
	lead: v.optional(sectionLead),
	types: group(
		"Nombres de los tipos",
		"Cómo se llama en español cada tipo de recurso.",
		v.entriesFromList(RESOURCE_TYPES, field("Nombre del tipo", "Lo que se lee en los recursos de este tipo.", text)),
	),
	open: field("Los abiertos", "En los que cualquiera descarga.", access),
	closed: field("Los de aliados", "En los que una clínica solicita.", access),
});

export type ResourcesProps = v.InferOutput<typeof resourcesSectionSchema>;
