import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isMap, isScalar, parse, parseDocument, visit } from "yaml";
import { CONTENT } from "../../testing/broken-content.ts";

const WORDS = ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"];
const NUMBER = `(?:\\d[\\d.,]*|${WORDS.join("|")})`;
const UNIT =
	"minutos|horas|días|noches|semanas|meses|años|%|ciclos|embriones|provincias|empleados|clínicas|centros|especialistas|personas|pesos|dólares";
const MEASURE = new RegExp(`(?<![\\w.,]|las )${NUMBER}(?: (?:a|o|y) ${NUMBER})?[ \u00A0](?:${UNIT})(?!\\p{L})`, "giu");
const SHARE = new RegExp(`(?<!\\p{L})(?:una?|${NUMBER}) de cada ${NUMBER}(?: \\p{L}+)?`, "giu");

/** Fields that nobody reads as a text: what is searched for, where a source lives, when it was read. */
const UNREAD = new Set(["keywords", "meanings", "url", "reviewed", "review_by", "date"]);

/** What tells something else in the same words: the number, the file that means another thing by it, and what. */
const ANOTHER_MATTER: readonly (readonly [measure: string, file: string, means: string])[] = [
	["18 años", "es/legal/privacidad.md", "the age from which one may write to us, beside the British law on donors"],
	["18 meses", "es/testimonials.yaml", "the specification's sample quote, which stands on two pages"],
	["300 %", "es/testimonials.yaml", "the same quote"],
	["45 %", "es/testimonials.yaml", "the same quote"],
	["40 años", "es/answers/pagar-en-tu-pais.yaml", "each country's own limit, beside a table's rows"],
	["43 años", "es/answers/pagar-en-tu-pais.yaml", "each country's own limit, beside a table's rows"],
	["15 clínicas", "es/units/ivfdo.yaml", "those that were verified, beside those of the network"],
	["3 clínicas", "es/units/bi.yaml", "those on the way to Red LARA, beside those one compares"],
	["25 %", "es/units/bi.yaml", "efficiency, beside costs"],
	["95 %", "es/units/ivfdo.yaml", "satisfaction, beside the margin of a rate"],
	["2 clínicas", "es/testimonials.yaml", "counts what its own sentence names"],
	["3 meses", "team/desk.yaml", "a quarter's figures, beside the wait after zika"],
	["6 meses", "es/answers/empezar.yaml", "months of trying, beside a passport's"],
	["2 semanas", "es/articulos/como-va-una-fiv-dia-a-dia.md", "the pause that some plans begin with, beside the wait"],
	["10 minutos", "team/desk.yaml", "how long a code lasts, beside the wait for another form"],
	["7 días", "es/sources.yaml", "a newspaper's name"],
	["24 horas", "team/desk.yaml", "a day of refusals, beside the promise"],
	["14 días", "es/plan/stay.yaml", "nights of a stay, beside the age of a backup"],
	["7 días", "es/plan/questions.yaml", "a week, beside Concierge's hours"],
];

/** The numbers with a unit that a file's texts tell: `6 meses`, however it writes the six. */
function allMeasures(file: string, source: string): string[] {
	const texts = file.endsWith(".md") ? [source] : textsOf(source);
	const found = texts.flatMap((text) => [...text.matchAll(MEASURE), ...text.matchAll(SHARE)]);
	return found.map(([measure]) => inFigures(measure));
}

function measures(file: string, source: string): Set<string> {
	const meant = (measure: string) => !ANOTHER_MATTER.some(([one, of]) => one === measure && of === file);
	return new Set(allMeasures(file, source).filter(meant));
}

function textsOf(source: string): string[] {
	const texts: string[] = [];
	visit(parseDocument(source), {
		Pair: (_, { key }) => (isScalar(key) && UNREAD.has(String(key.value)) ? visit.SKIP : undefined),
		// A figure, its unit and what it counts are read as one.
		Map: (_, map) => {
			const { value, suffix = "", label } = map.toJSON();
			if (typeof value === "string" && typeof label === "string")
				texts.push(`${value}${suffix === "%" ? " %" : ""} ${label}`);
		},
		Scalar: (key, { value }, path) => {
			if (key !== "key" && typeof value === "string" && path.some(isMap)) texts.push(value);
		},
	});
	return texts;
}

function inFigures(measure: string): string {
	return measure
		.toLowerCase()
		.replaceAll("\u00A0", " ")
		.replace(/^una? /, "1 ")
		.replaceAll(/\p{L}+/gu, (word) => (WORDS.includes(word) ? String(WORDS.indexOf(word) + 2) : word));
}

const facts: Record<string, string | number> = parse(readFileSync(join(CONTENT, "facts.yaml"), "utf8"));
const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
	// A translation is held against these.
	.filter((file) => /^(es|team)\/.*\.(yaml|md)$/.test(file))
	.map((file) => {
		const source = readFileSync(join(CONTENT, file), "utf8");
		const filled = source.replaceAll(/\{facts\.([\w-]+)\}/g, (_, name: string) => String(facts[name]));
		return { file, written: measures(file, source), told: measures(file, filled) };
	});

it("a number with its unit that a text writes out is told by no other file: it is a fact of facts.yaml", () => {
	const repeated = [...new Set(files.flatMap(({ written }) => [...written]))]
		.map((measure) => [measure, ...files.filter(({ told }) => told.has(measure)).map(({ file }) => file)])
		.filter(([, ...places]) => places.length > 1);
	expect(repeated).toEqual([]);
});

it.each(ANOTHER_MATTER)("%s stands in %s: %s", (measure, file) => {
	const source = readFileSync(join(CONTENT, file), "utf8");
	expect(allMeasures(file, source)).toContain(measure);
});
