import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { emptyStay } from "../../plan/stay/stay.ts";
import { schedule } from "../../plan/stay/stay-schedule.ts";
import { CONTENT, copiedContent, editContent, faultsOf } from "../../testing/broken-content.ts";
import { loadContent } from "../loader/load.ts";

const FACTS: Record<string, number> = parse(readFileSync(join(CONTENT, "facts.yaml"), "utf8"));
const TEXTS = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
	.filter((file) => /\.(yaml|md)$/.test(file) && file !== "facts.yaml")
	.map((file) => ({ file, text: readFileSync(join(CONTENT, file), "utf8") }));

describe.each(Object.keys(FACTS))("the fact «%s»", (name) => {
	it("is told somewhere", () => {
		expect(TEXTS.some(({ text }) => text.includes(`{facts.${name}}`))).toBe(true);
	});
});

it("a text says what the fact says", () => {
	const { plan, articles } = loadContent(CONTENT);
	const { shortest, longest } = plan.stay.rhythm.stages.injections;
	expect([shortest, longest]).toEqual([FACTS["inyecciones-desde"], FACTS["inyecciones-hasta"]]);
	const article = articles.find(({ id }) => id === "como-va-una-fiv-dia-a-dia");
	expect(article?.body).toContain(`De ${shortest} a ${longest} días de inyecciones`);
	expect(article?.body).toContain(`unas ${FACTS["un-viaje"]} semanas`);
});

it("a fact of thousands is told with commas in every language", () => {
	const folder = copiedContent();
	editContent(folder, "facts.yaml", /^precio-mexico-desde: .*$/m, "precio-mexico-desde: 1234567");
	for (const words of Object.values(loadContent(folder).languages))
		expect(JSON.stringify(words)).toContain("1,234,567");
});

it("days and weeks that tell one time come to the same", () => {
	const { injections, culture, wait } = loadContent(CONTENT).plan.stay.rhythm.stages;
	expect([wait.shortest, wait.usual, wait.longest]).toEqual(Array(3).fill(7 * Number(FACTS.espera)));
	const toTransfer = (of: "shortest" | "longest") =>
		Math.round((injections[of] + Number(FACTS["ultima-inyeccion"]) / 24 + culture[of]) / 7);
	expect([toTransfer("shortest"), toTransfer("longest")]).toEqual([FACTS["ciclo-desde"], FACTS["ciclo-hasta"]]);
});

it("the nights of one trip come to what the texts say", () => {
	const { stages } = loadContent(CONTENT).plan.stay.rhythm;
	expect(Math.round(schedule(emptyStay(), stages).nights / 7)).toBe(FACTS["un-viaje"]);
});

it("a fact that nobody wrote is refused, with the line that asks for it", () => {
	const folder = copiedContent();
	editContent(folder, "es/plan/stay.yaml", "{facts.inyecciones-desde}", "{facts.inyeccion}");
	expect(faultsOf(folder)).toMatchObject([
		{
			file: "es/plan/stay.yaml",
			line: expect.any(Number),
			problem: "no hay un dato llamado «inyeccion» en content/facts.yaml.",
		},
	]);
});

it.each(["8 a 12 días", "[8, 12]", '"8"'])("a fact is a number alone: %s is refused by its name", (value) => {
	const folder = copiedContent();
	editContent(folder, "facts.yaml", "inyecciones-desde: 8", `inyecciones-desde: ${value}`);
	expect(faultsOf(folder)).toContainEqual({
		file: "facts.yaml",
		line: expect.any(Number),
		field: "inyecciones-desde",
		problem: expect.stringMatching(/^aquí va un número/),
	});
});
