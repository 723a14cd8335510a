import { expect, test } from "vitest";
import { matches } from "./faq-match.ts";

test("accents and capitals make no difference", () => {
	expect(matches("¿Cuánto cuesta la FERTILIZACIÓN?", "cuanto fertilizacion")).toBe(true);
});

test("words may be written in any order", () => {
	expect(matches("¿Puedo reservar mi propio hotel?", "hotel reservar")).toBe(true);
});

test("every word must be there", () => {
	expect(matches("¿Puedo reservar mi propio hotel?", "hotel vuelo")).toBe(false);
});

test("a word is found from its beginning, not inside another", () => {
	expect(matches("¿Me avisan si revisan algo?", "visa")).toBe(false);
	expect(matches("¿Necesito visado?", "visa")).toBe(true);
	expect(matches("Asistencia (24/7)", "24/7")).toBe(true);
});

test("a space that does not break is a space", () => {
	expect(matches("Acreditación Red\u00a0LARA", "red lara")).toBe(true);
});

test("an empty search finds everything", () => {
	expect(matches("¿Ya existe una ley?", "  ")).toBe(true);
});
