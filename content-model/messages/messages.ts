import type * as v from "valibot";
import { field, filled, group, object } from "../fields/field.ts";
import { choicesSchema, errorsSchema, formsSchema } from "./forms.ts";
import { type TeamMails, visitorMailsSchema } from "./mails.ts";
import { noticesSchema, pagesSchema } from "./pages.ts";

/** `messages.yaml`: every word of the forms, their errors, notices and the mails that visitors get. */
export const messagesSchema = object({
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
	/** What the team's answers begin with, in the language of whoever wrote. */
	replies: group("Respuestas del equipo", "Con qué empiezan; van en el idioma de quien escribió.", {
		subject: filled("Asunto", "{reference} es la de la solicitud."),
		greeting: filled("Saludo", "{name} es su primer nombre."),
		greetingNameless: field("Saludo sin nombre", "Cuando no se sabe cuál es el nombre."),
	}),
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
