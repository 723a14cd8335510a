/** What the group offers. */
import * as v from "valibot";
import { described, each } from "../fields/described.ts";
import { exactly, linkedText, some, text } from "../fields/field.ts";
import { chatVariant, internalLink, link, metric, unitId } from "../fields/parts.ts";
import { RESOURCE_TYPES } from "../publications/resource.ts";
import { head, section, titledText } from "./frame.ts";
import texts from "./parts.json" with { type: "json" };

/** The specification's service card, field for field (section 3). */
const serviceCard = described(texts.serviceCard, {
	icon: unitId,
	steps: exactly(text, 3, "son exactamente tres pasos."),
	benefits: exactly(text, 3, "son exactamente tres ventajas."),
	link: internalLink,
});

const access = described(texts.access);

export const offerSections = [
	section("proposal", { ...head, steps: v.array(titledText("el paso")), action: link }),
	section("tourism", { ...head, reasons: v.array(titledText("la razón")), figure: metric, action: link }),
	section("ecosystem", head),
	section("services", {
		...head,
		look: v.picklist(["path", "chapters"], "elige path (un camino) o chapters (capítulos)."),
		items: v.array(serviceCard),
	}),
	v.pipe(
		section("metrics", { ...head, unit: unitId, items: some(metric, "una cifra"), note: linkedText }),
		v.check(
			({ note, items }) => note !== undefined || items.every((item) => item.note !== undefined),
			"falta el aviso: escribe `note` para todas las cifras o en cada una.",
		),
	),
	section("bill", { ...head, note: linkedText, action: link }),
	section("education", {
		...head,
		masthead: v.optional(v.boolean(), false),
		most: v.pipe(v.number(), v.integer("escribe un número entero."), v.minValue(1, "muestra al menos uno.")),
		join: { chat: chatVariant },
	}),
	section("resources", {
		...head,
		types: each(RESOURCE_TYPES, "Nombre del tipo", "Lo que se lee en los recursos de este tipo."),
		open: access,
		closed: access,
	}),
] as const;
