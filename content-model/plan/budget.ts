import * as v from "valibot";
import { emphasisedText, field, filled, group, list, object, optional, template } from "../fields/field.ts";
import { anchorId } from "../fields/parts.ts";

const line = object({
	id: field("Nombre interno", "Con él se guarda lo escrito, y a él se atan las preguntas. No lo cambies.", anchorId),
	label: field("Renglón", "Lo que se paga, en pocas palabras."),
	hint: optional("Aclaración", "Debajo del renglón, una frase corta."),
	first: optional("Se pregunta primero", "En los renglones que más deciden; los demás se abren aparte.", v.boolean()),
	apart: optional(
		"Suele ir aparte",
		"Donde el precio de un ciclo suele dejarlo fuera; lo marca la cuenta vacía.",
		v.boolean(),
	),
	times: optional(
		"Por cuánto",
		"Si el monto es por noche o por año. Si falta, se paga una vez.",
		v.picklist(["nights", "years"], "escribe nights (por noche) o years (por año)."),
	),
});

const budgetPart = (title: string) =>
	group(title, "Sus renglones, en el orden en que se leen.", {
		title: field("Título", "Encabeza sus renglones y su parte del dibujo."),
		lines: list("Renglones", "Uno por cosa que se paga.", line, v.minLength(1)),
	});

const heading = field("Título", "Las palabras entre *asteriscos* van en cursiva.", emphasisedText);

/** `content/es/plan/budget.yaml`: the lines of a clinic's price and of the way there, and what the tool says of them. */
export const budgetWordsSchema = object({
	price: field("Precio", "El renglón del precio que da la clínica.", line),
	treatment: budgetPart("Tratamiento"),
	later: budgetPart("Después"),
	travel: budgetPart("Viaje"),
	more: filled("Los demás renglones", "Abre los de una parte: {count} y {names}."),
	states: group("Respuestas", "Las tres que tiene cada renglón.", {
		included: "Incluido en el precio",
		apart: "Se paga aparte",
		unknown: "No se sabe",
	}),
	fields: group("Campos", "Sus nombres. {clinic} es el nombre de la clínica y {line} el renglón.", {
		clear: "Cómo se quita una respuesta con el teclado; lo oye quien no ve",
		name: "Nombre de la clínica",
		currency: "Moneda de la clínica",
		travelCurrency: "Moneda del viaje",
		totalCurrency: "Moneda de los totales",
		nights: "Noches",
		years: "Años que guardaría embriones",
		amount: "Monto",
		perNight: "Monto por noche",
		perYear: "Monto por año",
		rate: filled("Tasa de cambio", "Cuántos pesos vale una unidad de {currency}."),
		of: field("Renglón de una clínica", "Lo oye quien usa un lector de pantalla.", template("line", "clinic")),
	}),
	setup: group("Datos de la cuenta", "Antes de los renglones.", {
		title: "Título",
		clinics: "Nombre de la lista de clínicas",
		add: "Botón: añadir una clínica",
		remove: "Botón: quitar una clínica",
		rates: "Por qué se pide una tasa de cambio",
		clinic: "Nombre de una clínica sin nombre, antes de su letra",
		currencies: "Título de monedas y cantidades",
	}),
	totals: group("Totales", "Lo que se lee en cada total. {count} es un número.", {
		title: heading,
		lead: "Entrada",
		known: "Encima del total",
		nothing: "Cuando todavía no hay ningún monto",
		missingRate: "Cuando falta la tasa de cambio",
		unfilledNote: "Qué son los renglones vacíos",
		complete: "Cuando nada falta por saber",
		travel: filled("La moneda del viaje", "Debajo de los totales, si hay varias: {currency}."),
		rate: filled("Una tasa usada", "{currency} y {rate}, en pesos."),
		unknownOne: field("Un «no sé»", "Debajo del total."),
		unknownMany: filled("Varios «no sé»", "Con {count}."),
	}),
	picture: group("Dibujo y tabla", "Lo mismo, dibujado y en tabla.", {
		title: heading,
		part: "Encabezado de la primera columna",
		total: "Fila del total",
		same: "Cuando dan lo mismo",
		more: filled("Diferencia", "Con {clinic}, {amount} y {other}."),
		atLeast: filled("Diferencia que puede crecer", "Cuando a la más cara le falta algo: {clinic}, {amount} y {other}."),
		careful: filled("Sin comparar", "Cuando lo que falta puede cambiarlo: {lines}."),
		missing: filled("Lo que falta en una", "{lines} y {clinic}."),
		lines: filled("Muchos renglones", "En lugar de sus nombres: {count}."),
	}),
	outside: group("Lo que el precio deja fuera", "Una lista por clínica.", {
		title: heading,
		of: filled("De una clínica", "Con {clinic}."),
		apart: "Lo que va aparte",
		unknown: "Lo que no se sabe",
		none: "Cuando no deja nada fuera",
		ask: "Antes de la pregunta",
		question: filled("Enlace a las preguntas", "Con {count}."),
	}),
	toLoan: field("Botón a las cuotas", "Lleva a /mi-plan/cuotas."),
});

export type BudgetWords = v.InferOutput<typeof budgetWordsSchema>;
