import * as v from "valibot";
import { CHAT_VARIANTS, internalLink, link, text, UNIT_IDS } from "./parts.ts";

const menuLink = v.strictObject({
	label: text,
	href: internalLink,
	/** A link with a description stands in the header's dropdown, with these words under it. */
	description: v.optional(text),
	unit: v.optional(v.picklist(UNIT_IDS)),
});

/** `content/site.yaml`: identity, contact lines, menus, announcement. */
export const siteSchema = v.strictObject({
	name: text,
	/** What stands below the icon on a phone's screen: more than twelve signs are cut off there. */
	shortName: v.pipe(text, v.maxLength(12, "no puede pasar de 12 letras.")),
	/** One sentence that says what the group does; search results and the footer use it. */
	description: text,
	/** As people write it; the tel: link is derived from it. */
	phone: v.pipe(text, v.regex(/^\+[\d ]+$/, "escribe el número con + y código de país, solo cifras y espacios.")),
	email: v.pipe(text, v.email("no es una dirección de correo.")),
	/** When people answer the chat and the telephone. */
	hours: text,
	chat: v.strictObject({
		number: v.pipe(text, v.regex(/^\d{8,15}$/, "escribe el número con código de país, solo cifras.")),
		label: text,
		question: text,
		/** Kept neutral: that somebody seeks fertility care is itself sensitive. */
		greetings: v.strictObject(v.entriesFromList(CHAT_VARIANTS, text)),
	}),
	announcement: v.strictObject({
		messages: v.pipe(
			v.array(v.strictObject({ text, note: v.optional(text) })),
			v.length(3, "la barra lleva exactamente tres mensajes."),
		),
	}),
	menu: v.strictObject({
		/** Label of the dropdown that holds the links with a description. */
		group: text,
		links: v.array(menuLink),
		call: v.strictObject({
			...link.entries,
			/** Where it leads from pages for professionals, by the canonical path of each. */
			professionals: v.strictObject({ href: internalLink, pages: v.array(internalLink) }),
		}),
	}),
	footer: v.strictObject({
		solutions: v.strictObject({ title: text, links: v.array(link) }),
		company: v.strictObject({ title: text, links: v.array(link) }),
		contact: v.strictObject({ title: text }),
		copyright: text,
		poweredBy: v.strictObject({ label: text, name: text, href: internalLink }),
	}),
});

export type Site = v.InferOutput<typeof siteSchema>;
