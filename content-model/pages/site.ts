import * as v from "valibot";
import type { Contact } from "../contact.ts";
import { field, filled, group, list, object, optional, text } from "../fields/field.ts";
import { internalLink, link, unitId } from "../fields/parts.ts";

const menuLink = object({
	...link.entries,
	description: optional("Descripción", "Debajo del enlace, en el desplegable. Si falta, el enlace va en la barra."),
	unit: optional("Unidad", "La unidad cuyo emblema lleva el enlace.", unitId),
});

const links = list("Enlaces", "En el orden en que se leen, a páginas que existen.", link);

/** `site.yaml`: identity, menus, announcement. */
export const siteSchema = object({
	name: field("Nombre", "El del Grupo, en todo el sitio y en los correos."),
	shortName: field(
		"Nombre corto",
		"Debajo del icono en el teléfono, donde se cortan más de doce letras.",
		v.pipe(text, v.maxLength(12, "no puede pasar de 12 letras.")),
	),
	description: field("Descripción", "Una frase que dice qué hace el Grupo; sale en buscadores y en el pie."),
	hours: filled("Horario", "{from} y {to} son los días, {open} y {close} las horas del horario."),
	closed: filled("Días cerrados", "Detrás del horario, si hay días en que no se atiende. {days} son esos días."),
	chat: group("Chat", "Los enlaces a WhatsApp.", {
		label: field("Nombre del chat", "Cómo se le llama en el sitio."),
		question: field("Pregunta", "Al lado del botón del chat."),
		greetings: group(
			"Saludos",
			"Con qué se abre el chat. Neutros: que alguien busca un tratamiento es un dato delicado.",
			{
				general: "Saludo general",
				patient: "Saludo de pacientes",
				clinic: "Saludo de clínicas",
				community: "Saludo de la comunidad",
				agenda: "Saludo de la agenda",
			},
		),
	}),
	announcement: group("Barra de anuncios", "Encima de todas las páginas.", {
		messages: list(
			"Mensajes",
			"Exactamente tres, que se turnan.",
			object({
				text: field("Mensaje", "Pocas palabras."),
				note: optional("Condición", "Más pequeña, detrás del mensaje."),
			}),
			v.length(3, "la barra lleva exactamente tres mensajes."),
		),
	}),
	menu: group("Menú", "El de arriba.", {
		group: field("Nombre del desplegable", "El que reúne los enlaces con descripción."),
		links: list("Enlaces", "En este orden; con descripción van en el desplegable.", menuLink),
		first: list(
			"Lo primero",
			"Con qué empieza el menú del teléfono: para quién es cada página, en palabras llanas. Los demás enlaces siguen en su orden.",
			object({ ...link.entries, text: optional("Qué hay ahí", "Pocas palabras, si el nombre no lo dice.") }),
		),
		call: group("Botón", "El que cierra el menú.", {
			...link.entries,
			professionals: group("En páginas para profesionales", "A dónde lleva el botón desde ellas.", {
				href: field("A dónde lleva", "Por ejemplo /contacto?tipo=clinica.", internalLink),
				pages: list("Páginas", "Las rutas de las páginas para profesionales.", internalLink),
			}),
		}),
	}),
	relatedTitle: field(
		"Título de las respuestas relacionadas",
		"Encima de los enlaces que una página o un artículo pone a respuestas de /faq.",
	),
	footer: group("Pie", "El final de todas las páginas.", {
		solutions: group("Soluciones", "La primera columna.", {
			title: field("Título", "Encima de la columna."),
			links,
		}),
		company: group("El Grupo", "La segunda columna.", { title: field("Título", "Encima de la columna."), links }),
		contact: group("Contacto", "La columna del teléfono, el correo y el horario.", {
			title: field("Título", "Encima de la columna."),
		}),
		copyright: field("Derechos", "La línea de derechos, sin el año si cambia solo."),
		poweredBy: group("Hecho por", "La última línea.", {
			label: field("Palabras delante", "Lo que va delante del nombre."),
			name: field("Nombre", "Quién lo hizo."),
			href: field("A dónde lleva", "Una página del sitio.", internalLink),
		}),
	}),
});

type SiteWords = v.InferOutput<typeof siteSchema>;

/** The words with the contact lines in them. */
export interface Site extends Omit<SiteWords, "chat">, Pick<Contact, "phone" | "email" | "company" | "profiles"> {
	chat: SiteWords["chat"] & { number: string };
}
