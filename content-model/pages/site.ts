import * as v from "valibot";
import type { Contact } from "../contact.ts";
import { described } from "../fields/described.ts";
import { field, object, optional, text } from "../fields/field.ts";
import { internalLink, link, unitId } from "../fields/parts.ts";
import texts from "./site.json" with { type: "json" };

const menuLink = object({
	...link.entries,
	description: optional("Descripción", "Debajo del enlace, en el desplegable. Si falta, el enlace va en la barra."),
	unit: optional("Unidad", "La unidad cuyo emblema lleva el enlace.", unitId),
});

const announcement = object({
	text: field("Mensaje", "Pocas palabras."),
	note: optional("Condición", "Más pequeña, detrás del mensaje."),
});

const firstLink = object({
	...link.entries,
	text: optional("Qué hay ahí", "Pocas palabras, si el nombre no lo dice."),
});

/** `site.yaml`: identity, menus, announcement. */
export const siteSchema = described(texts, {
	shortName: v.pipe(text, v.maxLength(12, "no puede pasar de 12 letras.")),
	announcement: {
		messages: v.pipe(v.array(announcement), v.length(3, "la barra lleva exactamente tres mensajes.")),
	},
	menu: {
		links: v.array(menuLink),
		first: v.array(firstLink),
		call: { href: internalLink, professionals: { href: internalLink, pages: v.array(internalLink) } },
	},
	footer: {
		solutions: { links: v.array(link) },
		company: { links: v.array(link) },
		poweredBy: { href: internalLink },
	},
});

type SiteWords = v.InferOutput<typeof siteSchema>;

/** The words with the contact lines in them. */
export interface Site extends Omit<SiteWords, "chat">, Pick<Contact, "phone" | "email" | "company" | "profiles"> {
	chat: SiteWords["chat"] & { number: string };
}
