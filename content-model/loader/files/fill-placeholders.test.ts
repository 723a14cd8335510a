import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copiedContent, editContent, faultsOf } from "../../../testing/broken-content.ts";
import { loadContent } from "../load.ts";

/** A person and a clinic; neither exists. */
const ANA = readFileSync("testing/network/ana.yaml", "utf8");
const SOL = readFileSync("testing/network/sol.yaml", "utf8");

const nightAnswer = (folder: string, language: "es" | "en") =>
	loadContent(folder)
		.languages[language]?.answers.groups.flatMap(({ items }) => items)
		.find(({ id }) => id === "telefono-de-noche")?.answer;

describe("a phrase that depends on what is published", () => {
	it("says that no number answers at night while there is none, and names it once there is", () => {
		const folder = copiedContent();
		expect(nightAnswer(folder, "es")).toContain("todavía no está publicado");
		editContent(folder, "contact.yaml", /^phone:/m, "night: +1 809 555 0100\nphone:");
		expect(nightAnswer(folder, "es")).toContain("es el +1 809 555 0100, a cualquier hora");
		expect(nightAnswer(folder, "en")).toContain("is +1 809 555 0100, at any hour");
		const { concierge } = loadContent(folder).units;
		expect(JSON.stringify(concierge)).toContain("llama al +1 809 555 0100");
	});

	it("calls clinics verified once something is listed that was checked, and not before", () => {
		const folder = copiedContent();
		const home = () => JSON.stringify(loadContent(folder).pages.home);
		expect(home()).toContain("con clínicas de la red y");
		expect(home()).not.toContain("verificada");
		writeFileSync(join(folder, "people/ana.yaml"), ANA);
		writeFileSync(join(folder, "clinics/sol.yaml"), SOL);
		expect(home()).toContain("con clínicas verificadas y");
		expect(home()).toContain("[las que ya salen (1)](/clinicas)");
	});

	it("says that the clinics are not listed while they are not, and nowhere once one is", () => {
		const folder = copiedContent();
		const unlisted = /(lista de clínicas|list of clinics)[^."]* (no está publicada|(isn’t|not been) published)/;
		expect(JSON.stringify(loadContent(folder))).toMatch(unlisted);
		writeFileSync(join(folder, "people/ana.yaml"), ANA);
		writeFileSync(join(folder, "clinics/sol.yaml"), SOL);
		expect(JSON.stringify(loadContent(folder))).not.toMatch(unlisted);
	});

	it("that phrases.yaml does not have is named as a placeholder that nobody fills", () => {
		const folder = copiedContent();
		editContent(folder, "es/pages/home.yaml", "{frases.clinicas}", "{frases.medicas}");
		expect(faultsOf(folder)).toMatchObject([{ file: "es/pages/home.yaml" }]);
	});
});
