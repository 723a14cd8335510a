/** The sections of the national agenda's page. */
import * as v from "valibot";
import { field, list, object, oneOf, optional, text } from "../fields/field.ts";
import { link } from "../fields/parts.ts";
import { head, section, titledText } from "./frame.ts";

/** Drawings an objective may name; they are in `site/sections/agenda-objectives/drawings/`. */
const OBJECTIVE_ICONS = ["law", "work", "first"] as const;

const GOAL_STATUSES = ["en curso", "cumplida", "pospuesta"] as const;

/** A quarter as an owner writes it: `2026-T2`. */
const quarter = v.pipe(text, v.regex(/^202[67]-T[1-4]$/, "escribe el trimestre así: 2026-T2, de 2026-T1 a 2027-T4."));

export const goal = v.pipe(
	object({
		text: field("Meta", "Lo que se quiere lograr, en una frase. Es una meta: no la cuentes como un hecho."),
		figure: optional("Cifra", "La cifra del texto que se dibuja en grande, escrita igual que allí."),
		when: optional(
			"Cuándo",
			"La fecha en palabras. Sin fecha, la meta vale para toda la agenda; con ella van from y to.",
		),
		from: optional("Desde", "Su primer trimestre en la línea de tiempo, por ejemplo 2026-T2.", quarter),
		to: optional("Hasta", "Su último trimestre, por ejemplo 2026-T4.", quarter),
		status: optional(
			"Cómo va",
			"Solo si te consta: en curso, cumplida o pospuesta. Si falta, la página no dice nada.",
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

const objective = object({
	number: field(
		"Número",
		"1, 2 o 3: el orden de los objetivos.",
		v.pipe(v.number(), v.integer("el número es entero.")),
	),
	icon: field("Dibujo", "El dibujo del objetivo.", oneOf("este dibujo", OBJECTIVE_ICONS)),
	title: field("Título", "El nombre del objetivo."),
	description: field("Descripción", "Qué es el objetivo, en una o dos frases."),
	why: field("Por qué", "La razón del objetivo."),
	goals: list("Metas", "Lo que se quiere lograr y cuándo. Salen también en la línea de tiempo.", goal),
	actions: list("Acciones previstas", "Lo que se piensa hacer, una acción por línea.", text),
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
		items: v.pipe(v.array(objective), v.length(3, "la agenda lleva exactamente tres objetivos.")),
	}),
	/** The agenda's goals on their quarters; the goals themselves stand in the page's objectives. */
	section("agenda-timeline", head),
	/** What the agenda should change, from the nearest circle to the widest. */
	section("agenda-impact", {
		...head,
		circles: v.pipe(
			v.array(titledText("el círculo")),
			v.length(3, "lleva tres círculos: pacientes, sector salud y economía."),
		),
	}),
	/** Ways to join the agenda, one a sector. */
	section("agenda-joining", {
		...head,
		ways: v.pipe(v.array(wayToJoin), v.length(4, "lleva exactamente cuatro formas de sumarse.")),
	}),
] as const;
