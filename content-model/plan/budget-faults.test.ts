import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copiedContent } from "../../testing/copied-content.ts";
import { ContentError } from "../faults.ts";
import { loadContent } from "../load.ts";

function faultsAfter(file: string, from: RegExp, to: string) {
	const folder = copiedContent();
	const path = join(folder, file);
	const before = readFileSync(path, "utf8");
	expect(before).toMatch(from);
	writeFileSync(path, before.replace(from, to));
	try {
		loadContent(folder);
	} catch (error) {
		if (error instanceof ContentError) return error.faults;
		throw error;
	}
	return [];
}

it("a question of no line is refused with the line's name", () => {
	expect(faultsAfter("plan/questions.yaml", /unknown: anestesia/, "unknown: anestecia")).toMatchObject([
		{ file: "plan/budget.yaml", field: "anestesia", problem: expect.stringContaining("Anestesia o sedación") },
		{ file: "plan/questions.yaml", problem: "«anestecia» no es un renglón de content/plan/budget.yaml." },
	]);
});

it("two lines may not be called alike", () => {
	expect(faultsAfter("plan/budget.yaml", /id: comidas/, "id: vuelos")).toMatchObject([
		{ file: "plan/budget.yaml", field: "vuelos", problem: "ya hay otro renglón con este nombre interno." },
	]);
});
