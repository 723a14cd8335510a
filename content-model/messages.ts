import * as v from "valibot";
import { COUNTRY_CODES } from "../contract/countries.ts";
import { text } from "./parts.ts";
import { template } from "./template.ts";

const field = v.strictObject({ label: text, hint: v.optional(text) });

const notice = v.strictObject({ title: text, text });

const form = <const Fields extends string>(fields: readonly Fields[]) =>
	v.strictObject({
		title: text,
		lead: text,
		submit: text,
		fields: v.strictObject(v.entriesFromList(fields, field)),
	});

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
	countries: v.strictObject(v.entriesFromList(COUNTRY_CODES, text)),
	forms: v.strictObject({
		optional: text,
		sending: text,
		choose: text,
		required: text,
		summary: text,
		/** The notice above the button. Sending is the consent; the version is stored with each request. */
		privacy: v.strictObject({
			version: v.pipe(text, v.isoDate("la versión es una fecha: 2026-11-21.")),
			title: text,
			consent: text,
			rights: template("email"),
			health: text,
		}),
		suggestion: template("email"),
		patient: form(["name", "email", "phone", "country", "message"]),
		clinic: form(["name", "clinic_interest", "email", "phone", "message"]),
	}),
	/** By field, then by the code the contract gives. */
	errors: v.strictObject({
		name: v.strictObject({ required: text, too_long: text }),
		clinic_interest: v.strictObject({ required: text, too_long: text }),
		email: v.strictObject({ required: text, format: text, too_long: text }),
		phone: v.strictObject({ required: text, format: text }),
		country: v.strictObject({ required: text, choice: text }),
		message: v.strictObject({ too_long: text }),
	}),
	notices: v.strictObject({
		failure: notice,
		otherWays: template("email", "chat"),
		chat: text,
		patient: notice,
		clinic: notice,
		reference: template("reference"),
		referenceUse: text,
	}),
	/** Pages the service writes for visitors without script. */
	pages: v.strictObject({
		received: v.strictObject({ title: text, description: text, next: text, back: text }),
		review: v.strictObject({ title: text }),
		tooMany: notice,
		tooLarge: notice,
		foreign: notice,
	}),
	/** The page for an address that leads nowhere. */
	notFound: v.strictObject({ title: text, description: text, text, back: text }),
	mails: v.strictObject({
		staff: v.strictObject({
			subject: template("reference", "kind"),
			preview: template("reference"),
			title: text,
			kinds: v.strictObject({ patient: text, clinic: text }),
			promise: text,
			received: text,
			reference: text,
			none: text,
			call: text,
			reply: text,
			list: text,
		}),
		receipt: v.strictObject({
			subject: template("reference"),
			preview: text,
			title: text,
			greeting: text,
			next: text,
			by: text,
			reference: template("reference"),
			contact: text,
			mistake: text,
			signature: text,
		}),
	}),
});

export type Messages = v.InferOutput<typeof messagesSchema>;
