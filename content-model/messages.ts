import * as v from "valibot";
import {
	CHOICES,
	type ChoiceField,
	type FieldName,
	FORM_IDS,
	FORMS,
	type FormId,
	REQUEST_KINDS,
} from "../contract/forms.ts";
import { MAIL_KINDS } from "../contract/mail-kinds.ts";
import { PURPOSES } from "../contract/purposes.ts";
import { SUSPICIONS } from "../contract/suspicion.ts";
import { link, text } from "./parts.ts";
import { template } from "./template.ts";

const field = v.strictObject({ label: text, hint: v.optional(text) });

const questionsToThinkAbout = v.strictObject({
	title: text,
	items: v.pipe(v.array(text), v.length(5, "lleva cinco preguntas.")),
});

const notice = v.strictObject({ title: text, text });

type FieldText = v.InferOutput<typeof field>;

/** The words of one form: a text for each field it asks, and for no other. */
const formTexts = (id: FormId) =>
	v.strictObject({
		title: text,
		lead: text,
		submit: text,
		/** Stands in the notice above the button where the form needs another than the common one. */
		consent: v.optional(text),
		fields: v.strictObject(v.entriesFromList(FORMS[id].fields, field)) as v.GenericSchema<
			unknown,
			Partial<Record<FieldName, FieldText>>
		>,
	});

const choiceTexts = <const Codes extends string>(codes: readonly Codes[]) =>
	v.strictObject(v.entriesFromList(codes, text));

const FORM_TEXTS = Object.fromEntries(FORM_IDS.map((id) => [id, formTexts(id)])) as Record<
	FormId,
	ReturnType<typeof formTexts>
>;

const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];

const CHOICE_TEXTS = Object.fromEntries(CHOICE_FIELDS.map((field) => [field, choiceTexts(CHOICES[field])])) as {
	[Field in ChoiceField]: ReturnType<typeof choiceTexts<(typeof CHOICES)[Field][number]>>;
};

/** `content/messages.yaml`: every word of the forms, their errors, notices and mails. */
export const messagesSchema = v.strictObject({
	chrome: v.strictObject({
		skip: text,
		menu: text,
		closeMenu: text,
		mainNavigation: text,
		announcements: text,
		pauseAnnouncements: text,
		resumeAnnouncements: text,
		closeAnnouncements: text,
		newTab: text,
		sample: text,
	}),
	/** What a visitor chooses from, by field and code. */
	choices: v.strictObject(CHOICE_TEXTS),
	forms: v.strictObject({
		/** Label of a question that only programs see and answer. */
		trap: text,
		optional: text,
		sending: text,
		/** Stands in a list until something is chosen. */
		choose: v.strictObject(v.entriesFromList(CHOICE_FIELDS, text)),
		required: text,
		/** What a purpose needs to be known, as questions to answer in the message. */
		questions: v.strictObject({
			lead: text,
			...v.entriesFromList(
				PURPOSES,
				v.pipe(
					v.array(text),
					v.minLength(2, "lleva al menos dos preguntas."),
					v.maxLength(3, "lleva tres preguntas como máximo."),
				),
			),
		}),
		summary: text,
		/** Only on paper: how a form that was filled in by pen reaches the team. */
		paper: template("email", "phone"),
		/** The notice above the button. Sending is the consent; the version is stored with each request. */
		privacy: v.strictObject({
			version: v.pipe(text, v.isoDate("la versión es una fecha: 2026-11-21.")),
			title: text,
			consent: text,
			rights: template("email"),
			/** Leads to the whole notice, in another tab, so that nothing written is lost. */
			notice: text,
			health: text,
			/** In its stead where professionals write. */
			patientData: text,
		}),
		suggestion: template("email"),
		...FORM_TEXTS,
	}),
	/** By field, then by the code the contract gives. */
	errors: v.strictObject({
		name: v.strictObject({ required: text, too_long: text }),
		clinic_interest: v.strictObject({ required: text, too_long: text }),
		email: v.strictObject({ required: text, format: text, too_long: text }),
		phone: v.strictObject({ required: text, format: text, too_long: text }),
		country: v.strictObject({ required: text, choice: text }),
		message: v.strictObject({ required: text, too_long: text }),
		organisation: v.strictObject({ required: text, too_long: text }),
		sector: v.strictObject({ required: text, choice: text }),
		category: v.strictObject({ required: text, choice: text }),
		treatment: v.strictObject({ too_long: text }),
		rating: v.strictObject({ choice: text }),
		consent: v.strictObject({ required: text }),
	}),
	notices: v.strictObject({
		failure: notice,
		otherWays: template("phone", "email", "chat"),
		chat: text,
		/** What a visitor reads after sending, by form, and where to go from there. */
		sent: v.strictObject(v.entriesFromList(FORM_IDS, v.strictObject({ ...notice.entries, step: link }))),
		answersTo: template("email"),
		reference: template("reference"),
		referenceUse: text,
	}),
	/** Pages the service writes for visitors without script. */
	pages: v.strictObject({
		received: v.strictObject({ title: text, description: text, next: text, back: text }),
		review: v.strictObject({ title: text }),
		/** The clinic form with a partners' resource named in its message. */
		access: v.strictObject({
			title: text,
			description: template("resource"),
			lead: template("resource"),
			message: template("resource"),
			/** In the place of the clinic form's own. */
			phone: field,
			/** After the opening words, where the resource is only an example. */
			sample: text,
		}),
		/** Around an article's own words, and in the lists that lead to it. */
		article: v.strictObject({
			blog: text,
			contents: text,
			minutes: template("minutes"),
			updated: template("date"),
			reviewed: template("name"),
			pending: text,
			draft: text,
			sources: text,
			looked: template("date"),
			disclaimer: text,
			others: text,
			ask: link,
			feed: text,
		}),
		tooMany: notice,
		blocked: notice,
		tooLarge: notice,
		foreign: notice,
	}),
	/** The page for an address that leads nowhere. */
	notFound: v.strictObject({ title: text, description: text, text, back: text }),
	mails: v.strictObject({
		staff: v.strictObject({
			preview: template("reference"),
			kinds: v.strictObject(v.entriesFromList(REQUEST_KINDS, text)),
			promise: text,
			received: text,
			reference: text,
			form: text,
			none: text,
			consented: text,
			chat: text,
			reply: text,
		}),
		/** Lists requests that came in too fast for a mail each. */
		batch: v.strictObject({
			subject: template("count"),
			preview: text,
			title: text,
			lead: text,
			unreadable: text,
			see: text,
		}),
		receipt: v.strictObject({
			subject: template("reference"),
			preview: text,
			title: text,
			greeting: text,
			kept: text,
			reference: template("reference"),
			now: v.strictObject({ title: text, steps: v.pipe(v.array(text), v.length(3, "lleva tres pasos.")) }),
			/** What to think about meanwhile, for the kinds of request that have something. */
			questions: v.strictObject(v.entriesFromList(REQUEST_KINDS, v.optional(questionsToThinkAbout))),
			contact: text,
			hours: template("hours"),
			mistake: text,
			signature: text,
		}),
		/** Names unanswered requests by reference. */
		reminder: v.strictObject({
			subject: template("count"),
			preview: text,
			title: text,
			lead: text,
			overdue: text,
			more: template("count"),
			see: text,
		}),
		/** Names requests held as suspect by reference. */
		quarantine: v.strictObject({
			subject: template("count"),
			preview: text,
			title: text,
			lead: text,
			suspicions: v.strictObject(v.entriesFromList(SUSPICIONS, text)),
			see: text,
		}),
		/** Comes every day, so that silence is noticed. */
		digest: v.strictObject({
			subject: template("unanswered"),
			preview: template("received", "overdue"),
			title: text,
			since: template("date"),
			unanswered: text,
			overdue: text,
			held: text,
			pendingMails: text,
			/** How many of these are receipts: their speed is the visitors' mail servers'. */
			pendingReceipts: text,
			failedMails: text,
			general: text,
			kinds: v.strictObject(v.entriesFromList(MAIL_KINDS, text)),
			resend: text,
			daily: text,
		}),
	}),
});

export type Messages = v.InferOutput<typeof messagesSchema>;
