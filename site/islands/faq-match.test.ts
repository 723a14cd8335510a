import { expect, test } from "vitest";
import { share, words } from "./faq-match.ts";

const found = (text: string, search: string) => share(words(text), search);

test("accents and capitals make no difference", () => {
	expect(found("¿Cuánto cuesta la FERTILIZACIÓN?", "cuanto fertilizacion")).toBe(1);
});

test("words may be written in any order", () => {
	expect(found("¿Puedo reservar mi propio hotel?", "hotel reservar")).toBe(1);
});

test("a question that holds some of the words counts for that share", () => {
	expect(found("¿Puedo reservar mi propio hotel?", "hotel vuelo")).toBe(0.5);
	expect(found("¿Puedo reservar mi propio hotel?", "vuelo")).toBe(0);
});

test("small words are not looked for beside others", () => {
	expect(found("¿Cuánto cuesta?", "cuánto cuesta una consulta")).toBe(0.5);
	expect(found("¿Cuánto cuesta?", "una")).toBe(0);
	expect(found("¿Hay una lista?", "una")).toBe(1);
});

test("a plural finds its singular", () => {
	expect(found("¿Cuál es el precio?", "precios")).toBe(1);
	expect(found("¿Cuánto dura un mes?", "meses")).toBe(1);
	expect(found("¿Qué clínica elijo?", "clínicas")).toBe(1);
});

test("a word is found from its beginning, not inside another", () => {
	expect(found("¿Me avisan si revisan algo?", "visa")).toBe(0);
	expect(found("¿Necesito visado?", "visa")).toBe(1);
	expect(found("Asistencia (24/7)", "24/7")).toBe(1);
});

test("a space that does not break is a space", () => {
	expect(found("Acreditación Red\u00a0LARA", "red lara")).toBe(1);
});

test("an empty search finds everything", () => {
	expect(found("¿Ya existe una ley?", "  ")).toBe(1);
});
