import * as v from "valibot";
import { DANGERS } from "../../contract/alarm/alarm.ts";
import { CHANNELS } from "../../contract/desk/actions.ts";
import { INBOX_FILTERS } from "../../contract/desk/filters.ts";
import { field, filled, group, object, template, text } from "../fields/field.ts";

const saying = (places: readonly string[]) => (places.length > 0 ? template(...places) : text);

/** @param places what each text tells, beside the number */
export const counted = (...places: string[]) =>
	object({
		one: field("Una", "Cuando hay una.", saying(places)),
		many: field("Varias", "{count} es cuántas.", template("count", ...places)),
	});

export const countedOrNone = (...places: string[]) =>
	object({ none: field("Ninguna", "Cuando no hay.", saying(places)), ...counted(...places).entries });

/** The list of requests. */
export const inboxSchema = group("Lista", "La de solicitudes.", {
	title: field("Título", "El de la página."),
	open: field("Cuántas hay", "Al lado del título.", countedOrNone()),
	filters: field("Filtros", "Nombre del grupo, en voz alta."),
	filter: group("Qué ver", "Cada filtro.", v.entriesFromList(INBOX_FILTERS, field("Filtro", "En el botón."))),
	search: "Botón y rótulo de buscar",
	searchHint: "Qué se puede buscar, en voz alta",
	searchExample: "Lo mismo, corto, dentro del campo",
	found: field("Encontradas", "{words} es lo que se buscó.", countedOrNone("words")),
	similar: field(
		"Referencias parecidas",
		"Cuando nada coincide y una sola letra es otra; {words} es lo que se buscó.",
		counted("words"),
	),
	clear: field("Quitar la búsqueda", "Enlace a la lista entera."),
	empty: group("Lista vacía", "Por filtro.", v.entriesFromList(INBOX_FILTERS, field("Texto", "En lugar de la lista."))),
	next: "Enlace a la página siguiente",
	first: "Enlace a la primera página",
	new: "Palabra de una recién llegada, en voz alta",
	yours: "Cuando la tienes tú",
	otherCountry: "De un país que no está en la lista",
	inLanguage: filled("En qué idioma escribió", "{language} es cuál."),
	unreadable: "Cuando no se puede leer",
	has: filled("La tiene otra persona", "{name} es quién."),
	before: field("Escribió antes", "Cuántas veces.", counted()),
	beforeByTelephone: field(
		"Escribieron antes con su teléfono",
		"Y otro correo: puede ser otra persona de la casa.",
		counted(),
	),
	groups: group("Grupos", "Según cuándo vencen.", { late: "Vencidas", today: "Hoy", later: "Después" }),
	channels: group("Vía", "Por dónde se le responde mejor.", v.entriesFromList(CHANNELS, field("Vía", "En la fila."))),
	dangers: group(
		"Señales de alarma",
		"Cuando lo que escribió tiene una frase de alarma de la búsqueda.",
		v.entriesFromList(DANGERS, field("Señal", "En la fila.")),
	),
	left: filled("Plazo que queda", "{time} es cuánto."),
	late: filled("Plazo vencido", "{time} es hace cuánto."),
	answered: filled("Respondida", "{when} es cuándo."),
	held: "Está en cuarentena",
	group: group("De una misma red", "La línea que reúne lo que está en cuarentena por su red, y su lista.", {
		title: filled("En la línea", "{count} es cuántas."),
		since: filled("Desde cuándo", "{when}; {name} es de quién es la primera."),
		list: field("Título", "El de la lista."),
		lead: field("Entrada", "Qué puede ser y qué hacer."),
	}),
	refused: field("Rechazadas", "Cuántas no se guardaron en un día.", counted()),
	spam: "Es spam",
	mark: filled("Casilla de una fila", "En voz alta; {name} es de quién."),
	markAll: "Casilla que marca toda la página",
	marked: field("Cuántas marcadas", "Al lado de las casillas.", counted()),
	noneMarked: "Cuando no se marcó ninguna",
	doMarked: group("Con las marcadas", "Cada botón.", {
		answered: "Respondidas",
		unanswered: "Faltan por responder",
		spam: "Spam",
		not_spam: "No son spam",
		release: "Salen de la cuarentena",
		pass: "Abre a quién pasarlas",
	}),
	readOnly: filled("Almacén caído", "{time} es la hora de la lista."),
});

/** Lengths and times as they are said. */
export const timeSchema = group("Tiempos", "Cómo se dicen.", {
	now: field("Nada todavía", "Menos de un minuto."),
	minutes: filled("Minutos", "{count} es cuántos."),
	hours: filled("Horas", "{count} es cuántas."),
	days: filled("Días", "{count} es cuántos, dos o más."),
	today: filled("Hoy", "{time} es la hora."),
	on: filled("Otro día", "{date} y {time}."),
});
