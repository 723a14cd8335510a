import * as v from "valibot";
import type { Contact } from "../contact.ts";
import { described, entriesOf } from "../fields/described.ts";
import { object, text } from "../fields/field.ts";
import { internalLink, link, unitId } from "../fields/parts.ts";
import texts from "./site.json" with { type: "json" };

const menuLink = object({ ...link.entries, ...entriesOf(texts.menuLink, { unit: unitId }) });
const firstLink = object({ ...link.entries, ...entriesOf(texts.firstLink) });

/** `site.yaml`: identity, menus, announcement. */
export const siteSchema = described(texts.site, {
	shortName: v.pipe(text, v.maxLength(12, "no puede pasar de 12 letras.")),
	announcement: {
		messages: v.pipe(v.array(described(texts.announcement)), v.length(3, "la barra lleva exactamente tres mensajes.")),
	},
	menu: {
		links: v.array(menuLink),
		first: v.array(firstLink),
		call: { href: internalLink, professionals: { href: internalLink, pages: v.array(internalLink) } },
	},
	footer: { solutions: { links: v.array(link) }, company: { links: v.array(link) }, poweredBy: { href: internalLink } },
});

type SiteWords = v.InferOutput<typeof siteSchema>;

/** The words with the contact lines in them. */
export interface Site extends Omit<SiteWords, "chat">, Pick<Contact, "phone" | "email" | "company" | "profiles"> {
	chat: SiteWords["chat"] & { number: string };
}
