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
			csv: "Enlace al archivo",
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
	}),
);
