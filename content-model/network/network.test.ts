/** What a file of a clinic or a person may not say, and how that is named. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copiedContent, faultsOf, faultsOfFile } from "../../testing/broken-content.ts";
import { loadContent } from "../loader/load.ts";

/** A person and a clinic; neither exists. */
const ANA = readFileSync("testing/network/ana.yaml", "utf8");
const SOL = readFileSync("testing/network/sol.yaml", "utf8");

const FILE = "clinics/sol.yaml";
const said = (from: string | RegExp, to: string) => faultsOfFile(FILE, SOL.replace(from, to));

/** A copy of the content with these files in it. */
function withFiles(files: Record<string, string>): string {
	const folder = copiedContent();
	for (const below of ["clinics", "people"]) mkdirSync(join(folder, below), { recursive: true });
	for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
	return folder;
}

describe("a clinic is refused with file, line and remedy", () => {
	it.each([
		["without the number of its licence", "number: H-001, ", "", "licence › number", /falta/],
		["without coordinates", /^place: .*\n/m, "", "place", /falta este campo; debajo van latitude, longitude\./],
		["without a licence", /^licence: .*\n/m, "", "licence", /falta este campo; debajo van number, lookup\./],
		["in the sea of another country", "19.45", "40.4", "place › latitude", /de 17\.4 a 20/],
		["with a treatment that nobody knows", "icsi", "magia", "treatments › 2", /elige entre insemination/],
		["with a price that ends before it begins", "until: 6000", "until: 600", "price › until", /menor que «desde»/],
		["without anything that was checked", /^checks:[\s\S]*/m, "checks: []\n", "checks", /al menos una cosa/],
		["with a register that is no address", "https://registro.example.com", "registro", "licence › lookup", /https/],
	])("%s", (_, from, to, field, problem) => {
		// What is missing as a whole is missing from where its entry begins.
		const line = problem.source.includes("debajo van") ? 1 : expect.toSatisfy((line) => line > 2);
		expect(said(from, to)).toMatchObject([{ line, field, problem: expect.stringMatching(problem) }]);
	});

	it("checked by somebody who has no file", () => {
		const folder = withFiles({ [FILE]: SOL });
		expect(faultsOf(folder)).toMatchObject([
			{ file: FILE, line: 9, problem: "no hay un archivo content/people/ana.yaml; créalo o corrige el nombre." },
		]);
	});

	it("that is called as no address can be", () => {
		const folder = withFiles({ "clinics/Clínica Sol.yaml": SOL });
		expect(faultsOf(folder)).toMatchObject([
			{ file: "clinics/Clínica Sol.yaml", problem: expect.stringMatching(/minúsculas/) },
		]);
	});
});

it("clinics and people are the same in every language", () => {
	const { languages } = loadContent(withFiles({ [FILE]: SOL, "people/ana.yaml": ANA }));
	for (const words of Object.values(languages)) {
		expect(words.clinics).toMatchObject([{ id: "sol", name: "Clínica Sol" }]);
		expect(words.people).toMatchObject([{ id: "ana", unit: "academy" }]);
	}
});
