import * as v from "valibot";
import { described } from "../fields/described.ts";
import { emphasisedText, field, object, unrepeated } from "../fields/field.ts";
import { anchorId, sourceNames } from "../fields/parts.ts";
import texts from "./rates.json" with { type: "json" };

const count = (title: string) =>
	field(
		title,
		"Un número entero, inventado para el ejemplo.",
		v.pipe(
			v.number(),
			v.integer("escribe un número entero."),
			v.minValue(1, "escribe al menos 1: entre cero no se divide."),
			v.maxValue(100, "escribe 100 como máximo: cada caso es un punto del dibujo."),
		),
	);

/** In the order things happen; each number is at most the one before it. */
const STEPS = ["started", "retrievals", "transfers", "positives", "births"] as const;

const year = v.pipe(
	object({
		started: count("Ciclos iniciados"),
		retrievals: count("Extracciones"),
		transfers: count("Transferencias"),
		positives: count("Pruebas positivas"),
		births: count("Nacimientos"),
	}),
	v.check(
		(counts) => STEPS.every((step, place) => place === 0 || counts[step] <= counts[STEPS[place - 1] ?? step]),
		"cada número es como mucho el de la línea de arriba: nadie llega a un paso sin pasar por el anterior.",
	),
);

const ageGroup = object({
	id: field("Ancla", "Un nombre corto, sin repetir.", anchorId),
	label: field("Edad", "Lo que se lee en el botón y en la tabla."),
	year: field("Su año", "En la clínica más pequeña; las otras son tantas veces mayores.", year),
});

const size = object({
	id: field("Ancla", "Un nombre corto, sin repetir.", anchorId),
	label: field("Tamaño", "Lo que se lee en el botón."),
	times: field(
		"Cuántas veces mayor",
		"Que la clínica más pequeña.",
		v.pipe(v.number(), v.integer("escribe un número entero."), v.minValue(1, "escribe 1 o más.")),
	),
});

/** The most cycles that are drawn, each a dot. */
const MAX_DOTS = 1000;

const said = object({
	text: field("Texto", "Una o dos frases."),
	sources: sourceNames("Fuentes", "De dónde sale lo que dice."),
});

/** `content/es/plan/rates.yaml`: an invented clinic's year, and what the tool says of it. */
export const ratesSchema = v.pipe(
	described(texts, {
		ages: {
			groups: v.pipe(
				v.array(ageGroup),
				v.minLength(2, "lleva al menos dos."),
				unrepeated("id", "dos grupos llevan el mismo id."),
			),
		},
		sizes: {
			items: v.pipe(
				v.array(size),
				v.minLength(2, "lleva al menos dos."),
				unrepeated("id", "dos tamaños llevan el mismo id."),
			),
		},
		sources: { title: emphasisedText, items: v.pipe(v.array(said), v.minLength(1, "lleva al menos una.")) },
	}),
	v.check(({ ages, sizes }) => {
		const started = ages.groups.reduce((sum, { year }) => sum + year.started, 0);
		return sizes.items.every(({ times }) => started * times <= MAX_DOTS);
	}, `la clínica más grande pasa de ${MAX_DOTS} ciclos, y cada uno es un punto del dibujo.`),
);

export type RateWords = v.InferOutput<typeof ratesSchema>;
