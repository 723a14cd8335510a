import * as v from "valibot";
import { FORM_IDS } from "../../contract/requests/forms.ts";
import { field, filled, group, words } from "../fields/field.ts";
import { internalLink, link } from "../fields/parts.ts";
import { clinicWords } from "../network/clinic.ts";
import { fieldText } from "./forms.ts";

/** A title and what is to be said. */
const notice = words({ title: "Título del aviso", text: "Texto del aviso" });

/** What a visitor reads after sending. */
export const noticesSchema = group("Después de enviar", "Lo que se lee si llegó y si no.", {
	failure: field("No se pudo enviar", "El aviso rojo.", notice),
	otherWays: filled("Otras vías", "Debajo: {phone}, {email} y {chat}."),
	chat: field("El chat", "Cómo se nombra el chat en esa frase."),
	sent: group(
		"Enviado",
		"Por formulario, con el paso siguiente.",
		v.entriesFromList(
			FORM_IDS,
			group("Aviso de enviado", "El de este formulario.", {
				...notice.entries,
				step: field("Paso siguiente", "A dónde ir mientras tanto.", link),
			}),
		),
	),
	answersTo: filled("A dónde se responde", "{email} es el correo que escribió la persona."),
	reference: filled("Referencia", "{reference} es la de la solicitud."),
	referenceUse: field("Para qué sirve", "Debajo de la referencia."),
});

/** Pages that are not in `content/es/pages/`; some the service writes, for visitors without script. */
export const pagesSchema = group("Páginas del sistema", "Las que no tienen textos propios entre las páginas.", {
	received: group("Solicitud recibida", "La confirmación, para quien navega sin JavaScript.", {
		path: field("Dirección", "La de esta página.", internalLink),
		title: "Título de la página",
		description: "Descripción de la página",
		next: "Cuándo se responde",
		read: filled("Quién la lee", "{hours} es el horario."),
		by: filled(
			"Hasta cuándo",
			"Detrás de «Cuándo se responde», y en el acuse de recibo. {day} es el día de la semana; {time}, la hora.",
		),
		receipt: group("Confirmación por correo", "El primer paso de lo que pasa ahora.", {
			queued: "Si le llegará",
			withheld: "Si no se puede prometer",
		}),
		back: "Enlace al inicio",
	}),
	review: group("Revisar la solicitud", "El formulario con errores, sin JavaScript.", { title: "Título de la página" }),
	access: group("Solicitar un recurso", "El formulario de clínicas con el recurso ya nombrado: {resource}.", {
		title: field("Título", "El de la página."),
		description: filled("Descripción", "{resource} es el nombre del recurso."),
		lead: filled("Entrada", "{resource} es el nombre del recurso."),
		message: filled("Mensaje ya escrito", "{resource} es el nombre del recurso."),
		phone: field("Teléfono", "En lugar del campo del formulario de clínicas.", fieldText),
		sample: field("Si es un ejemplo", "Detrás de la entrada."),
	}),
	article: group("Artículos", "Lo que rodea el texto de un artículo.", {
		blog: "Enlace al blog",
		contents: "Título del índice",
		minutes: filled("Tiempo de lectura", "{minutes} son los minutos."),
		watched: filled("Duración de un video", "{length} son los minutos y segundos, 1:26."),
		captions: "Idioma de los subtítulos",
		transcript: "Título de la transcripción",
		updated: filled("Actualizado", "{date} es el día del último cambio."),
		reviewed: filled("Revisado", "{name} es quien lo leyó."),
		pending: "Mientras falta la revisión de un médico",
		pendingLaw: "Detrás, si falta también la de un abogado",
		draft: "En un borrador",
		sources: "Título de las fuentes",
		looked: filled("Fuente mirada", "{date} es el día en que se miró."),
		disclaimer: "Lo que un artículo no es",
		others: "Título de otros artículos",
		ask: field("Enlace para preguntar", "Lleva a un formulario.", link),
		feed: field("Nombre del canal", "El de /blog/feed.xml."),
	}),
	answer: group("Respuestas", "Lo que rodea las respuestas en la página de un tema.", {
		all: "Enlace a todas las preguntas",
		contents: "Título del índice",
		link: "Botón: copiar el enlace de una respuesta",
		linked: "Cuando está copiado",
		similar: "Delante de las respuestas parecidas",
		tool: "Título sobre la herramienta del plan",
		others: "Título sobre los otros temas",
		sources: filled("Fuentes", "Delante de las fuentes; {date} es el día en que se revisaron."),
		confirm: field("Dónde confirmarlo", "Delante de las páginas oficiales."),
		clinicalReview: field("Falta un médico", "Mientras no la haya leído un médico."),
		legalReview: field("Falta un abogado", "Mientras no la haya leído un abogado."),
		bothReviews: field("Faltan los dos", "Mientras no la hayan leído ni médico ni abogado."),
	}),
	clinic: clinicWords,
	tooMany: field("Demasiadas solicitudes", "Varias seguidas desde la misma conexión.", notice),
	blocked: field("Todavía es pronto", "Otra solicitud desde la misma conexión.", notice),
	tooLarge: field("Mensaje demasiado largo", "No cabe.", notice),
	foreign: field("Formulario de otro sitio", "No se sabe de dónde viene.", notice),
});
