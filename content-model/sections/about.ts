/** Who the group is and what it stands for. */
import * as v from "valibot";
import { emphasisedText, field, group, list, object, optional, prose, unrepeated } from "../fields/field.ts";
import { link, sample, UNIT_IDS, unitId } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import { briefHead, plainTitle, section, sectionHead, sectionId, titledText } from "./frame.ts";

const leader = object({
	unit: field("Unidad", "La que dirige.", unitId),
	office: field("Cargo", "Por ejemplo «Dirección de Academy». A quien la dirige se le nombra en Personas."),
	text: field("De qué responde", "Una o dos frases."),
});

export const aboutSections = [
	/** The group's vision and the strategic pillars it stands on. `*word*` in the statement is set in italics. */
	section("vision", "visión", "La visión del Grupo y los pilares que la sostienen.", {
		title: plainTitle,
		statement: field(
			"Frase",
			"La visión, en letra grande. Las palabras entre *asteriscos* van en cursiva.",
			emphasisedText,
		),
		pillars: list("Pilares", "Cada uno con su título.", titledText("el pilar")),
	}),
	/** One sentence a page stands on. `*word*` in the statement is set in italics. */
	section("statement", "una frase", "Una frase grande sobre la que se apoya la página.", {
		id: sectionId,
		title: plainTitle,
		statement: field("Frase", "En letra grande. Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
		text: optional("Texto", "Lo que sigue de ella, en un párrafo."),
		tone: v.optional(
			field(
				"Fondo",
				"surface es claro; night, oscuro, para la frase que mira más lejos.",
				v.picklist(["surface", "night"]),
			),
			"surface",
		),
	}),
	/** The eight values of the group (specification, section 2). */
	section("values", "valores", "Los ocho valores del Grupo.", {
		...briefHead,
		values: list("Valores", "Exactamente ocho.", titledText("el valor"), v.length(8, "son exactamente ocho valores.")),
	}),
	/** Who founded the group, by office until the owner gives a name. */
	section("founder", "carta de quien fundó el Grupo", "Sus palabras, con su firma.", {
		id: sectionId,
		title: plainTitle,
		sample,
		letter: field("Carta", "En sus propias palabras, sin comillas alrededor. Puede llevar varios párrafos.", prose),
		name: optional("Nombre", "Quién firma. Si falta, firma el cargo."),
		office: field("Cargo", "Qué es en el Grupo."),
		picture: v.optional(photograph),
		text: field("Quién es", "Una línea debajo de la firma."),
	}),
	/** Who answers for each unit, by office until the owner gives names. */
	section("team", "equipo", "Quién responde de cada unidad.", {
		...briefHead,
		leaders: list(
			"Direcciones",
			"Una por unidad, cinco en total.",
			leader,
			v.length(UNIT_IDS.length, "lleva una dirección por unidad, cinco en total."),
			unrepeated("unit", "una unidad está repetida."),
		),
	}),
	/** Where the group stands and where it is going, as a way with stops. */
	section("milestones", "hitos", "Dónde está el Grupo y a dónde va, en tres paradas.", {
		...briefHead,
		stops: list(
			"Hitos",
			"Exactamente tres, en orden.",
			object({ when: field("Cuándo", "Hoy, una fecha o un plazo."), ...titledText("el hito").entries }),
			v.length(3, "son exactamente tres hitos."),
		),
		note: field("Aviso", "Lo que el camino no promete."),
	}),
	/** Social responsibility, and the goals the group has set itself. */
	section("impact", "responsabilidad social", "Los compromisos del Grupo y sus metas.", {
		...sectionHead,
		commitments: list("Compromisos", "Lo que el Grupo se compromete a hacer.", titledText("el compromiso")),
		goals: group("Metas", "Lo que el Grupo quiere alcanzar.", {
			title: field("Título de las metas", "Encima de la lista."),
			items: list("Lista de metas", "Cada una con su título.", titledText("la meta")),
			note: field("Aviso", "Dice con claridad lo que todavía no se ha logrado."),
		}),
		action: field("Botón", "Cierra la sección.", link),
	}),
] as const;
