import * as v from "valibot";
import { field, list, object, text } from "./field.ts";

/** How many times in a hundred. */
const percentage = v.pipe(v.number(), v.minValue(0, "va de 0 a 100."), v.maxValue(100, "va de 0 a 100."));

/** A table of percentages whose cells are also drawn as bars, all on one scale from none to all. */
export const barsSchema = v.pipe(
	object({
		title: field("Título", "Qué cuentan los números, de dónde son y de qué año."),
		row: field("Qué cambia por fila", "Encima de los nombres de las filas, por ejemplo: Edad."),
		columns: list(
			"Columnas",
			"Una o dos formas de contar.",
			text,
			v.minLength(1, "lleva una columna al menos."),
			v.maxLength(2, "lleva dos como máximo."),
		),
		rows: list(
			"Filas",
			"Cada una con un número por columna, como lo publica la fuente; vacío si no lo publica.",
			object({
				label: field("Nombre", "Quiénes entran en la cuenta."),
				values: list("Números", "De cada cien, con punto decimal: 55.1.", v.nullable(percentage)),
			}),
			v.minLength(2, "lleva dos filas al menos."),
		),
		missing: field("Sin número", "Donde la fuente no publica el número."),
		note: field("Aviso", "Debajo: qué hay que saber para leerlos."),
	}),
	v.check(
		({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
		"cada fila lleva tantos números como columnas hay; pon null donde falte uno.",
	),
);
export type BarsProps = v.InferOutput<typeof barsSchema>;
