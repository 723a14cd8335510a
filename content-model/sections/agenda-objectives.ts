import * as v from "valibot";
import { anchorId, emphasisedText, text } from "../parts.ts";

/** Drawings an objective may name; they are in `objective-icon.tsx`. */
const OBJECTIVE_ICONS = ["law", "work", "first"] as const;

const GOAL_STATUSES = ["en curso", "cumplida", "pospuesta"] as const;

/** A quarter as an owner writes it: `2026-T2`. */
const quarter = v.pipe(text, v.regex(/^202[67]-T[1-4]$/, "escribe el trimestre así: 2026-T2, de 2026-T1 a 2027-T4."));

const goal = v.pipe(
	v.strictObject({
		text,
		/** The figure in its text that is drawn large. */
		figure: v.optional(text),
		/** When, in words; a goal without a date holds for the whole agenda. */
		when: v.optional(text),
		/** Its first and last quarter, for the drawn timeline. */
		from: v.optional(quarter),
		to: v.optional(quarter),
		/** How it stands, once somebody knows; without it nothing is said. */
		status: v.optional(
			v.picklist(GOAL_STATUSES, `escribe cómo va la meta: ${GOAL_STATUSES.join(", ")}; o quita la línea.`),
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
	number: v.pipe(v.number(), v.integer("el número es entero.")),
	icon: v.picklist(OBJECTIVE_ICONS, `no existe este dibujo; elige entre ${OBJECTIVE_ICONS.join(", ")}.`),
	title: text,
	description: text,
	why: text,
	goals: v.array(goal),
	actions: v.array(text),
});

/** The agenda's three objectives (specification, sections 2 and 3). */
export const agendaObjectivesSchema = v.strictObject({
	type: v.literal("agenda-objectives"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: text,
	/** What stands over each objective's reason, goals and actions. */
	labels: v.strictObject({ why: text, goals: text, actions: text }),
	items: v.pipe(v.array(objective), v.length(3, "la agenda lleva exactamente tres objetivos.")),
	/** That goals are goals: nothing here is done or promised. */
	note: text,
});

export type AgendaObjectivesProps = v.InferOutput<typeof agendaObjectivesSchema>;
export type Objective = AgendaObjectivesProps["items"][number];
export type Goal = Objective["goals"][number];
