/** The sections of the national agenda's page. */
import * as v from "valibot";
import { described } from "../fields/described.ts";
import { exactly, field, object, oneOf, text } from "../fields/field.ts";
import { link } from "../fields/parts.ts";
import texts from "./agenda.json" with { type: "json" };
import { head, section, titledText } from "./frame.ts";

/** Drawings an objective may name; they are in `site/sections/agenda-objectives/drawings/`. */
const OBJECTIVE_ICONS = ["law", "work", "first"] as const;

const GOAL_STATUSES = ["en curso", "cumplida", "pospuesta"] as const;

/** A quarter as an owner writes it: `2026-T2`. */
const quarter = v.pipe(text, v.regex(/^202[67]-T[1-4]$/, "escribe el trimestre así: 2026-T2, de 2026-T1 a 2027-T4."));

export const goal = v.pipe(
	described(texts.goal, {
		from: quarter,
		to: quarter,
		status: v.picklist(GOAL_STATUSES, `escribe cómo va la meta: ${GOAL_STATUSES.join(", ")}; o quita la línea.`),
	}),
	v.check(
		({ when, from, to }) => [when, from, to].every((part) => part === undefined) || Boolean(when && from && to),
		"una meta con fecha lleva `when`, `from` y `to`; una sin fecha, ninguno de los tres.",
	),
	v.check(({ text, figure }) => !figure || text.includes(figure), "`figure` es una cifra que está en `text`, igual."),
	v.check(({ from, to }) => !from || !to || from <= to, "`from` va antes que `to`."),
);

const objective = described(texts.objective, {
	number: v.pipe(v.number(), v.integer("el número es entero.")),
	icon: oneOf("este dibujo", OBJECTIVE_ICONS),
	goals: v.array(goal),
	actions: v.array(text),
});

export type Objective = v.InferOutput<typeof objective>;
export type Goal = v.InferOutput<typeof goal>;

const wayToJoin = object({
	...titledText("esta forma de sumarse").entries,
	action: field("Botón", "Lleva al formulario de la agenda con su interés.", link),
});

export const agendaSections = [
	/** The agenda's three objectives (specification, sections 2 and 3). */
	section("agenda-objectives", {
		...head,
		items: exactly(objective, 3, "la agenda lleva exactamente tres objetivos."),
	}),
	section("agenda-timeline", head),
	section("agenda-impact", {
		...head,
		circles: exactly(titledText("el círculo"), 3, "lleva tres círculos: pacientes, sector salud y economía."),
	}),
	section("agenda-joining", { ...head, ways: exactly(wayToJoin, 4, "lleva exactamente cuatro formas de sumarse.") }),
] as const;
