import * as v from "valibot";
import { field, list } from "../field.ts";
import { group, text } from "../parts.ts";
import { sectionId, sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** Drawings an objective may name; they are in `objective-art.tsx`. */
const OBJECTIVE_ICONS = ["law", "work", "first"] as const;

const GOAL_STATUSES = ["en curso", "cumplida", "pospuesta"] as const;

/** A quarter as an owner writes it: `2026-T2`. */
const quarter = v.pipe(text, v.regex(/^202[67]-T[1-4]$/, "escribe el trimestre así: 2026-T2, de 2026-T1 a 2027-T4."));

const goal = v.pipe(
	v.strictObject({
		text: field("Meta", "Lo que se quiere lograr, en una frase. Es una meta: no la cuentes como un hecho.", text),
		figure: v.optional(field("Cifra", "La cifra del texto que se dibuja en grande, escrita igual que allí.", text)),
		when: v.optional(
			field(
				"Cuándo",
				"La fecha en palabras. Sin fecha, la meta vale para toda la agenda; con ella van from y to.",
				text,
			),
		),
		from: v.optional(field("Desde", "Su primer trimestre en la línea de tiempo, por ejemplo 2026-T2.", quarter)),
		to: v.optional(field("Hasta", "Su último trimestre, por ejemplo 2026-T4.", quarter)),
		status: v.optional(
			field(
				"Cómo va",
				"Solo si te consta: en curso, cumplida o pospuesta. Sin esta línea, la página no dice nada.",
				v.picklist(GOAL_STATUSES, `escribe cómo va la meta: ${GOAL_STATUSES.join(", ")}; o quita la línea.`),
			),
		),
	}),
	v.check(
		({ when, from, to }) => [when, from, to].every((part) => part === undefined) || Boolean(when && from && to),
		"una meta con fecha lleva `when`, `from` y `to`; una sin fecha, ninguno de los tres.",
	),
	v.check(({ text, figure }) => !figure || text.includes(figure), "`figure` es una cifra que está en `text`, igual."),
	v.check(({ from, to }) => !from || !to || from <= to, "`from` va antes que `to`."),
);

const objective = v.strictObject({
	number: field(
		"Número",
		"1, 2 o 3: el orden de los objetivos.",
		v.pipe(v.number(), v.integer("el número es entero.")),
	),
	icon: field(
		"Dibujo",
		"El dibujo del objetivo.",
		v.picklist(OBJECTIVE_ICONS, `no existe este dibujo; elige entre ${OBJECTIVE_ICONS.join(", ")}.`),
	),
	title: field("Título", "El nombre del objetivo.", text),
	description: field("Descripción", "Qué es el objetivo, en una o dos frases.", text),
	why: field("Por qué", "La razón del objetivo.", text),
	goals: list("Metas", "Lo que se quiere lograr y cuándo. Salen también en la línea de tiempo.", goal),
	actions: list("Acciones previstas", "Lo que se piensa hacer, una acción por línea.", text),
});

/** The agenda's three objectives (specification, sections 2 and 3). */
export const agendaObjectivesSchema = v.strictObject({
	type: sectionType("agenda-objectives", "objetivos de la agenda", "Los tres objetivos con sus metas y acciones."),
	id: sectionId,
	title: sectionTitle,
	lead: sectionLead,
	labels: group("Rótulos", "Lo que encabeza las partes de cada objetivo.", {
		why: field("Rótulo de la razón", "Encima de por qué.", text),
		goals: field("Rótulo de las metas", "Encima de las metas.", text),
		actions: field("Rótulo de las acciones", "Encima de las acciones previstas.", text),
	}),
	items: list("Objetivos", "Exactamente tres.", objective, v.length(3, "la agenda lleva exactamente tres objetivos.")),
	note: field("Aviso", "Dice que las metas son metas: nada está hecho ni prometido.", text),
});

export type AgendaObjectivesProps = v.InferOutput<typeof agendaObjectivesSchema>;
export type Objective = AgendaObjectivesProps["items"][number];
export type Goal = Objective["goals"][number];
