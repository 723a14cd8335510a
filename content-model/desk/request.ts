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
		from: field("De dónde", "{place} es el país, la clínica o la organización.", template("place")),
		wrote: field("Cuándo escribió", "{time} es hace cuánto.", template("time")),
		promise: field("Plazo", "{deadline} es cuándo vence.", template("deadline")),
		answered: field("Ya respondida", "{when} es cuándo.", template("when")),
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
			back: "Enlace a la lista",
			received: "Rótulo de cuándo llegó",
			notice: "Rótulo de la versión del aviso de privacidad",
		}),
		erasedOn: field("Cuándo se borra", "{when} es el día.", template("when")),
		...lines({
			earlier: "Título de las otras solicitudes de la misma persona",
			sameTelephone: "Título de las que vienen del mismo teléfono con otro correo",
			reply: "Botón del correo",
			chat: "Botón de WhatsApp",
			call: "Botón del teléfono",
		}),
		subject: field("Asunto de la respuesta", "{reference} es la suya.", template("reference")),
		greeting: field("Saludo de la respuesta", "{name} es su primer nombre.", template("name")),
		...lines({
			templates: "Título de las respuestas para empezar",
			templatesHint: "Qué hacen",
			byMail: "Enlace que abre una en el correo",
			byChat: "Enlace que abre una en WhatsApp",
			answeredLead: "Delante de los botones que la marcan respondida",
		}),
		channels: field(
			"Vías",
			"Por dónde se respondió.",
			v.strictObject(lines({ mail: "Por correo", whatsapp: "Por WhatsApp", call: "Por teléfono" })),
		),
		take: field("Tomar", "Cuando no la tiene nadie.", text),
		takeOver: field("Tomar de alguien", "{name} es quien la tiene.", template("name")),
		...lines({ giveBack: "Soltar", nobody: "No la tiene nadie", yours: "La tienes tú" }),
		has: field("La tiene otra persona", "{name} es quién.", template("name")),
		since: field("Desde cuándo", "{when} es la hora.", template("when")),
		...lines({
			pass: "Botón que abre a quién pasarla",
			passTo: "Rótulo de la lista",
			passButton: "Botón que la pasa",
			people: "Grupo de personas en la lista",
			units: "Grupo de unidades en la lista",
			note: "Rótulo de la nota",
			noteHint: "Quién la ve",
			noteButton: "Botón que la guarda",
			noteEmpty: "Cuando está vacía",
			spam: "Botón de spam",
			notSpam: "Botón que lo quita",
			unanswered: "Botón que quita la marca de respondida",
			hold: "Botón que la devuelve a la cuarentena",
			heldTitle: "Título de la cuarentena",
		}),
		heldText: field("Cuarentena", "{why} es el motivo.", template("why")),
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
		...lines({ staff: "En lugar de un nombre, si fue una orden", you: "En lugar de tu nombre" }),
		actions: field(
			"Historia",
			"Cómo se llama cada paso.",
			v.strictObject({
				...v.entriesFromList(PLAIN, field("Paso", "En la historia.", text)),
				pass: field("Pasada", "{to} es a quién.", template("to")),
				undo: field("Deshecho", "{what} es qué.", template("what")),
			}),
		),
		said: field(
			"Después de hacerlo",
			"Lo que se lee al terminar.",
			v.strictObject({
				...v.entriesFromList(PLAIN, field("Aviso", "Con el botón de deshacer.", text)),
				pass: field("Pasada", "{to} es a quién.", template("to")),
				undo: field("Deshecho", "Sin más.", text),
			}),
		),
		...lines({ saidBefore: "Cuando la misma acción llegó dos veces", nothing: "Cuando ya estaba así" }),
		conflict: field("Alguien llegó antes", "{what}, {who} y {when}.", template("what", "who", "when")),
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
