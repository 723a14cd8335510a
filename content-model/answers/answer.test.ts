import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CONTENT, copiedContent, faultsAfter, faultsInFile, faultsOf } from "../../testing/broken-content.ts";
import { loadContent } from "../loader/load.ts";
import { wholeAnswer } from "./answer.ts";

const { answers, alarm, languages } = loadContent(CONTENT);
const all = answers.groups.flatMap(({ items }) => items);

/** Whoever publishes these answers for a state, the profession or a registry. */
const OFFICIAL = [
	/\.gob\.(do|es)$/,
	/\.gov$/,
	/\.gc\.ca$/,
	/\.(gov|nhs)\.uk$/,
	/^www\.(nhs|rcog\.org|nice\.org)\.uk$/,
	// The Irish health service.
	/^www2\.hse\.ie$/,
	/^www\.(who\.int|asrm\.org|reproductivefacts\.org|aepd\.es|redipd\.org|jbra\.com\.br)$/,
	/^redlara\.com$/,
	/^www\.(boe\.es|health\.gov\.on\.ca|quebec\.ca|samaritans\.org|vatican\.va)$/,
	/^(protecteurducitoyen\.qc\.ca|politur\.gob\.do)$/,
	/^(consuladordbarcelona|en\.consulrdtoronto)\.com$/,
	/^(situr\.mitur|eticket\.migracion|migracion|mirex|prousuario|proconsumidor)\.gob\.do$/,
];

/** Associations, insurers, law schools and firms, the press, publishers: what is paid, and texts not had at their owner's. */
const WHERE_NO_AUTHORITY = [
	/^(www\.kff|resolve|resolvenewengland|fertilitynetworkuk|dcnetwork|affinityplan|www\.(progress|tyac))\.org(\.uk)?$/,
	/^(proceso|7dias|acento)\.com\.do$/,
	/^(listindiario|www\.(diariolibre|infobae|primerahora))\.com$/,
	/^www\.(europapress\.es|stroke\.org\.uk)$/,
	/^(www\.(metro\.pr|farodevigo\.es|newswire\.ca)|988nm\.org)$/,
	/^www\.law\.cornell\.edu$/,
	// Prices, which no authority publishes.
	/^(www\.(pressreader|reproduccionasistida)|get-carrot|expansion|caracol)\.(com|com\.co|mx|org)$/,
	// What a label says whose own file could not be read, copies of an authority's page, and studies.
	/^(epocrates\.com|ch\.oddb\.org|docslib\.org|doi\.org|healthify\.nz|www\.tommys\.org)$/,
	/^(fc-abogados|ellosopinanrd|diariodigitaldominicano|relief\.unboundmedicine|www\.mdpi)\.com$/,
];

/** Hospitals, universities and patients' associations, which an article may rest on as well, and who reports on an authority. */
const TRUSTED = [
	/^www\.(mayoclinic|resolvenewengland)\.org$/,
	/^fertilitynetworkuk\.org$/,
	/^www\.hexi\.ox\.ac\.uk$/,
	/^repub\.eur\.nl$/,
	/^www\.sartcorsonline\.com$/,
	/^(julietadelrio\.org|vlex\.com)\.mx$/,
	/^(normograma|www\.(cliburreproduccion|victoriainvitro|eluniversal|reproduccionasistida))\.(com|com\.co|org)$/,
];

describe("the answers", () => {
	it("are forty or more, and each subject has several", () => {
		expect(all.length).toBeGreaterThanOrEqual(40);
		for (const { items } of answers.groups) expect(items.length).toBeGreaterThanOrEqual(3);
	});

	it("stand in the order of their numbers", () => {
		const orders = answers.groups.map(({ order }) => order);
		expect(orders).toEqual(orders.toSorted((one, other) => one - other));
	});

	it("rest on pages of official bodies, by their full address", () => {
		const { numbers, signs } = alarm;
		const sourced = [...all, ...Object.values(numbers).flat(), signs];
		const ofAnswers = new Set(
			sourced.flatMap((one) => [...(one.sources ?? []), ...("confirm" in one ? (one.confirm ?? []) : [])]),
		);
		for (const [name, { url }] of Object.entries(answers.sources)) {
			const publishers = [...OFFICIAL, ...(ofAnswers.has(name) ? WHERE_NO_AUTHORITY : TRUSTED)];
			const { protocol, hostname, search, hash, username, port } = new URL(url);
			// A page that has a number has no address without it.
			const rest = search.replace(/^\?(id|p)=\d+$/, "") + hash + username + port;
			expect({ protocol, rest }, url).toEqual({ protocol: "https:", rest: "" });
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
		expect(unfounded.map(({ id }) => id)).toEqual([]);
		const ofLaw = all.filter((one) => /\bley(es)?\b/i.test(wholeAnswer(one).answer));
		expect(ofLaw.length).toBeGreaterThan(4);
		expect(ofLaw.filter(({ legalReview }) => !legalReview).map(({ id }) => id)).toEqual([]);
	});

	it("promise no outcome, and name no price and no percentage without a source", () => {
		const words = all.map((one) => `${one.question} ${wholeAnswer(one).answer}`).join("\n");
		expect(words).not.toMatch(/\bgarantizamos\b|te aseguramos/i);
		const unfounded = all.filter(
			(one) => /\d\s?%|por ciento|US\$|RD\$|€|\d (dólares|euros|pesos)/.test(wholeAnswer(one).answer) && !one.sources,
		);
		expect(unfounded.map(({ id }) => id)).toEqual([]);
	});

	it("stand three by three below the pages they belong to", () => {
		const lists = Object.values(languages).flatMap(({ pages, units }) => [
			...Object.values(pages).flatMap(({ sections }) =>
				sections.map((one) => ("related" in one ? one.related : undefined)),
			),
			...Object.values(units).map(({ page }) => page.faqs.related),
		]);
		const given = lists.filter((list) => list !== undefined);
		expect(given.length).toBeGreaterThan(10);
		for (const list of given) expect(list).toHaveLength(3);
	});

	it("speak of surrogacy in one place only, to say that the Group does not offer it", () => {
		const about = all.filter((one) =>
			/subroga|vientre de alquiler|gestante/i.test(`${one.question} ${wholeAnswer(one).answer}`),
		);
		expect(about.map(({ id }) => id)).toEqual(["subrogacion"]);
		expect(about[0]?.answer).toMatch(/^No\. El Grupo no la ofrece/);
	});
});

const SUBJECT = "es/answers/empezar.yaml";
const SOURCES = "sources.yaml";

describe("a list of answers is refused", () => {
	it.each([
		["a source without https", SOURCES, /url: https:/, "url: http:", /^escribe la dirección completa, con https:/],
		["a source with a tracker", SOURCES, /(url: \S+visas\/)$/m, "$1?utm_source=x", /^escribe la dirección completa/],
		[
			"a date that is none",
			SOURCES,
			"reviewed: 2026-11-22",
			"reviewed: noviembre",
			/^escribe la fecha así: 2026-11-22/,
		],
		["a source to be read again on no day", SOURCES, / {2}review_by: .*\n/, "", /^falta este campo/],
		["a source that nobody compared", SOURCES, / {2}reviewed: .*\n/, "", /^una fuente lleva reviewed/],
		[
			"a page that only confirms, read on a day",
			SOURCES,
			"confirmOnly: true",
			"confirmOnly: true\n  reviewed: 2026-11-22",
			/^una fuente lleva reviewed/,
		],
		[
			"a page that only confirms, to be opened on no day",
			SOURCES,
			/(confirmOnly: true\n) {2}review_by: .*\n/,
			"$1",
			/^falta este campo/,
		],
		["one to be read before it was", SOURCES, /review_by: .*/, "review_by: 2026-11-01", /^es anterior al día/],
		["a key nobody knows", SUBJECT, "    keywords:", "    palabras:", /^esta clave no existe aquí/],
		["a review that is neither", SUBJECT, "clinicalReview: pending", "clinicalReview: sí", /^escribe pending/],
		["an anchor with a space", SUBJECT, "id: por-donde-empiezo", "id: por donde", /^un ancla lleva solo letras/],
		["an audience nobody is", SUBJECT, "audience: patient", "audience: todos", /^escribe patient/],
		["a place that is no number", SUBJECT, "order: 10", "order: primero", /número/],
		["a number among the search words", "es/answers/resultados.yaml", '"40", "45"', "40, 45", /^aquí va un texto/],
	] as const)("for %s", (_, file, from, to, problem) => {
		const [first] = faultsInFile(file, from, to);
		expect(first).toMatchObject({ line: expect.any(Number), problem: expect.stringMatching(problem) });
	});

	it.each([
		["an unknown source", SUBJECT, "sources: [oms]", "sources: [onu]", /^no hay una fuente llamada «onu»; escríbela/],
		[
			"a claim on a page nobody looked at",
			SUBJECT,
			"sources: [oms]",
			"sources: [eticket]",
			/^«eticket» solo sirve para confirmar/,
		],
		["an anchor twice", SUBJECT, "id: por-donde-empiezo", "id: cuando-consultar", /^otra respuesta ya lleva el ancla/],
		[
			"an anchor of another subject",
			"es/answers/ley.yaml",
			"id: datos",
			"id: cuando-consultar",
			/en content\/es\/answers\/empezar\.yaml\.$/,
		],
	] as const)("for %s, by file and line", (_, file, from, to, problem) => {
		const [first] = faultsAfter(file, from, to);
		expect(first).toMatchObject({ file, line: expect.any(Number), problem: expect.stringMatching(problem) });
	});

	it("for a source nobody names", () => {
		expect(faultsAfter("es/answers/ley.yaml", "confirm: [aepd]", "confirm: [camara]")).toMatchObject([
			{
				file: SOURCES,
				line: expect.any(Number),
				field: "aepd",
				problem: expect.stringMatching(/^ninguna respuesta ni/),
			},
		]);
	});

	it("for a question that a page answers already", () => {
		const [first] = faultsAfter(SUBJECT, "question: ¿Por dónde empiezo?", "question: ¿CUÁNTO CUESTA?");
		expect(first).toMatchObject({
			file: SUBJECT,
			field: "items › 2 › question",
			problem: expect.stringMatching(/^esta pregunta ya está en content\/es\/pages\/para-pacientes\.yaml/),
		});
	});

	it("for a question that stands in another subject", () => {
		const [first] = faultsAfter("es/answers/ley.yaml", /question: ¿Quién lee .*/, "question: ¿Por dónde empiezo?");
		expect(first).toMatchObject({
			file: "es/answers/ley.yaml",
			line: expect.any(Number),
			problem: "esta pregunta ya está en content/es/answers/empezar.yaml · items › 2 › question.",
		});
	});

	it("for a file whose name is no anchor", () => {
		const folder = copiedContent();
		writeFileSync(join(folder, "es/answers/Mi tema.yaml"), "title: Mi tema\n");
		expect(faultsOf(folder)).toMatchObject([
			{ file: "es/answers/Mi tema.yaml", problem: expect.stringMatching(/^un tema/) },
		]);
	});

	it("and so is a page that leads to an answer that is not there", () => {
		const [first] = faultsAfter("es/units/ivfdo.yaml", "comision,", "comisiones,");
		expect(first).toMatchObject({
			file: "es/units/ivfdo.yaml",
			field: "page › faqs › related › 1",
			problem: "no hay una respuesta con el ancla «comisiones» en content/es/answers.",
		});
	});
});

it("a subject is added by adding its file", () => {
	const folder = copiedContent();
	writeFileSync(
		join(folder, "es/answers/nuevo.yaml"),
		`title: Nuevo\npath: /preguntas/nuevo\nheading: Algo nuevo\ndescription: ${"Algo nuevo. ".repeat(8)}\ntool: tasas\norder: 15\naudience: partner\nitems:\n  - id: nueva\n    question: ¿Y esto?\n    answer: Esto.\n`,
	);
	const [first, second] = loadContent(folder).answers.groups;
	expect(first?.id).toBe("empezar");
	expect(second).toMatchObject({ id: "nuevo", audience: "partner", items: [{ id: "nueva" }] });
});

it("an answer with points is one text for whoever reads no lists", () => {
	const answer = { question: "¿Qué?", answer: "Esto.", steps: ["Uno."], points: ["Dos."], closing: "Y ya." };
	expect(wholeAnswer(answer)).toEqual({ question: "¿Qué?", answer: "Esto. Uno. Dos. Y ya." });
});
