import * as v from "valibot";
import { ACTION_KINDS, type ActionKind } from "../../contract/action-kinds.ts";
import { MAIL_STATES } from "../../contract/mail-kinds.ts";
import { WITHHELD_BY } from "../../contract/receipts.ts";
import { field, filled, group, template, text } from "../field.ts";
import { counted } from "./inbox.ts";

/** Kinds of action whose history entry names neither a colleague nor another action. */
const PLAIN = ACTION_KINDS.filter(
	(kind): kind is Exclude<ActionKind, "pass" | "undo"> => kind !== "pass" && kind !== "undo",
);

/** After these another page is shown. */
const LEAD_AWAY = ["answered", "spam", "release"] as const;

/** The page of one request. */
export const requestSchema = group("Una solicitud", "Su página.", {
	fromCountry: filled("De dónde", "{place} es el país."),
	fromOrganisation: filled("De quién", "{place} es la clínica o la organización."),
	fromElsewhere: field("De otro país", "De uno que no está en la lista.", text),
	wrote: filled("Cuándo escribió", "{when} es cuándo; {time} es hace cuánto."),
	wroteNothing: field("Sin mensaje", "En lugar de lo que escribió.", text),
	answered: filled("Ya respondida", "{when} es cuándo."),
	answeredBy: filled("Ya respondida por alguien", "{name} y {when}."),
	isSpam: field("Es spam", "En lugar del plazo.", text),
	answeredElsewhere: field(
		"Ya le respondió alguien",
		"{other} es la otra solicitud.",
		template("name", "other", "when"),
	),
	answeredElsewhereByYou: field("Ya le respondiste tú", "{other} es la otra solicitud.", template("other", "when")),
	answeredElsewhereBefore: field("Ya se le respondió", "Cuando no se sabe quién.", template("other", "when")),
	takenElsewhere: field("Alguien tiene otra suya", "{name} es quién.", template("name", "other")),
	other: group("La otra solicitud", "Según lo que coincide.", {
		mail: "El correo",
		telephone: "Solo el teléfono: puede ser otra persona de la casa",
	}),
	see: filled("Enlace a la otra", "{reference} es la suya."),
	unreadable: field("No se puede leer", "Cuando falta la clave.", text),
	unknown: group("No está", "Referencia desconocida o borrada.", {
		title: field("Título", "El de la página.", text),
		text: filled("Texto", "{reference} es la que se pidió."),
	}),
	unconfirmed: filled("No salió confirmación", "{why} es por qué."),
	withheld: group(
		"Por qué no salió confirmación",
		"Sigue a dos puntos.",
		v.entriesFromList(WITHHELD_BY, field("Motivo", "Sin punto final.", text)),
	),
	sameNetwork: "Enlace a las demás de su red, en cuarentena",
	spamNetwork: field("Marcar las demás de la red", "Botón, después de marcar una como spam.", counted()),
	otherUnit: filled("De otra unidad", "{unit} es cuál."),
	notice: "Rótulo de la versión del aviso de privacidad",
	erasedOn: filled("Cuándo se borra", "{when} es el día."),
	sameMail: "Título de las otras del mismo correo",
	sameTelephone: "Título de las que vienen del mismo teléfono con otro correo",
	household: "Debajo de ese título: puede ser otra persona",
	moreOfSame: field("Y más", "Cuántas no caben; lleva a todas.", counted()),
	replyGroup: "Título de los botones que abren el correo, WhatsApp o el teléfono",
	reply: "Botón del correo",
	chat: "Botón de WhatsApp",
	call: "Botón del teléfono",
	templates: "Título de las respuestas para empezar",
	templatesHint: "Qué hacen",
	byMail: "Enlace que abre una en el correo",
	byChat: "Enlace que abre una en WhatsApp",
	mark: "Título de los botones que la marcan respondida",
	markHint: "Qué hacen y qué no",
	channels: group("Vías", "Por dónde se respondió.", {
		mail: "Por correo",
		whatsapp: "Por WhatsApp",
		call: "Por teléfono",
	}),
	take: field("Tomar", "Cuando no la tiene nadie.", text),
	takeOver: filled("Tomar de alguien", "{name} es quien la tiene."),
	holder: "Quién la tiene, en voz alta",
	giveBack: "Soltar",
	nobody: "No la tiene nadie",
	yours: "La tienes tú",
	has: filled("La tiene otra persona", "{name} es quién."),
	pass: "Botón que abre a quién pasarla",
	passTo: "Rótulo de la lista",
	passChoose: "Lo que se lee antes de elegir",
	passButton: "Botón que la pasa",
	people: "Grupo de personas en la lista",
	units: "Grupo de unidades en la lista",
	note: "Rótulo de la nota",
	noteHint: "Quién la ve",
	noteButton: "Botón que la guarda",
	noteEmpty: "Cuando está vacía",
	noteTooLong: filled("Cuando es larga", "{length} es cuántos caracteres tiene; {most}, cuántos caben."),
	spam: "Botón de spam",
	notSpam: "Botón que lo quita",
	unanswered: "Botón que quita la marca de respondida",
	hold: "Botón que la devuelve a la cuarentena",
	heldTitle: "Título de la cuarentena",
	heldText: filled("Cuarentena", "{why} es el motivo."),
	heldAfterMails: filled(
		"Otra vez en cuarentena",
		"Cuando ya salieron correos; {mails} son cuáles, {why} es el motivo.",
	),
	release: "Botón que la libera",
	history: "Título de la historia",
	arrived: "Cuando llegó",
	mails: "Título de los correos",
	mailStates: group("Estado de un correo", "Qué pasó con él.", {
		...v.entriesFromList(MAIL_STATES, field("Estado", "Detrás del correo.", text)),
		unconfirmed: field("Sin confirmar", "El servidor de correo no dijo si lo tomó.", text),
	}),
	staff: field("Sin nombre", "En lugar de un nombre, si fue una orden en el servidor.", text),
	actions: group("Historia", "Cada paso, con quien lo dio.", {
		...v.entriesFromList([...PLAIN, "undo"], filled("Paso", "{who} es quién.")),
		pass: field("Pasada", "{to} es a quién.", template("who", "to")),
	}),
	said: group("Después de hacerlo", "Lo que se lee al terminar.", {
		...v.entriesFromList(PLAIN, field("Aviso", "Con el botón de deshacer.", text)),
		...v.entriesFromList(LEAD_AWAY, filled("Aviso", "Se lee en otra página; {whom} es de quién era.")),
		pass: filled("Pasada", "{whom} es de quién; {to}, a quién."),
	}),
	saidMany: group("Después de hacerlo con varias", "{count} es cuántas.", {
		...v.entriesFromList(
			["answered", "unanswered", "spam", "not_spam", "release", "undo"],
			filled("Aviso", "{count} es cuántas."),
		),
		pass: filled("Pasadas", "{count} es cuántas; {to}, a quién."),
	}),
	notDone: field("Las que no", "Antes de la lista de las que quedaron como estaban.", counted()),
	isSo: filled("Ya estaba así", "{whom} es de quién."),
	isGone: filled("Ya no está", "{reference} es cuál."),
	undone: group(
		"Después de deshacerlo",
		"Cómo queda la solicitud.",
		v.entriesFromList([...PLAIN, "pass"], field("Aviso", "Según lo que se deshizo.", text)),
	),
	saidBefore: "Cuando la misma acción llegó dos veces",
	nothing: "Cuando ya estaba así",
	conflict: field("Alguien llegó antes", "{what} es el paso, con quien lo dio.", template("what", "when")),
	undoFailed: "Cuando ya no se puede deshacer",
	lost: "Cuando no se entiende qué se pidió",
	person: "Enlace a sus derechos",
});
