import * as v from "valibot";
import { field } from "../field.ts";
import { lines, link, text } from "../parts.ts";
import { template } from "../template.ts";
import { fieldText } from "./forms.ts";
import { notice } from "./notices.ts";

/** Pages that are not in `content/pages/`; some the service writes, for visitors without script. */
export const pagesSchema = field(
	"Páginas del sistema",
	"Las que no están en content/pages.",
	v.strictObject({
		received: field(
			"Solicitud recibida",
			"La confirmación, para quien navega sin JavaScript.",
			v.strictObject(
				lines({
					title: "Título de la página",
					description: "Descripción de la página",
					next: "Qué pasa ahora",
					back: "Enlace al inicio",
				}),
			),
		),
		review: field(
			"Revisar la solicitud",
			"El formulario con errores, sin JavaScript.",
			v.strictObject(lines({ title: "Título de la página" })),
		),
		access: field(
			"Solicitar un recurso",
			"El formulario de clínicas con el recurso ya nombrado: {resource}.",
			v.strictObject({
				title: field("Título", "El de la página.", text),
				description: field("Descripción", "{resource} es el nombre del recurso.", template("resource")),
				lead: field("Entrada", "{resource} es el nombre del recurso.", template("resource")),
				message: field("Mensaje ya escrito", "{resource} es el nombre del recurso.", template("resource")),
				phone: field("Teléfono", "En lugar del campo del formulario de clínicas.", fieldText),
				sample: field("Si es un ejemplo", "Detrás de la entrada.", text),
			}),
		),
		article: field(
			"Artículos",
			"Lo que rodea el texto de un artículo.",
			v.strictObject({
				...lines({ blog: "Enlace al blog", contents: "Título del índice" }),
				minutes: field("Tiempo de lectura", "{minutes} son los minutos.", template("minutes")),
				watched: field("Duración de un video", "{length} son los minutos y segundos, 1:26.", template("length")),
				...lines({ captions: "Idioma de los subtítulos", transcript: "Título de la transcripción" }),
				updated: field("Actualizado", "{date} es el día del último cambio.", template("date")),
				reviewed: field("Revisado", "{name} es quien lo leyó.", template("name")),
				...lines({
					pending: "Mientras falta la revisión de un médico",
					draft: "En un borrador",
					sources: "Título de las fuentes",
				}),
				looked: field("Fuente mirada", "{date} es el día en que se miró.", template("date")),
				...lines({ disclaimer: "Lo que un artículo no es", others: "Título de otros artículos" }),
				ask: field("Enlace para preguntar", "Lleva a un formulario.", link),
				feed: field("Nombre del canal", "El de /blog/feed.xml.", text),
			}),
		),
		tooMany: field("Demasiadas solicitudes", "Varias seguidas desde la misma conexión.", notice),
		blocked: field("Todavía es pronto", "Otra solicitud desde la misma conexión.", notice),
		tooLarge: field("Mensaje demasiado largo", "No cabe.", notice),
		foreign: field("Formulario de otro sitio", "No se sabe de dónde viene.", notice),
	}),
);
