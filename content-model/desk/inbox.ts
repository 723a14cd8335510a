import * as v from "valibot";
import { field } from "../field.ts";
import { lines, text } from "../parts.ts";
import { template } from "../template.ts";

const FILTERS = ["open", "mine", "unit", "overdue", "held", "answered", "spam", "all"] as const;

const counted = (...places: string[]) =>
	v.strictObject({
		none: field("Ninguna", "Cuando no hay.", places.length > 0 ? template(...places) : text),
		one: field("Una", "Cuando hay una.", places.length > 0 ? template(...places) : text),
		many: field("Varias", "{count} es cuántas.", template("count", ...places)),
	});

/** The list of requests. */
export const inboxSchema = field(
	"Lista",
	"La de solicitudes.",
	v.strictObject({
		title: field("Título", "El de la página.", text),
		open: field("Cuántas hay", "Al lado del título.", counted()),
		filters: field("Filtros", "Nombre del grupo, en voz alta.", text),
		filter: field(
			"Qué ver",
			"Cada filtro.",
			v.strictObject(v.entriesFromList(FILTERS, field("Filtro", "En el botón.", text))),
		),
		...lines({
			search: "Botón y rótulo de buscar",
			searchHint: "Qué se puede buscar, en voz alta",
			searchExample: "Lo mismo, corto, dentro del campo",
		}),
		found: field("Encontradas", "{words} es lo que se buscó.", counted("words")),
		similar: field(
			"Referencias parecidas",
			"Cuando nada coincide y una sola letra es otra; {words} es lo que se buscó.",
			v.strictObject({
				one: field("Una", "Cuando hay una.", template("words")),
				many: field("Varias", "{count} es cuántas.", template("count", "words")),
			}),
		),
		clear: field("Quitar la búsqueda", "Enlace a la lista entera.", text),
		empty: field(
			"Lista vacía",
			"Por filtro.",
			v.strictObject(v.entriesFromList(FILTERS, field("Texto", "En lugar de la lista.", text))),
		),
		...lines({
			next: "Enlace a la página siguiente",
			first: "Enlace a la primera página",
			new: "Palabra de una recién llegada, en voz alta",
			yours: "Cuando la tienes tú",
			otherCountry: "De un país que no está en la lista",
			unreadable: "Cuando no se puede leer",
		}),
		has: field("La tiene otra persona", "{name} es quién.", template("name")),
		before: field(
			"Escribió antes",
			"Cuántas veces.",
			v.strictObject({
				one: field("Una vez", "Sin número.", text),
				many: field("Varias", "{count} es cuántas.", template("count")),
			}),
		),
		left: field("Plazo que queda", "{time} es cuánto.", template("time")),
		late: field("Plazo vencido", "{time} es hace cuánto.", template("time")),
		answered: field("Respondida", "{when} es cuándo.", template("when")),
		...lines({ held: "Está en cuarentena", spam: "Es spam" }),
		readOnly: field("Almacén caído", "{time} es la hora de la lista.", template("time")),
	}),
);

/** Lengths and times as they are said. */
export const timeSchema = field(
	"Tiempos",
	"Cómo se dicen.",
	v.strictObject({
		now: field("Nada todavía", "Menos de un minuto.", text),
		minutes: field("Minutos", "{count} es cuántos.", template("count")),
		hours: field("Horas", "{count} es cuántas.", template("count")),
		days: field("Días", "{count} es cuántos, dos o más.", template("count")),
		today: field("Hoy", "{time} es la hora.", template("time")),
		on: field("Otro día", "{date} y {time}.", template("date", "time")),
	}),
);
