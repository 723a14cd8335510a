import { expect, test } from "vitest";
import { share } from "./faq-match.ts";

test("accents and capitals make no difference", () => {
	expect(share("¿Cuánto cuesta la FERTILIZACIÓN?", "cuanto fertilizacion")).toBe(1);
});

test("words may be written in any order", () => {
	expect(share("¿Puedo reservar mi propio hotel?", "hotel reservar")).toBe(1);
});

test("a question that holds some of the words counts for that share", () => {
	expect(share("¿Puedo reservar mi propio hotel?", "hotel vuelo")).toBe(0.5);
	expect(share("¿Puedo reservar mi propio hotel?", "vuelo")).toBe(0);
});

test("small words are not looked for beside others", () => {
	expect(share("¿Cuánto cuesta?", "cuánto cuesta una consulta")).toBeCloseTo(2 / 3);
	expect(share("¿Cuánto cuesta?", "una")).toBe(0);
	expect(share("¿Hay una lista?", "una")).toBe(1);
});

test("a plural finds its singular", () => {
	expect(share("¿Cuál es el precio?", "precios")).toBe(1);
	expect(share("¿Cuánto dura un mes?", "meses")).toBe(1);
	expect(share("¿Qué clínica elijo?", "clínicas")).toBe(1);
});

test("a word is found from its beginning, not inside another", () => {
	expect(share("¿Me avisan si revisan algo?", "visa")).toBe(0);
	expect(share("¿Necesito visado?", "visa")).toBe(1);
	expect(share("Asistencia (24/7)", "24/7")).toBe(1);
});

test("a space that does not break is a space", () => {
	expect(share("Acreditación Red\u00a0LARA", "red lara")).toBe(1);
});

test("an empty search finds everything", () => {
	expect(share("¿Ya existe una ley?", "  ")).toBe(1);
});
