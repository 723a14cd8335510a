import { describe, expect, it } from "vitest";
import { faultsAfter, faultsInFile } from "../testing/broken-content.ts";
import { CONTENT } from "../testing/copied-content.ts";
import { wholeAnswer } from "./answer.ts";
import { loadContent } from "./loader/load.ts";

const { answers } = loadContent(CONTENT);
const all = answers.groups.flatMap(({ items }) => items);

/** Whoever publishes these answers for a state, the profession or a registry. */
const OFFICIAL = [
	/\.gob\.(do|es)$/,
	/\.gov$/,
	/\.gc\.ca$/,
	/\.(gov|nhs)\.uk$/,
	/^www\.(nhs|rcog\.org)\.uk$/,
	/^www\.(who\.int|asrm\.org|aepd\.es|redipd\.org|jbra\.com\.br)$/,
	/^redlara\.com$/,
	/^(consuladordbarcelona|en\.consulrdtoronto)\.com$/,
	/^(situr\.mitur|eticket\.migracion|migracion|mirex|prousuario|proconsumidor)\.gob\.do$/,
];

/** Hospitals, universities and patients' associations, which an article may rest on as well, and who reports on an authority. */
const TRUSTED = [
	/^www\.(mayoclinic|resolvenewengland)\.org$/,
	/^fertilitynetworkuk\.org$/,
	/^www\.hexi\.ox\.ac\.uk$/,
	/^repub\.eur\.nl$/,
	/^www\.ivfbabble\.com$/,
	/^www\.sartcorsonline\.com$/,
];

describe("the answers", () => {
	it("are forty or more, and each subject has several", () => {
		expect(all.length).toBeGreaterThanOrEqual(40);
		for (const { items } of answers.groups) expect(items.length).toBeGreaterThanOrEqual(3);
	});

	it("rest on pages of official bodies, by their full address", () => {
		const ofAnswers = new Set(all.flatMap(({ sources = [], confirm = [] }) => [...sources, ...confirm]));
		for (const [name, { url }] of Object.entries(answers.sources)) {
			const publishers = ofAnswers.has(name) ? OFFICIAL : [...OFFICIAL, ...TRUSTED];
			const { protocol, hostname, search, hash, username, port } = new URL(url);
			expect({ protocol, rest: search + hash + username + port }, url).toEqual({ protocol: "https:", rest: "" });
			expect(
				publishers.some((publisher) => publisher.test(hostname)),
				url,
			).toBe(true);
		}
	});

	it("say where a date, a law or an authority comes from, and await whoever knows the matter", () => {
		const unfounded = all.filter(
			(one) => /\b\d{4}\b|\bCDC\b|\bTSA\b|Reino Unido|registro/.test(wholeAnswer(one).answer) && !one.sources,
		);
		expect(unfounded.map(({ id }) => id)).toEqual(["ley"]);
		const ofLaw = all.filter((one) => /\bley(es)?\b/i.test(wholeAnswer(one).answer));
		expect(ofLaw.length).toBeGreaterThan(4);
		expect(ofLaw.filter(({ legalReview }) => !legalReview).map(({ id }) => id)).toEqual([]);
	});

	it("promise no outcome, name no price and leave surrogacy out", () => {
		const words = all.map((one) => `${one.question} ${wholeAnswer(one).answer}`).join("\n");
		expect(words).not.toMatch(/subrogad|vientre de alquiler|gestante|US\$|RD\$|€|\bgarantizamos\b|te aseguramos/i);
		expect(words).not.toMatch(/\d+ ?%/);
	});
});

describe("a list of answers is refused", () => {
	it.each([
		["a source without https", /url: https:/, "url: http:", /^escribe la dirección completa, con https:/],
		["a source with a tracker", /(url: \S+visas\/)$/m, "$1?utm_source=x", /^escribe la dirección completa/],
		["a date that is none", "reviewed: 2026-11-22", "reviewed: noviembre", /^escribe la fecha así: 2026-11-22/],
		["a key nobody knows", "        keywords:", "        palabras:", /^esta clave no existe aquí/],
		["a review that is neither", "clinicalReview: pending", "clinicalReview: sí", /^escribe pending/],
		["an anchor with a space", "id: por-donde-empiezo", "id: por donde", /^un ancla lleva solo letras/],
		["a number among the search words", '"40", "45"', "40, 45", /^hay un número donde va un texto/],
	] as const)("for %s", (_, from, to, problem) => {
		const [first] = faultsInFile("answers.yaml", from, to);
		expect(first?.problem).toMatch(problem);
	});

	it.each([
		["an unknown source", "sources: [oms]", "sources: [onu]", /^no hay una fuente llamada «onu»/],
		["a claim on a page nobody looked at", "sources: [oms]", "sources: [eticket]", /^«eticket» no lleva reviewed/],
		[
			"a source nobody names",
			/confirm: \[aepd\]/,
			"confirm: [camara]",
			/^ninguna respuesta ni artículo usa esta fuente/,
		],
		["an anchor twice", "id: por-donde-empiezo", "id: cuando-consultar", /^otra respuesta ya lleva el ancla/],
	] as const)("for %s", (_, from, to, problem) => {
		const [first] = faultsAfter("answers.yaml", from, to);
		expect(first).toMatchObject({ file: "answers.yaml", problem: expect.stringMatching(problem) });
	});

	it("for a question that a page answers already", () => {
		const [first] = faultsAfter("answers.yaml", "question: ¿Por dónde empiezo?", "question: ¿CUÁNTO CUESTA?");
		expect(first).toMatchObject({
			file: "answers.yaml",
			field: "groups › 1 › items › 2 › question",
			problem: expect.stringMatching(/^esta pregunta ya está en content\/pages\/para-pacientes\.yaml/),
		});
	});

	it("for a question that stands in it twice", () => {
		const [first] = faultsAfter("answers.yaml", "question: ¿Por dónde empiezo?", "question: ¿Duele?");
		expect(first).toMatchObject({
			file: "answers.yaml",
			problem: expect.stringMatching(/^esta pregunta ya está en content\/answers\.yaml · groups › 1/),
		});
	});

	it("and so is a page that leads to an answer that is not there", () => {
		const [first] = faultsAfter("units/ivfdo.yaml", "related: [comision,", "related: [comisiones,");
		expect(first).toMatchObject({
			file: "units/ivfdo.yaml",
			field: "page › faqs › related",
			problem: "no hay una respuesta con el ancla «comisiones» en content/answers.yaml.",
		});
	});
});

it("an answer with points is one text for whoever reads no lists", () => {
	const answer = { question: "¿Qué?", answer: "Esto.", steps: ["Uno."], points: ["Dos."], closing: "Y ya." };
	expect(wholeAnswer(answer)).toEqual({ question: "¿Qué?", answer: "Esto. Uno. Dos. Y ya." });
});
