import * as v from "valibot";
import { group } from "./field.ts";
import { errorsSchema } from "./messages/errors.ts";
import { choicesSchema, formsSchema } from "./messages/forms.ts";
import { type TeamMails, visitorMailsSchema } from "./messages/mails.ts";
import { noticesSchema } from "./messages/notices.ts";
import { pagesSchema } from "./messages/pages.ts";
import { repliesSchema } from "./messages/replies.ts";

/** `messages.yaml`: every word of the forms, their errors, notices and the mails that visitors get. */
export const messagesSchema = v.strictObject({
	chrome: group("Marco de la página", "Lo que sale en todas, en parte solo en voz alta.", {
		skip: "Enlace que salta al contenido",
		menu: "Botón que abre el menú",
		closeMenu: "Botón que cierra el menú",
		mainNavigation: "Nombre del menú, en voz alta",
		announcements: "Nombre de la barra de anuncios, en voz alta",
		pauseAnnouncements: "Botón que detiene los anuncios",
		resumeAnnouncements: "Botón que los reanuda",
		closeAnnouncements: "Botón que cierra la barra",
		newTab: "Se añade a los enlaces que abren otra pestaña",
		offer: "Que la página está también en este idioma, a quien lee otra",
		sample: "Palabra que marca un ejemplo",
		quotationMarks: group("Comillas", "Las de los testimonios.", {
			opens: "Al empezar",
			goesOn: "Al empezar otro párrafo",
			closes: "Al terminar",
		}),
	}),
	choices: choicesSchema,
	forms: formsSchema,
	errors: errorsSchema,
	notices: noticesSchema,
	replies: repliesSchema,
	pages: pagesSchema,
	notFound: group("Página no encontrada", "La de una dirección que no lleva a ningún sitio.", {
		title: "Título de la página",
		description: "Descripción de la página",
		text: "Qué pudo pasar",
		back: "Enlace al inicio",
	}),
	mails: visitorMailsSchema,
});

export type Messages = v.InferOutput<typeof messagesSchema>;

/** The main language's messages, with the mails to the team. */
export type TeamMessages = Messages & { mails: TeamMails };
