import { expect, it } from "vitest";
import { faultsAfter } from "../../testing/broken-content.ts";

it("a question of no line is refused with the line's name", () => {
	expect(faultsAfter("es/plan/questions.yaml", "unknown: anestesia", "unknown: anestecia")).toMatchObject([
		{ file: "es/plan/budget.yaml", field: "anestesia", problem: expect.stringContaining("Anestesia o sedación") },
		{ file: "es/plan/questions.yaml", problem: "«anestecia» no es un renglón de content/es/plan/budget.yaml." },
	]);
});

it("two lines may not be called alike", () => {
	expect(faultsAfter("es/plan/budget.yaml", "id: comidas", "id: vuelos")).toMatchObject([
		{ file: "es/plan/budget.yaml", field: "vuelos", problem: "ya hay otro renglón con este nombre interno." },
	]);
});
