import * as v from "valibot";
import { described } from "../fields/described.ts";
import { emphasisedText, some, unrepeated } from "../fields/field.ts";
import { anchorId, named } from "../fields/parts.ts";
import texts from "./rates.json" with { type: "json" };

const count = v.pipe(
	v.number(),
	v.integer("escribe un número entero."),
	v.minValue(1, "escribe al menos 1: entre cero no se divide."),
	v.maxValue(100, "escribe 100 como máximo: cada caso es un punto del dibujo."),
);

/** In the order things happen; each number is at most the one before it. */
const STEPS = ["started", "retrievals", "transfers", "positives", "births"] as const;

const year = v.pipe(
	described(texts.year, v.entriesFromList(STEPS, count)),
	v.check(
		(counts) => STEPS.every((step, index) => index === 0 || counts[step] <= counts[STEPS[index - 1] ?? step]),
		"cada número es como mucho el de la línea de arriba: nadie llega a un paso sin pasar por el anterior.",
	),
);

const ageGroup = described(texts.ageGroup, { id: anchorId, year });

const times = v.pipe(v.number(), v.integer("escribe un número entero."), v.minValue(1, "escribe 1 o más."));
const size = described(texts.size, { id: anchorId, times });

const said = described(texts.said, { sources: named });

const twoOrMore = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.minLength(2, "lleva al menos dos."));

/** The most cycles that are drawn, each a dot. */
const MAX_DOTS = 1000;

/** `content/es/plan/rates.yaml`: an invented clinic's year, and what the tool says of it. */
export const ratesSchema = v.pipe(
	described(texts.tool, {
		ages: { groups: v.pipe(twoOrMore(ageGroup), unrepeated("id", "dos grupos llevan el mismo id.")) },
		sizes: { items: v.pipe(twoOrMore(size), unrepeated("id", "dos tamaños llevan el mismo id.")) },
		sources: { title: emphasisedText, items: some(said, "una") },
	}),
	v.check(({ ages, sizes }) => {
		const started = ages.groups.reduce((sum, { year }) => sum + year.started, 0);
		return sizes.items.every(({ times }) => started * times <= MAX_DOTS);
	}, `la clínica más grande pasa de ${MAX_DOTS} ciclos, y cada uno es un punto del dibujo.`),
);

export type RateWords = v.InferOutput<typeof ratesSchema>;
