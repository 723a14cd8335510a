import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { loadContent } from "../../content-model/loader/load.ts";
import { reviewedTexts } from "../../content-model/loader/signed-reviews.ts";
import { allStaleTexts } from "../../content-model/loader/translations.ts";
import { CONTENT, copiedContent, editContent } from "../../testing/broken-content.ts";
import { printedReview } from "./printed-review.ts";
import { pendingTexts, reviewList, takeSigned } from "./reviews.ts";

const ZIKA = "answers/viaje.yaml › zika";
const ARTICLE = "articulos/como-va-una-fiv-dia-a-dia.md";

let folder: string;
let list: string;
beforeEach(() => {
	folder = copiedContent();
	list = join(folder, "..", "medico.yaml");
	writeFileSync(list, reviewList("medico", pendingTexts(folder, "medico")));
});

/** Fills the list in as whoever copies the signed paper does. */
function fillIn(results: Record<string, string>, head: object = { by: "Dra. Ana Peralta", on: "2026-11-26" }): void {
	const filled = { ...parse(readFileSync(list, "utf8")), ...head };
	for (const [name, result] of Object.entries(results)) filled.texts[name].result = result;
	writeFileSync(list, stringify(filled));
}

const stateOf = (language: "es" | "en", id: string) =>
	loadContent(folder)
		.languages[language]?.answers.groups.flatMap(({ items }) => items)
		.find((one) => one.id === id)?.clinicalReview;

describe("a list that was signed", () => {
	it("marks the text in both languages with name and day, and changes nothing else of the files", () => {
		const before = readFileSync(join(folder, "es/answers/viaje.yaml"), "utf8");
		fillIn({ [ZIKA]: "bien" });
		expect(takeSigned(folder, list)).toMatch(/^1 textos firmados por Dra\. Ana Peralta; \d+ siguen pendientes\.$/);
		for (const language of ["es", "en"] as const) {
			expect(stateOf(language, "zika")).toMatchObject({ by: "Dra. Ana Peralta", on: "2026-11-26" });
			expect(stateOf(language, "volar")).toBe("pending");
		}
		const changed = readFileSync(join(folder, "es/answers/viaje.yaml"), "utf8");
		expect(changed.replace(/\{ "by": "Dra\. Ana Peralta".*\}/, "pending")).toBe(before);
		expect(allStaleTexts(folder)).toEqual([]);
	});

	it("marks an article, whose words stand below its head", () => {
		fillIn({ [ARTICLE]: "bien" });
		takeSigned(folder, list);
		const article = () => loadContent(folder).articles.find(({ id }) => ARTICLE.includes(id))?.clinicalReview;
		expect(article()).toMatchObject({ by: "Dra. Ana Peralta" });
		editContent(folder, `es/${ARTICLE}`, /\.\s*$/, ", más o menos.\n");
		expect(article()).toBe("pending");
	});

	it("counts no more once the words are others, and is asked for again", () => {
		fillIn({ [ZIKA]: "bien" });
		takeSigned(folder, list);
		editContent(folder, "es/answers/viaje.yaml", "repelente y manga larga", "repelente");
		expect([stateOf("es", "zika"), stateOf("en", "zika")]).toMatchObject(["pending", { on: "2026-11-26" }]);
		expect(pendingTexts(folder, "medico").map(([{ name }]) => name)).toContain(ZIKA);
	});

	it("keeps what was changed, once it was changed", () => {
		fillIn({ [ZIKA]: "Sin la palabra manga." });
		expect(() => takeSigned(folder, list)).toThrow(/zika: todavía dice lo mismo; haz primero el cambio/);
		editContent(folder, "es/answers/viaje.yaml", "repelente y manga larga", "repelente");
		takeSigned(folder, list);
		expect(stateOf("es", "zika")).toMatchObject({ changed: "Sin la palabra manga." });
	});

	it("takes no signature for words that were not printed, and then marks nothing at all", () => {
		fillIn({ [ZIKA]: "bien", "answers/viaje.yaml › volar": "bien" });
		editContent(folder, "en/answers/viaje.yaml", "long sleeves", "sleeves");
		expect(() => takeSigned(folder, list)).toThrow(/zika: cambió después de imprimirse; imprímelo otra vez/);
		expect(stateOf("es", "volar")).toBe("pending");
	});

	it("names what must not be published, and leaves it pending", () => {
		fillIn({ [ZIKA]: "no" });
		expect(takeSigned(folder, list)).toContain(`${ZIKA}: no debe publicarse así`);
		expect(stateOf("es", "zika")).toBe("pending");
	});

	it.each([
		["by", { by: null, on: "2026-11-26" }, /by: falta el nombre/],
		["on", { by: "Ana", on: "ayer" }, /on: escribe la fecha así/],
	])("is refused without its %s", (_, head, problem) => {
		fillIn({ [ZIKA]: "bien" }, head);
		expect(() => takeSigned(folder, list)).toThrow(problem);
	});
});

describe("the document to sign", () => {
	it("begins with what is most dangerous, each text with its sources and its English", () => {
		const html = printedReview(CONTENT, "medico", pendingTexts(CONTENT, "medico"));
		const [first = ""] = html.split("<article>").slice(1);
		expect(first).toContain("¿Qué riesgos tiene y cuándo debo alarmarme?");
		expect(first).toContain('<section lang="en">');
		expect(first).toContain("https://www.rcog.org.uk/");
		expect(html).not.toContain("{facts.");
	});

	it("names no text first that is not there", () => {
		const all = (["medico", "abogado"] as const).flatMap((reader) => reviewedTexts(CONTENT, "es", reader));
		const named: string[] = parse(readFileSync(new URL("most-dangerous.yaml", import.meta.url), "utf8"));
		expect(named.filter((name) => !all.some((text) => text.name === name))).toEqual([]);
		expect(pendingTexts(CONTENT, "medico")[1]?.[0].name).toBe(named[1]);
	});
});
