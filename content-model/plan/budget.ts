import * as v from "valibot";
import { described } from "../fields/described.ts";
import { emphasisedText, field, object, optional } from "../fields/field.ts";
import { anchorId } from "../fields/parts.ts";
import texts from "./budget.json" with { type: "json" };

const line = object({
	id: field("Nombre interno", "Con él se guarda lo escrito, y a él se atan las preguntas. No lo cambies.", anchorId),
	label: field("Renglón", "Lo que se paga, en pocas palabras."),
	hint: optional("Aclaración", "Debajo del renglón, una frase corta."),
	first: optional("Se pregunta primero", "En los renglones que más deciden; los demás se abren aparte.", v.boolean()),
	apart: optional(
		"Suele ir aparte",
		"Donde el precio de un ciclo suele dejarlo fuera; lo marca la cuenta vacía.",
		v.boolean(),
	),
	times: optional(
		"Por cuánto",
		"Si el monto es por noche o por año. Si falta, se paga una vez.",
		v.picklist(["nights", "years"], "escribe nights (por noche) o years (por año)."),
	),
});

const part = { lines: v.pipe(v.array(line), v.minLength(1)) };

/** `content/es/plan/budget.yaml`: the lines of a clinic's price and of the way there, and what the tool says of them. */
export const budgetWordsSchema = described(texts, {
	price: line,
	treatment: part,
	later: part,
	travel: part,
	totals: { title: emphasisedText },
	picture: { title: emphasisedText },
	outside: { title: emphasisedText },
});

export type BudgetWords = v.InferOutput<typeof budgetWordsSchema>;
