/** Who the group is and what it stands for, who stands with it, and what they say. */
import * as v from "valibot";
import { described, entriesOf } from "../fields/described.ts";
import { emphasisedText, exactly, field, object, prose, some, text, unrepeated } from "../fields/field.ts";
import { anchorId, link, sample, UNIT_IDS, unitId } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import { head, section, titledText } from "./frame.ts";
import texts from "./parts.json" with { type: "json" };

const leader = described(texts.leader, { unit: unitId });

const stop = object({ when: field("Cuándo", "Hoy, una fecha o un plazo."), ...titledText("el hito").entries });

export const aboutSections = [
	section("vision", { statement: emphasisedText, pillars: v.array(titledText("el pilar")) }),
	section("statement", {
		id: anchorId,
		statement: emphasisedText,
		tone: v.optional(v.picklist(["surface", "night"]), "surface"),
	}),
	/** The eight values of the group (specification, section 2). */
	section("values", { ...head, values: exactly(titledText("el valor"), 8, "son exactamente ocho valores.") }),
	section("founder", { id: anchorId, sample: v.optional(v.boolean(), false), letter: prose, picture: photograph }),
	section("team", {
		...head,
		leaders: v.pipe(
			exactly(leader, UNIT_IDS.length, "lleva una dirección por unidad, cinco en total."),
			unrepeated("unit", "una unidad está repetida."),
		),
	}),
	section("milestones", { ...head, stops: exactly(stop, 3, "son exactamente tres hitos.") }),
	section("impact", {
		...head,
		commitments: v.array(titledText("el compromiso")),
		goals: { items: v.array(titledText("la meta")) },
		action: link,
	}),
] as const;

const organisation = described(texts.organisation, { logo: photograph });

const quote = object({ sample, ...entriesOf(texts.quote, { content: prose, picture: photograph }) });

export const voiceSections = [
	section("supporters", { sectors: some(text, "un sector"), organisations: some(organisation, "una") }),
	section("testimonials", { title: emphasisedText, share: link }),
	section("clinics", { title: emphasisedText }),
	/** What partners say (specification, section 3: name, clinic, content). */
	section("quotes", { ...head, items: v.array(quote) }),
] as const;
