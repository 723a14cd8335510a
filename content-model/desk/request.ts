import * as v from "valibot";
import { ACTION_KINDS, type ActionKind } from "../../contract/action-kinds.ts";
import { MAIL_STATES } from "../../contract/mail-kinds.ts";
import { field } from "../field.ts";
import { lines, text } from "../parts.ts";
import { template } from "../template.ts";

/** Kinds of action whose history entry names neither a colleague nor another action. */
const PLAIN = ACTION_KINDS.filter(
	(kind): kind is Exclude<ActionKind, "pass" | "undo"> => kind !== "pass" && kind !== "undo",
);

/** The page of one request. */
export const requestSchema = field(
	"Una solicitud",
	"Su página.",
	v.strictObject({
		fromCountry: field("De dónde", "{place} es el país.", template("place")),
		fromOrganisation: field("De quién", "{place} es la clínica o la organización.", template("place")),
		fromElsewhere: field("De otro país", "De uno que no está en la lista.", text),
		wrote: field("Cuándo escribió", "{when} es cuándo; {time} es hace cuánto.", template("when", "time")),
		wroteNothing: field("Sin mensaje", "En lugar de lo que escribió.", text),
		answered: field("Ya respondida", "{when} es cuándo.", template("when")),
		answeredBy: field("Ya respondida por alguien", "{name} y {when}.", template("name", "when")),
		isSpam: field("Es spam", "En lugar del plazo.", text),
		answeredElsewhere: field(
			"Ya le respondió alguien",
			"{other} es la otra solicitud.",
			template("name", "other", "when"),
		),
		answeredElsewhereByYou: field("Ya le respondiste tú", "{other} es la otra solicitud.", template("other", "when")),
		answeredElsewhereBefore: field("Ya se le respondió", "Cuando no se sabe quién.", template("other", "when")),
		takenElsewhere: field("Alguien tiene otra suya", "{name} es quién.", template("name", "other")),
		other: field(
			"La otra solicitud",
			"Según lo que coincide.",
			v.strictObject(lines({ mail: "El correo", telephone: "Solo el teléfono: puede ser otra persona de la casa" })),
		),
		see: field("Enlace a la otra", "{reference} es la suya.", template("reference")),
		unreadable: field("No se puede leer", "Cuando falta la clave.", text),
		unknown: field(
			"No está",
			"Referencia desconocida o borrada.",
			v.strictObject({
				title: field("Título", "El de la página.", text),
				text: field("Texto", "{reference} es la que se pidió.", template("reference")),
			}),
		),
		otherUnit: field("De otra unidad", "{unit} es cuál.", template("unit")),
		...lines({
			notice: "Rótulo de la versión del aviso de privacidad",
		}),
		erasedOn: field("Cuándo se borra", "{when} es el día.", template("when")),
		...lines({
			sameMail: "Título de las otras del mismo correo",
			sameTelephone: "Título de las que vienen del mismo teléfono con otro correo",
			replyGroup: "Título de los botones que abren el correo, WhatsApp o el teléfono",
			reply: "Botón del correo",
			chat: "Botón de WhatsApp",
			call: "Botón del teléfono",
		}),
		subject: field("Asunto de la respuesta", "{reference} es la suya.", template("reference")),
		greeting: field("Saludo de la respuesta", "{name} es su primer nombre.", template("name")),
		greetingNameless: field("Saludo sin nombre", "Cuando no se sabe cuál es el nombre.", text),
		...lines({
			templates: "Título de las respuestas para empezar",
			templatesHint: "Qué hacen",
			byMail: "Enlace que abre una en el correo",
			byChat: "Enlace que abre una en WhatsApp",
			mark: "Título de los botones que la marcan respondida",
			markHint: "Qué hacen y qué no",
		}),
		channels: field(
			"Vías",
			"Por dónde se respondió.",
			v.strictObject(lines({ mail: "Por correo", whatsapp: "Por WhatsApp", call: "Por teléfono" })),
		),
		take: field("Tomar", "Cuando no la tiene nadie.", text),
		takeOver: field("Tomar de alguien", "{name} es quien la tiene.", template("name")),
		...lines({
			holder: "Quién la tiene, en voz alta",
			giveBack: "Soltar",
			nobody: "No la tiene nadie",
			yours: "La tienes tú",
		}),
		has: field("La tiene otra persona", "{name} es quién.", template("name")),
		...lines({
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
		}),
		noteTooLong: field(
			"Cuando es larga",
			"{length} es cuántos caracteres tiene; {most}, cuántos caben.",
			template("length", "most"),
		),
		...lines({
			spam: "Botón de spam",
			notSpam: "Botón que lo quita",
			unanswered: "Botón que quita la marca de respondida",
			hold: "Botón que la devuelve a la cuarentena",
			heldTitle: "Título de la cuarentena",
		}),
		heldText: field("Cuarentena", "{why} es el motivo.", template("why")),
		heldAfterMails: field(
			"Otra vez en cuarentena",
			"Cuando ya salieron correos; {mails} son cuáles, {why} es el motivo.",
			template("mails", "why"),
		),
		...lines({
			release: "Botón que la libera",
			history: "Título de la historia",
			arrived: "Cuando llegó",
			mails: "Título de los correos",
		}),
		mailStates: field(
			"Estado de un correo",
			"Qué pasó con él.",
			v.strictObject({
				...v.entriesFromList(MAIL_STATES, field("Estado", "Detrás del correo.", text)),
				unconfirmed: field("Sin confirmar", "El servidor de correo no dijo si lo tomó.", text),
			}),
		),
		staff: field("Sin nombre", "En lugar de un nombre, si fue una orden en el servidor.", text),
		actions: field(
			"Historia",
			"Cada paso, con quien lo dio.",
			v.strictObject({
				...v.entriesFromList([...PLAIN, "undo"], field("Paso", "{who} es quién.", template("who"))),
				pass: field("Pasada", "{to} es a quién.", template("who", "to")),
			}),
		),
		said: field(
			"Después de hacerlo",
			"Lo que se lee al terminar.",
			v.strictObject({
				...v.entriesFromList(PLAIN, field("Aviso", "Con el botón de deshacer.", text)),
				pass: field("Pasada", "{to} es a quién.", template("to")),
			}),
		),
		undone: field(
			"Después de deshacerlo",
			"Cómo queda la solicitud.",
			v.strictObject(v.entriesFromList([...PLAIN, "pass"], field("Aviso", "Según lo que se deshizo.", text))),
		),
		...lines({ saidBefore: "Cuando la misma acción llegó dos veces", nothing: "Cuando ya estaba así" }),
		conflict: field("Alguien llegó antes", "{what} es el paso, con quien lo dio.", template("what", "when")),
		...lines({
			undoFailed: "Cuando ya no se puede deshacer",
			lost: "Cuando no se entiende qué se pidió",
			person: "Enlace a sus derechos",
		}),
	}),
);

/** Answers to start from. */
export const templatesSchema = field(
	"Respuestas para empezar",
	"Delante va el saludo con el nombre; no prometas ni des consejo médico.",
	v.array(
		v.strictObject({
			title: field("Nombre", "Como la reconoce el equipo.", text),
			text: field("Texto", "Lo que se escribe después del saludo.", text),
		}),
	),
);
