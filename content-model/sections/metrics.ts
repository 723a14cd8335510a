import * as v from "valibot";
import { field, list } from "../field.ts";
import { linkedText, metric, unitId } from "../parts.ts";
import { sectionId, sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** Large figures; what they do not promise stands right below them, in `note` or in each figure's own. */
export const metricsSchema = v.pipe(
	v.strictObject({
		type: sectionType("metrics", "cifras", "Cifras grandes, cada una con su aviso cerca."),
		id: sectionId,
		title: sectionTitle,
		lead: v.optional(sectionLead),
		unit: v.optional(field("Unidad", "De qué unidad toman el color; sin esta línea, el del Grupo.", unitId)),
		items: list("Cifras", "Al menos una.", metric, v.minLength(1, "lleva al menos una cifra.")),
		note: v.optional(field("Aviso", "El que vale para todas. Admite [palabras](/ruta).", linkedText)),
	}),
	v.check(
		({ note, items }) => note !== undefined || items.every((item) => item.note !== undefined),
		"falta el aviso: escribe `note` para todas las cifras o en cada una.",
	),
);

export type MetricsProps = v.InferOutput<typeof metricsSchema>;
