import * as v from "valibot";
import { CRITERIA } from "../../contract/clinics.ts";
import { FORM_IDS, REQUEST_KINDS, TICKS } from "../../contract/requests/forms.ts";
import { MAIL_KINDS } from "../../contract/requests/mail-kinds.ts";
import { SUSPICIONS } from "../../contract/requests/suspicion.ts";
import { described, each } from "../fields/described.ts";
import { object, optional, text } from "../fields/field.ts";
import { internalLink, link } from "../fields/parts.ts";
import { choicesSchema, errorsSchema, fieldText, formSchemas } from "./forms.ts";
import texts from "./messages.json" with { type: "json" };
import parts from "./parts.json" with { type: "json" };
import teamMails from "./team-mails.json" with { type: "json" };

const sent = described(parts.sent, { step: link });

const questionsToThinkAbout = described(parts.questions, {
	items: v.pipe(v.array(text), v.length(5, "lleva cinco preguntas.")),
});

/** `messages.yaml`: every word of the forms, their errors, notices and the mails that visitors get. */
export const messagesSchema = described(texts, {
	choices: choicesSchema,
	forms: formSchemas,
	errors: errorsSchema,
	notices: { sent: each(FORM_IDS, "Aviso de enviado", "El de este formulario.", sent) },
	pages: {
		received: { path: internalLink },
		access: { phone: fieldText },
		article: { ask: link },
		clinic: { criteria: each(CRITERIA, "Nombre", "Como lo lee una paciente.") },
	},
	mails: {
		receipt: {
			now: { steps: v.pipe(v.array(text), v.length(3, "lleva tres pasos.")) },
			questions: object(
				v.entriesFromList(REQUEST_KINDS, optional("Preguntas", "Las de esta clase.", questionsToThinkAbout)),
			),
		},
	},
});

export type Messages = v.InferOutput<typeof messagesSchema>;

/** `content/team/mails.yaml`: the mails to the team. */
export const teamMailsSchema = described(teamMails, {
	staff: {
		kinds: each(REQUEST_KINDS, "Nombre", "Se lee en el asunto."),
		ticked: each(TICKS, "Marcada", "Qué significa."),
	},
	quarantine: { suspicions: each(SUSPICIONS, "Motivo", "Al lado de la referencia.") },
	digest: { kinds: each(MAIL_KINDS, "Nombre", "En la lista de los no entregados.") },
});

type TeamMails = v.InferOutput<typeof teamMailsSchema>;

/** The main language's messages, with the mails to the team. */
export type TeamMessages = Messages & { mails: TeamMails };
