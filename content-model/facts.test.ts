import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { emptyStay } from "../plan/stay/stay.ts";
import { schedule } from "../plan/stay/stay-schedule.ts";
import { editContent, faultsOf } from "../testing/broken-content.ts";
import { CONTENT, copiedContent } from "../testing/copied-content.ts";
import { loadContent } from "./loader/load.ts";

const FACTS: Record<string, string> = parse(readFileSync(join(CONTENT, "facts.yaml"), "utf8"));
const TEXTS = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
	.filter((file) => /\.(yaml|md)$/.test(file) && file !== "facts.yaml")
	.map((file) => ({ file, text: readFileSync(join(CONTENT, file), "utf8") }));

describe.each(Object.keys(FACTS))("the fact «%s»", (name) => {
	it("is told somewhere", () => {
		expect(TEXTS.some(({ text }) => text.includes(`{facts.${name}}`))).toBe(true);
	});
});

it("a text says what the fact says", () => {
	const [{ shortest, longest } = { shortest: 0, longest: 0 }] = [
		loadContent(CONTENT).plan.stay.rhythm.stages.injections,
	];
	expect(FACTS.inyecciones).toBe(`${shortest} a ${longest} días`);
	const article = loadContent(CONTENT).articles.find(({ id }) => id === "como-va-una-fiv-dia-a-dia");
	expect(article?.body).toContain(`De ${FACTS.inyecciones} de inyecciones`);
});

it("the nights of one trip come to what the texts say", () => {
	const { stages } = loadContent(CONTENT).plan.stay.rhythm;
	expect(FACTS["un-viaje"]).toBe("unas tres semanas");
	expect(Math.round(schedule(emptyStay(), stages).nights / 7)).toBe(3);
});

it("a fact that nobody wrote is refused, with the line that asks for it", () => {
	const folder = copiedContent();
	editContent(folder, "es/plan/stay.yaml", "{facts.inyecciones}", "{facts.inyeccion}");
	expect(faultsOf(folder)).toMatchObject([
		{ file: "es/plan/stay.yaml", problem: "no hay un dato llamado «inyeccion» en content/facts.yaml." },
	]);
});

it("a file of facts that cannot be read is named", () => {
	const folder = copiedContent();
	editContent(folder, "facts.yaml", "inyecciones: 8 a 12 días", "inyecciones: [8, 12]");
	expect(faultsOf(folder)).toContainEqual(expect.objectContaining({ file: "facts.yaml", field: "inyecciones" }));
});
