import { field, filled, group } from "../fields/field.ts";
import { countedOrNone } from "./inbox.ts";

/** By what requests are counted, on the page and in the file. */
const GROUPS = {
	campaign: "Campañas",
	source: "Sitios",
	page: "Páginas",
	purpose: "Asuntos",
	language: "Idiomas",
	country: "Países",
	channel: "Vías",
	form: "Formularios",
	unit: "Unidades",
};

/** What is counted, on the page and in the file. */
const COUNTS = {
	received: "Recibidas",
	answered: "Respondidas",
	within24Hours: "En menos de 24 horas",
	within2Hours: "En menos de 2 horas",
	calls: "Piden una llamada, o llamaron",
	talked: "Con quienes se habló",
	consulted: "Con consulta",
	treated: "En tratamiento",
};

/** How fast requests are answered. */
export const figuresSchema = group("Cifras", "Su página y su archivo.", {
	title: field("Título", "El de la página."),
	lead: filled("Entrada", "{since} es el día."),
	leftOut: field("Las que no se cuentan", "En cuarentena o spam.", countedOrNone()),
	period: field("Periodos", "Nombre del grupo, en voz alta."),
	periods: group("Periodo", "En cada botón.", { month: "El más corto", quarter: "El mediano", year: "El largo" }),
	...COUNTS,
	share: filled("Parte", "{part} a tiempo; {of} de cuántas."),
	noneYet: "Cuando no hay",
	judged: "Por qué un porcentaje es de menos que las recibidas",
	byWeek: "Título de las semanas",
	weeksLeftOut: "Debajo de las semanas, si falta alguna",
	byMonth: "Título de los meses",
	by: group("Títulos de las tablas", "Por qué se cuenta cada una.", GROUPS),
	channels: group("Vías", "Por dónde llegó cada contacto.", {
		form: "Por el sitio",
		whatsapp: "Por WhatsApp",
		call: "Por teléfono",
		mail: "Por correo",
		in_person: "En persona",
	}),
	funnel: "Título de los pasos, del primero al último",
	before: filled("El periodo anterior", "{count} es cuántas hubo."),
	more: filled("Las que no caben", "{count} es cuántas."),
	week: filled("Una semana", "{date} es su lunes."),
	none: "Cuando no se indicó",
	noUnit: "Cuando no es de una unidad",
	separator: "Cómo se separan las columnas de los archivos",
	csv: "Botón del archivo de las cifras",
	group: "Columna del archivo: semana, formulario, país o unidad",
	name: "Columna del archivo: cuál",
	file: "Nombre del archivo",
	legend: group("Colores de las barras", "Qué dice cada uno.", { received: "Todas", inTime: "A tiempo" }),
	groups: group("En el archivo, por qué se cuenta", "La primera columna.", { week: "Semana", month: "Mes", ...GROUPS }),
	counts: group("En el archivo, qué se cuenta", "Los títulos de las demás columnas.", {
		...COUNTS,
		judged2Hours: "De cuántas, en dos horas",
		judged24Hours: "De cuántas, en 24 horas",
		before: "Recibidas en el periodo anterior",
	}),
	separators: group("Separadores", "Cuál usa un programa depende de su país.", {
		semicolon: "Punto y coma",
		comma: "Coma",
	}),
	requests: group("Las solicitudes en un archivo", "Solo lo descarga quien es admin.", {
		csv: "Botón",
		file: "Nombre del archivo",
		overdue: "Plazo vencido",
		mailFailed: "Correo fallido",
		states: group("Estados", "En su columna.", {
			open: "Por responder",
			held: "En cuarentena",
			answered: "Respondida",
			spam: "Spam",
		}),
		columns: group("Columnas", "Sus títulos; los de las preguntas son los de los formularios.", {
			reference: "Referencia",
			consent: "Consentimiento",
			received: "Recibida",
			kind: "Tipo",
			form: "Formulario",
			language: "En qué idioma escribió",
			state: "Estado",
			unit: "Unidad",
			takenBy: "Quién la tiene",
			answeredAt: "Respondida",
			origin: "Por dónde llegó",
			call: "Llamada",
			mails: "Correos",
			notes: "Notas",
			suspicion: "Por qué estuvo en cuarentena",
			notice: "Aviso de privacidad",
		}),
	}),
});
