import * as v from "valibot";
import { described } from "../fields/described.ts";
import { emphasisedText, object, some, text } from "../fields/field.ts";
import { anchorId, named, review } from "../fields/parts.ts";
import texts from "./stay.json" with { type: "json" };

/** «8 a 12 días», or «14 days». */
const SPAN = /^(\d{1,3})(?: \p{L}+ (\d{1,3}))? \p{L}+$/u;

const daysOf = (span: string) => {
	const [, shortest, longest = shortest] = SPAN.exec(span) ?? [];
	return { shortest: Number(shortest), longest: Number(longest) };
};

const days = {
	span: v.pipe(
		text,
		v.check((value) => SPAN.test(value), "escribe los días así: 8 a 12 días, o 14 días."),
	),
	usual: v.pipe(v.number(), v.integer("escribe un número entero de días.")),
	sources: named,
};

const stage = (name: keyof typeof texts.stages) =>
	v.pipe(
		described(texts.stages[name], days),
		v.transform((stage) => ({ ...stage, ...daysOf(stage.span) })),
		v.check(
			({ shortest, usual, longest }) => shortest <= usual && usual <= longest,
			"usual no cabe entre los días de span.",
		),
	);

const things = some(described(texts.thing, { id: anchorId, sources: named, confirm: named }), "una");

/** `content/es/plan/stay.yaml`: how long stages take, and everything `/mi-plan/estadia` says. */
export const stayWordsSchema = described(texts.tool, {
	clinicalReview: review,
	legalReview: review,
	rhythm: {
		stages: object({
			injections: stage("injections"),
			culture: stage("culture"),
			frozen: stage("frozen"),
			wait: stage("wait"),
		}),
	},
	flights: { title: emphasisedText, trips: v.tuple([text, text]) },
	papers: { items: things },
	packing: { items: things },
});

export type StayWords = v.InferOutput<typeof stayWordsSchema>;
