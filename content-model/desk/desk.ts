import type * as v from "valibot";
import { field, group, object } from "../fields/field.ts";
import { contactSchema } from "./contact.ts";
import { figuresSchema } from "./figures.ts";
import { inboxSchema, timeSchema } from "./inbox.ts";
import { personSchema } from "./person.ts";
import { requestSchema } from "./request.ts";
import { signInSchema } from "./sign-in.ts";
import { textsSchema } from "./texts.ts";

/** `content/team/desk.yaml`: every word of the team's desk. Visitors see none of it. */
export const deskSchema = object({
	name: field("Nombre", "El de la mesa, en el título de la ventana y arriba."),
	signIn: signInSchema,
	/** What stands on every page. */
	frame: group("Marco", "Lo que sale en todas las páginas de la mesa.", {
		inbox: "Enlace a la lista",
		figures: "Enlace a las cifras",
		person: "Enlace a los datos de una persona",
		texts: "Enlace a los textos",
		leave: "Enlace para salir",
		navigation: "Nombre del menú, en voz alta",
		undo: "Botón que deshace",
		keys: group("Teclas", "Lo que se ve al pulsar ?.", {
			title: "Título",
			each: group("Cada una", "Qué hace.", {
				j: "La siguiente",
				k: "La anterior",
				r: "Responder",
				e: "Marcar como respondida",
				help: "Ver las teclas",
				close: "Cerrarlas",
			}),
		}),
		offline: "Cuando se corta la línea a mitad de una acción",
		offlineDone: "Cuando vuelve y se hizo",
		undone: "Cuando en dos minutos no se supo si se hizo",
		changed: "En voz alta, cuando la lista cambia",
		stale: "Cuando la página no se puede poner al día",
		signedOut: "Cuando la sesión terminó mientras se miraba la página",
		enterAgain: "Enlace que lleva a entrar",
	}),
	inbox: inboxSchema,
	request: requestSchema,
	contact: contactSchema,
	figures: figuresSchema,
	person: personSchema,
	texts: textsSchema,
	time: timeSchema,
});

export type Desk = v.InferOutput<typeof deskSchema>;
