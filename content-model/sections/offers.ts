/** What the group offers. */
import * as v from "valibot";
import { described, each } from "../fields/described.ts";
import { linkedText, some, text } from "../fields/field.ts";
import { chatVariant, internalLink, link, metric, unitId } from "../fields/parts.ts";
import { RESOURCE_TYPES } from "../publications/resource.ts";
import { head, section, titledText } from "./frame.ts";
import texts from "./parts.json" with { type: "json" };

const three = (what: string) => v.pipe(v.array(text), v.length(3, `son exactamente tres ${what}.`));

/** The specification's service card, field for field (section 3). */
const serviceCard = described(texts.serviceCard, {
	icon: unitId,
	steps: three("pasos"),
	benefits: three("ventajas"),
	link: internalLink,
});

const access = described(texts.access);

export const offerSections = [
	/** "Nuestra propuesta": what the group offers, as a short journey. */
	section("proposal", { ...head, steps: v.array(titledText("el paso")), action: link }),
	/** What fertility tourism is and why here; every figure names its source. */
	section("tourism", { ...head, reasons: v.array(titledText("la razón")), figure: metric, action: link }),
	/** The five units, each with a way in; their words come from `content/es/units/`. */
	section("ecosystem", head),
	/** What each unit does for the reader of this page. */
	section("services", {
		...head,
		look: v.picklist(["path", "chapters"], "elige path (un camino) o chapters (capítulos)."),
		items: v.array(serviceCard),
	}),
	/** Large figures; what they do not promise stands right below them, in `note` or in each figure's own. */
	v.pipe(
		section("metrics", { ...head, unit: unitId, items: some(metric, "una cifra"), note: linkedText }),
		v.check(
			({ note, items }) => note !== undefined || items.every((item) => item.note !== undefined),
			"falta el aviso: escribe `note` para todas las cifras o en cada una.",
		),
	),
	/** All that is paid, as an empty bill; its lines are those of the budget. */
	section("bill", { ...head, note: linkedText, action: link }),
	/** The articles, the educational items from `content/es/education.yaml`, and a way to join the community. */
	section("education", {
		...head,
		masthead: v.optional(v.boolean(), false),
		most: v.pipe(v.number(), v.integer("escribe un número entero."), v.minValue(1, "muestra al menos uno.")),
		join: { chat: chatVariant },
	}),
	/** Partner resources from `content/es/resources.yaml`. */
	section("resources", {
		...head,
		types: each(RESOURCE_TYPES, "Nombre del tipo", "Lo que se lee en los recursos de este tipo."),
		open: access,
		closed: access,
	}),
] as const;
