import * as v from "valibot";
import { field } from "./field.ts";
import { day, emphasisedText, text } from "./parts.ts";
import { photograph } from "./photograph.ts";
import { template } from "./template.ts";

/** Says, while a list is empty, that it is, and what to ask meanwhile. */
const meanwhile = {
	title: field("Título de la lista", "Encima de la lista.", text),
	pending: v.pipe(text, v.title("Mientras está vacía"), v.description("Se lee hasta que la lista tenga una entrada.")),
	ask: v.pipe(
		v.array(text),
		v.minLength(1, "lleva al menos una pregunta."),
		v.title("Qué preguntar mientras tanto"),
		v.description("Una pregunta por línea."),
	),
};

const payer = v.strictObject({
	who: v.pipe(text, v.title("Quién paga"), v.description("La clínica, el hotel o el banco, por su nombre.")),
	what: v.pipe(text, v.title("Por qué"), v.description("Qué paga y cuánto: una comisión, una cuota al mes…")),
	since: v.pipe(day, v.title("Desde"), v.description("Por ejemplo 2026-11-22.")),
});

const check = v.strictObject({
	clinic: v.pipe(text, v.title("Clínica"), v.description("Su nombre y su ciudad.")),
	logo: v.optional(photograph),
	what: v.pipe(
		v.array(text),
		v.minLength(1, "lleva al menos una cosa comprobada."),
		v.title("Qué se comprobó"),
		v.description("Cada cosa en su línea: la habilitación, quién dirige el laboratorio…"),
	),
	by: v.pipe(text, v.title("Quién lo comprobó"), v.description("Nombre y cargo.")),
	date: v.pipe(day, v.title("Cuándo"), v.description("Por ejemplo 2026-11-22.")),
});

/** Who pays the group for what, and what was checked of each clinic, by whom and when. */
export const transparencySchema = v.strictObject({
	title: field("Título", "Encabeza la sección. Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
	lead: field("Entrada", "Una o dos frases debajo del título.", text),
	earnings: field(
		"Cómo gana el Grupo",
		"Quién le paga y por qué.",
		v.strictObject({
			...meanwhile,
			since: field("Desde cuándo", "Debajo de cada entrada; {date} es su fecha.", template("date")),
			items: field("Quién paga al Grupo", "Cada pagador es una entrada; [] mientras no haya ninguno.", v.array(payer)),
		}),
	),
	checks: field(
		"Qué se comprobó",
		"De cada clínica, por quién y cuándo.",
		v.strictObject({
			...meanwhile,
			by: field("Quién y cuándo", "Debajo de cada entrada; {by} es quién y {date} el día.", template("by", "date")),
			items: field(
				"Qué se comprobó de cada clínica",
				"Cada clínica es una entrada; [] mientras no haya.",
				v.array(check),
			),
		}),
	),
});

export type Transparency = v.InferOutput<typeof transparencySchema>;
