import * as v from "valibot";
import { described } from "../fields/described.ts";
import { emphasisedText, field, group, object, optional, text } from "../fields/field.ts";
import { anchorId, review, sourceNames } from "../fields/parts.ts";
import texts from "./stay.json" with { type: "json" };

/** «8 a 12 días», or «14 days». */
const SPAN = /^(\d{1,3})(?: \p{L}+ (\d{1,3}))? \p{L}+$/u;

const usual = v.pipe(v.number(), v.integer("escribe un número entero de días."));

const daysOf = (span: string) => {
	const [, shortest, longest = shortest] = SPAN.exec(span) ?? [];
	return { shortest: Number(shortest), longest: Number(longest) };
};

const stage = (title: string) =>
	v.pipe(
		group(title, "Cuánto suele tomar.", {
			label: field("Nombre", "En la lista de plazos."),
			span: field(
				"De lo más corto a lo más largo",
				"«8 a 12 días», «14 días» o uno de los números que dicen varios textos: {facts.nombre}.",
				v.pipe(
					text,
					v.check((value) => SPAN.test(value), "escribe los días así: 8 a 12 días, o 14 días."),
				),
			),
			usual: field("Lo que se calcula", "En días; con él se llenan las fechas que faltan.", usual),
			sources: sourceNames("Fuentes", "De dónde sale lo que dice."),
		}),
		v.transform((stage) => ({ ...stage, ...daysOf(stage.span) })),
		v.check(
			({ shortest, usual, longest }) => shortest <= usual && usual <= longest,
			"usual no cabe entre los días de span.",
		),
	);

const thing = object({
	id: field("Nombre interno", "Con él se guarda lo marcado. No lo cambies.", anchorId),
	title: field("Nombre", "Lo que se lleva, en pocas palabras."),
	text: optional("Aclaración", "Una o dos frases."),
	sources: v.optional(sourceNames("Fuentes", "De dónde sale; cada fuente lleva su fecha.")),
	confirm: v.optional(sourceNames("Dónde confirmarlo", "Páginas oficiales.")),
});

const things = v.pipe(v.array(thing), v.minLength(1, "lleva al menos una."));

/** `content/es/plan/stay.yaml`: how long stages take, and everything `/mi-plan/estadia` says. */
export const stayWordsSchema = described(texts, {
	clinicalReview: review,
	legalReview: review,
	rhythm: {
		stages: object({
			injections: stage("Inyecciones"),
			culture: stage("De la extracción a la transferencia, en el mismo viaje"),
			frozen: stage("De la extracción a la transferencia de un embrión congelado"),
			wait: stage("De la transferencia a la prueba"),
		}),
	},
	flights: { title: emphasisedText, trips: v.tuple([text, text]) },
	papers: { items: things },
	packing: { items: things },
});

export type StayWords = v.InferOutput<typeof stayWordsSchema>;
