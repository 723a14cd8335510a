import * as v from "valibot";
import { field } from "../field.ts";
import { lines, text } from "../parts.ts";
import { template } from "../template.ts";

/** How fast requests are answered. */
export const figuresSchema = field(
	"Cifras",
	"Su página y su archivo.",
	v.strictObject({
		title: field("Título", "El de la página.", text),
		lead: field("Entrada", "{since} es el día.", template("since")),
		leftOut: field(
			"Las que no se cuentan",
			"En cuarentena o spam.",
			v.strictObject({
				...lines({ none: "Ninguna", one: "Una" }),
				many: field("Varias", "{count} es cuántas.", template("count")),
			}),
		),
		period: field("Periodos", "Nombre del grupo, en voz alta.", text),
		periods: field(
			"Periodo",
			"En cada botón.",
			v.strictObject(lines({ month: "El más corto", quarter: "El mediano", year: "El largo" })),
		),
		...lines({
			received: "Recibidas",
			answered: "Respondidas",
			within24Hours: "En menos de 24 horas",
			within2Hours: "En menos de 2 horas",
		}),
		share: field("Parte", "{part} a tiempo; {of} de cuántas.", template("part", "of")),
		...lines({
			noneYet: "Cuando no hay",
			judged: "Por qué un porcentaje es de menos que las recibidas",
			byWeek: "Título de las semanas",
			weeksLeftOut: "Debajo de las semanas, si falta alguna",
			byForm: "Título de los formularios",
			byCountry: "Título de los países",
			byUnit: "Título de las unidades",
		}),
		week: field("Una semana", "{date} es su lunes.", template("date")),
		...lines({
			none: "Cuando no se indicó",
			noUnit: "Cuando no es de una unidad",
			separator: "Cómo se separan las columnas de los archivos",
			csv: "Botón del archivo de las cifras",
			group: "Columna del archivo: semana, formulario, país o unidad",
			name: "Columna del archivo: cuál",
			file: "Nombre del archivo",
		}),
		legend: field(
			"Colores de las barras",
			"Qué dice cada uno.",
			v.strictObject(lines({ received: "Todas", inTime: "A tiempo" })),
		),
		groups: field(
			"En el archivo, por qué se cuenta",
			"La primera columna.",
			v.strictObject(lines({ week: "Semana", form: "Formulario", country: "País", unit: "Unidad" })),
		),
		counts: field(
			"En el archivo, qué se cuenta",
			"Los títulos de las demás columnas.",
			v.strictObject(
				lines({
					received: "Recibidas",
					answered: "Respondidas",
					within2Hours: "A tiempo, dos horas",
					judged2Hours: "De cuántas",
					within24Hours: "A tiempo, 24 horas",
					judged24Hours: "De cuántas",
				}),
			),
		),
		separators: field(
			"Separadores",
			"Cuál usa un programa depende de su país.",
			v.strictObject(lines({ semicolon: "Punto y coma", comma: "Coma" })),
		),
		requests: field(
			"Las solicitudes en un archivo",
			"Solo lo descarga quien es admin.",
			v.strictObject({
				...lines({ csv: "Botón", file: "Nombre del archivo", overdue: "Plazo vencido", mailFailed: "Correo fallido" }),
				states: field(
					"Estados",
					"En su columna.",
					v.strictObject(lines({ open: "Por responder", held: "En cuarentena", answered: "Respondida", spam: "Spam" })),
				),
				columns: field(
					"Columnas",
					"Sus títulos; los de las preguntas son los de los formularios.",
					v.strictObject(
						lines({
							reference: "Referencia",
							consent: "Consentimiento",
							received: "Recibida",
							kind: "Tipo",
							form: "Formulario",
							state: "Estado",
							unit: "Unidad",
							takenBy: "Quién la tiene",
							answeredAt: "Respondida",
							mails: "Correos",
							notes: "Notas",
							suspicion: "Por qué estuvo en cuarentena",
							notice: "Aviso de privacidad",
						}),
					),
				),
			}),
		),
	}),
);
