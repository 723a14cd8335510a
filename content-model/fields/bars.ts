import * as v from "valibot";
import { described } from "./described.ts";
import { text } from "./field.ts";
import texts from "./parts.json" with { type: "json" };

/** How many times in a hundred. */
const percentage = v.pipe(v.number(), v.minValue(0, "va de 0 a 100."), v.maxValue(100, "va de 0 a 100."));

/** A table of percentages whose cells are also drawn as bars, all on one scale from none to all. */
export const barsSchema = v.pipe(
	described(texts.bars, {
		columns: v.pipe(
			v.array(text),
			v.minLength(1, "lleva una columna al menos."),
			v.maxLength(2, "lleva dos como máximo."),
		),
		rows: v.pipe(
			v.array(described(texts.barRow, { values: v.array(v.nullable(percentage)) })),
			v.minLength(2, "lleva dos filas al menos."),
		),
	}),
	v.check(
		({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
		"cada fila lleva tantos números como columnas hay; pon null donde falte uno.",
	),
);
export type BarsProps = v.InferOutput<typeof barsSchema>;
