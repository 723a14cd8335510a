import * as v from "valibot";
import { REQUEST_KINDS } from "../../contract/forms.ts";
import { MAIL_KINDS } from "../../contract/mail-kinds.ts";
import { SUSPICIONS } from "../../contract/suspicion.ts";
import { field } from "../field.ts";
import { lines, text } from "../parts.ts";
import { template } from "../template.ts";

const questionsToThinkAbout = v.strictObject({
	title: field("Título", "Encima de las preguntas.", text),
	items: field("Preguntas", "Exactamente cinco.", v.pipe(v.array(text), v.length(5, "lleva cinco preguntas."))),
});

/** The mails the service sends. */
export const mailsSchema = field(
	"Correos",
	"Los que envía el sistema.",
	v.strictObject({
		desk: field("Botón", "El de cada correo al equipo; abre la mesa.", text),
		staff: field(
			"Al equipo",
			"Uno por solicitud. Se cita al responder: todo tiene que poder leerlo quien escribió.",
			v.strictObject({
				preview: field("Vista previa", "{reference} es la de la solicitud.", template("reference")),
				kinds: field(
					"Clases de solicitud",
					"Cómo se llama cada una.",
					v.strictObject(v.entriesFromList(REQUEST_KINDS, field("Nombre", "Se lee en el asunto.", text))),
				),
				...lines({
					promise: "Primera frase",
					received: "Rótulo de la fecha",
					reference: "Rótulo de la referencia",
					form: "Rótulo del formulario",
					none: "En lugar de un dato que falta",
					consented: "Cuando dio su consentimiento",
					chat: "Enlace a WhatsApp, al lado del teléfono",
					reply: "A quién le llega la respuesta",
				}),
			}),
		),
		batch: field(
			"Varias juntas",
			"Cuando llegan demasiadas para un correo cada una.",
			v.strictObject({
				subject: field("Asunto", "{count} es cuántas son.", template("count")),
				...lines({
					preview: "Vista previa",
					title: "Título",
					lead: "Entrada",
					unreadable: "Cuando una no se puede leer",
					see: "Dónde leer una entera",
				}),
			}),
		),
		passed: field(
			"Solicitud pasada",
			"A quien se la pasan; debajo va lo mismo que en el correo al equipo.",
			v.strictObject({
				subject: field("Asunto", "{reference} es la de la solicitud.", template("reference")),
				preview: field("Vista previa", "{reference} es la de la solicitud.", template("reference")),
				title: field("Título", "El del correo.", text),
				leadPerson: field("A una persona", "{name} es quien la pasó.", template("name")),
				leadUnit: field("A una unidad", "{name} es quien la pasó; {unit}, la unidad.", template("name", "unit")),
				somebody: field("Sin nombre", "En lugar de {name} cuando no se sabe quién fue.", text),
			}),
		),
		receipt: field(
			"Acuse de recibo",
			"Lo que le queda a quien escribió.",
			v.strictObject({
				subject: field("Asunto", "{reference} es la de la solicitud.", template("reference")),
				...lines({ preview: "Vista previa", title: "Título", greeting: "Saludo", kept: "Que llegó y está guardada" }),
				reference: field("Referencia", "{reference} es la de la solicitud.", template("reference")),
				now: field(
					"Qué pasa ahora",
					"Tres pasos.",
					v.strictObject({
						title: field("Título", "Encima de los pasos.", text),
						steps: field("Pasos", "Exactamente tres.", v.pipe(v.array(text), v.length(3, "lleva tres pasos."))),
					}),
				),
				questions: field(
					"Para ir pensando",
					"Por clase de solicitud, las que tienen preguntas.",
					v.strictObject(
						v.entriesFromList(
							REQUEST_KINDS,
							v.optional(field("Preguntas", "Las de esta clase.", questionsToThinkAbout)),
						),
					),
				),
				contact: field("Contacto", "Delante del correo y el teléfono.", text),
				hours: field("Horario", "{hours} es el de content/site.yaml.", template("hours")),
				...lines({ mistake: "Si no fue esa persona", signature: "Firma" }),
			}),
		),
		reminder: field(
			"Recordatorio",
			"Solicitudes sin responder, con su referencia y el nombre de quien escribió.",
			v.strictObject({
				subject: field("Asunto", "{count} es cuántas son.", template("count")),
				...lines({ preview: "Vista previa", title: "Título", lead: "Entrada", overdue: "Con el plazo vencido" }),
				more: field("Y más", "{count} es cuántas no caben en la lista.", template("count")),
				see: field("Qué hacer", "Dónde se marca una respondida.", text),
			}),
		),
		quarantine: field(
			"Cuarentena",
			"Solicitudes sospechosas, con su referencia y el nombre de quien escribió.",
			v.strictObject({
				subject: field("Asunto", "{count} es cuántas son.", template("count")),
				...lines({ preview: "Vista previa", title: "Título", lead: "Entrada" }),
				suspicions: field(
					"Motivos",
					"Por qué está en cuarentena.",
					v.strictObject(v.entriesFromList(SUSPICIONS, field("Motivo", "Al lado de la referencia.", text))),
				),
				see: field("Qué hacer", "Dónde se libera.", text),
			}),
		),
		/** So that silence is noticed. */
		digest: field(
			"Resumen diario",
			"Llega todos los días.",
			v.strictObject({
				subject: field("Asunto", "{unanswered} es cuántas faltan por responder.", template("unanswered")),
				preview: field("Vista previa", "{received} y {overdue} son cuántas.", template("received", "overdue")),
				title: field("Título", "El del correo.", text),
				since: field("Nuevas", "{date} es el día del resumen anterior.", template("date")),
				...lines({
					unanswered: "Sin responder",
					overdue: "Con el plazo vencido",
					held: "En cuarentena",
					pendingMails: "Correos en cola",
					// Counted apart: how fast they leave depends on the visitors' mail servers.
					pendingReceipts: "Cuántos de ellos son acuses de recibo",
					failedMails: "Correos que no se entregaron",
					general: "En lugar de una referencia, en avisos internos",
				}),
				kinds: field(
					"Clases de correo",
					"Cómo se llama cada una.",
					v.strictObject(v.entriesFromList(MAIL_KINDS, field("Nombre", "En la lista de los no entregados.", text))),
				),
				unconfirmed: field("Sin confirmar", "En lugar del código, si quizá llegó.", text),
				...lines({ resend: "Quién los envía otra vez", daily: "Por qué llega cada día" }),
			}),
		),
	}),
);
