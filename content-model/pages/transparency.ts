import type * as v from "valibot";
import { emphasisedText, field, filled, group, list, object, several, text } from "../fields/field.ts";
import { day } from "../fields/parts.ts";

/** Says, while a list is empty, that it is, and what to ask meanwhile. */
const meanwhile = {
	title: field("Título de la lista", "Encima de la lista."),
	pending: field("Mientras está vacía", "Se lee hasta que la lista tenga una entrada."),
	ask: several("Qué preguntar mientras tanto", "Una pregunta por línea.", text, "una pregunta"),
};

const payer = object({
	who: field("Quién paga", "La clínica, el hotel o el banco, por su nombre."),
	what: field("Por qué", "Qué paga y cuánto: una comisión, una cuota al mes…"),
	since: field("Desde", "Por ejemplo 2026-11-22.", day),
});

/** Who pays the group for what, and what was checked of each clinic, by whom and when. */
export const transparencySchema = object({
	title: field("Título", "Encabeza la sección. Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
	lead: field("Entrada", "Una o dos frases debajo del título."),
	earnings: group("Cómo gana el Grupo", "Quién le paga y por qué.", {
		...meanwhile,
		since: filled("Desde cuándo", "Debajo de cada entrada; {date} es su fecha."),
		items: list("Quién paga al Grupo", "Cada pagador es una entrada; [] mientras no haya ninguno.", payer),
	}),
	checks: group("Qué se comprobó", "De cada clínica comprobada, por quién y cuándo.", {
		...meanwhile,
	}),
});

export type Transparency = v.InferOutput<typeof transparencySchema>;
