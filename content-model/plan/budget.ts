import * as v from "valibot";
import { described } from "../fields/described.ts";
import { emphasisedText } from "../fields/field.ts";
import { anchorId } from "../fields/parts.ts";
import texts from "./budget.json" with { type: "json" };

const line = described(texts.line, {
	id: anchorId,
	first: v.boolean(),
	apart: v.boolean(),
	times: v.picklist(["nights", "years"], "escribe nights (por noche) o years (por año)."),
});

const part = { lines: v.pipe(v.array(line), v.minLength(1)) };

/** `content/es/plan/budget.yaml`: the lines of a clinic's price and of the way there, and what the tool says of them. */
export const budgetWordsSchema = described(texts.words, {
	price: line,
	treatment: part,
	later: part,
	travel: part,
	totals: { title: emphasisedText },
	picture: { title: emphasisedText },
	outside: { title: emphasisedText },
});

export type BudgetWords = v.InferOutput<typeof budgetWordsSchema>;
