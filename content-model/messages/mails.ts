import * as v from "valibot";
import { REQUEST_KINDS, TICKS } from "../../contract/requests/forms.ts";
import { MAIL_KINDS } from "../../contract/requests/mail-kinds.ts";
import { SUSPICIONS } from "../../contract/requests/suspicion.ts";
import { field, filled, group, list, object, optional, text, words } from "../fields/field.ts";

const questionsToThinkAbout = object({
	title: field("Título", "Encima de las preguntas."),
	items: list("Preguntas", "Exactamente cinco.", text, v.length(5, "lleva cinco preguntas.")),
});

/** The mails that reach visitors. */
export const visitorMailsSchema = group("Correos", "Los que recibe quien escribe.", {
	receipt: group("Acuse de recibo", "Lo que le queda a quien escribió.", {
		subject: filled("Asunto", "{reference} es la de la solicitud."),
		preview: "Vista previa",
		title: "Título",
		greeting: "Saludo",
		kept: "Que llegó y está guardada",
		reference: filled("Referencia", "{reference} es la de la solicitud."),
		now: group("Qué pasa ahora", "Tres pasos.", {
			title: field("Título", "Encima de los pasos."),
			steps: list("Pasos", "Exactamente tres.", text, v.length(3, "lleva tres pasos.")),
		}),
		questions: group(
			"Para ir pensando",
			"Por clase de solicitud, las que tienen preguntas.",
			v.entriesFromList(REQUEST_KINDS, optional("Preguntas", "Las de esta clase.", questionsToThinkAbout)),
		),
		contact: field("Contacto", "Delante del correo y el teléfono."),
		hours: filled("Horario", "{hours} es el horario."),
		mistake: "Si no fue esa persona",
		signature: "Firma",
	}),
});

/** A mail about several requests. */
const listed = {
	subject: filled("Asunto", "{count} es cuántas son."),
	preview: "Vista previa",
	title: "Título",
	lead: "Entrada",
	see: "Debajo de la lista: qué hacer, y dónde",
};

/** A mail about one request. */
const aboutOne = {
	subject: filled("Asunto", "{reference} es la de la solicitud."),
	preview: filled("Vista previa", "{reference} es la de la solicitud."),
	title: "Título",
};

/** `content/team/mails.yaml`: the mails to the team. */
export const teamMailsSchema = words({
	desk: field("Botón", "El de cada correo al equipo; abre la mesa."),
	more: filled("Y más", "{count} es cuántas no caben en la lista."),
	staff: group("Al equipo", "Uno por solicitud. Se cita al responder: todo tiene que poder leerlo quien escribió.", {
		preview: filled("Vista previa", "{reference} es la de la solicitud."),
		kinds: group(
			"Clases de solicitud",
			"Cómo se llama cada una.",
			v.entriesFromList(REQUEST_KINDS, field("Nombre", "Se lee en el asunto.")),
		),
		promise: "Primera frase",
		received: "Rótulo de la fecha",
		reference: "Rótulo de la referencia",
		form: "Rótulo del formulario",
		language: "Rótulo del idioma, si no es el del equipo",
		call: "Rótulo de la llamada",
		callAsked: filled("Llamada sin confirmar", "{when} es lo que se pidió."),
		none: "En lugar de un dato que falta",
		ticked: group(
			"Casillas",
			"Lo que se lee si se marcó.",
			v.entriesFromList(TICKS, field("Marcada", "Qué significa.")),
		),
		chat: "Enlace a WhatsApp, al lado del teléfono",
		reply: "A quién le llega la respuesta",
	}),
	batch: group("Varias juntas", "Cuando llegan demasiadas para un correo cada una.", {
		...listed,
		unreadable: "Cuando una no se puede leer",
	}),
	short: group("Sin lo que escribió", "En lugar del aviso, si el servidor de correo lo rechaza por lo que dice.", {
		...aboutOne,
		lead: "Entrada",
		see: "Dónde leerla entera",
	}),
	passed: group("Solicitud pasada", "A quien se la pasan; debajo va lo mismo que en el correo al equipo.", {
		...aboutOne,
		leadPerson: filled("A una persona", "{name} es quien la pasó."),
		leadUnit: filled("A una unidad", "{name} es quien la pasó; {unit}, la unidad."),
		somebody: field("Sin nombre", "En lugar de {name} cuando no se sabe quién fue."),
	}),
	passedMany: group("Varias solicitudes pasadas", "A quien se las pasan de una vez; debajo va la lista.", {
		subject: filled("Asunto", "{count} es cuántas son."),
		preview: "Vista previa",
		title: "Título",
		leadPerson: filled("A una persona", "{name} es quien las pasó."),
		leadUnit: filled("A una unidad", "{name} es quien las pasó; {unit}, la unidad."),
		see: "Dónde leer una entera",
	}),
	reminder: group("Recordatorio", "Solicitudes sin responder, con su referencia y el nombre de quien escribió.", {
		...listed,
		overdue: "Con el plazo vencido",
	}),
	closing: group(
		"Antes de cerrar",
		"Solicitudes cuyo plazo se cumple cuando no hay nadie, una hora antes de cerrar.",
		listed,
	),
	opening: group("Al abrir", "Las mismas, si siguen sin responder cuando se vuelve a abrir.", listed),
	follow_up: group("Seguimiento", "Las que tocan ese día, a quien las tiene.", listed),
	quarantine: group("Cuarentena", "Solicitudes sospechosas, con su referencia y el nombre de quien escribió.", {
		...listed,
		suspicions: group(
			"Motivos",
			"Por qué está en cuarentena.",
			v.entriesFromList(SUSPICIONS, field("Motivo", "Al lado de la referencia.")),
		),
		others: filled("Y las demás de una red", "{count} son las demás retenidas que llegaron de la misma red."),
	}),
	/** So that silence is noticed. */
	digest: group("Resumen diario", "Llega todos los días.", {
		subject: filled("Asunto", "{unanswered} es cuántas faltan por responder."),
		preview: filled("Vista previa", "{received} y {overdue} son cuántas."),
		title: field("Título", "El del correo."),
		since: filled("Nuevas", "{date} es el día del resumen anterior."),
		unanswered: "Sin responder",
		overdue: "Con el plazo vencido",
		held: "En cuarentena",
		pendingMails: "Correos en cola",
		// Counted apart: how fast they leave depends on the visitors' mail servers.
		pendingReceipts: "Cuántos de ellos son acuses de recibo",
		failedMails: "Correos que no se entregaron",
		withheldReceipts: "Solicitudes sin confirmación, porque ya habían salido muchas",
		refused: "Solicitudes rechazadas, porque de su red llegaban demasiadas",
		general: "En lugar de una referencia, en avisos internos",
		kinds: group(
			"Clases de correo",
			"Cómo se llama cada una.",
			v.entriesFromList(MAIL_KINDS, field("Nombre", "En la lista de los no entregados.")),
		),
		unconfirmed: field("Sin confirmar", "En lugar del código, si quizá llegó."),
		resend: "Quién los envía otra vez",
		daily: "Por qué llega cada día",
	}),
});

export type TeamMails = v.InferOutput<typeof teamMailsSchema>;
