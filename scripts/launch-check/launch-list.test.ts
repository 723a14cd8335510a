import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Content } from "../../content-model/content.ts";
import { loadContent } from "../../content-model/loader/load.ts";
import type { Clinic, Person } from "../../content-model/network/network.ts";
import { documentItems, type LaunchItem, launchList } from "./launch-list.ts";

const real = loadContent(fileURLToPath(new URL("../../content", import.meta.url)));

const READY = {
	SITE_URL: "https://ivf.do",
	CONTACT_PUBLIC_KEY: "una-clave-propia",
	SMTP_URL: "smtps://ana:clave@correo.ivf.do:465",
	NOTIFY_TO: "equipo@ivf.do",
	MAIL_FROM: "Grupo ivf.do <hola@ivf.do>",
	DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
};

/** The real content as an owner leaves it who has replaced and reviewed everything. */
const READY_TEXT = JSON.stringify(real)
	.replaceAll('"sample":true', '"sample":false')
	.replaceAll(/(?<!por )\bejemplos?\b/g, "testimonios")
	.replaceAll(/"(clinicalReview|legalReview)":"pending"/g, '"$1":{"by":"Ana","on":"2026-12-01","words":"0f5eb176"}')
	.replaceAll(/,"openQuestion":"(?:[^"\\\\]|\\\\.)*"/g, "")
	.replaceAll("@example.com", "@ivf.do")
	.replaceAll("+1 809 555 0142", "+1 809 221 0000")
	.replaceAll("18095550142", "18092210000");

/** A copy of it that a test may change. */
function readyContent(): Content {
	const parsed: Content = JSON.parse(READY_TEXT);
	// The words of the main language are the content's own, as the loader hands them over.
	const { es } = parsed.languages;
	const content = { ...parsed, ...es, messages: parsed.messages, languages: { es } } as Content;
	for (const goal of goalsOf(content)) if (goal.to === "2026-T3") goal.status = "cumplida";
	for (const source of Object.values(content.answers.sources)) source.review_by = "2027-11-22";
	for (const line of Object.values(content.alarm.numbers).flat()) line.dialled = "2026-12-01";
	const { earnings } = content.units.ivfdo.page.transparency ?? {};
	earnings?.items.push({ who: "Clínica Sol", what: "Una comisión por paciente.", since: "2026-11-22" });
	content.contact.company = { name: "Ejemplar SRL", street: "Calle 1", city: "Santo Domingo" };
	content.clinics = [{ id: "sol" } as Clinic];
	content.people = [{ id: "ana" } as Person];
	return content;
}

/** The agenda's goals. */
function goalsOf({ pages }: Content) {
	const sections = pages["agenda-pais"].sections.filter((section) => section.type === "agenda-objectives");
	return sections.flatMap(({ items }) => items.flatMap(({ goals }) => goals));
}

const now = () => new Date("2026-12-01T12:00:00Z");
/** What stands below a heading of the list. */
const below = (list: readonly LaunchItem[], heading: RegExp) =>
	list.filter(({ title }) => heading.test(title)).map(({ where, todo }) => ({ where, todo }));
/** What keeps this content from going live, by its headings. */
const headingsThatBlock = (list: readonly LaunchItem[]) =>
	new Set(list.filter(({ waits }) => !waits).map(({ title }) => title));
/** The list of this content with every setting as it should be, below the usual headings. */
const listOf = (content: Content) => headed(launchList(content, READY, now));
const headed = (list: readonly LaunchItem[]) => ({
	samples: below(list, /^Ejemplos/),
	sentences: below(list, /^Frases/),
	addresses: below(list, /^Datos/),
	reviews: below(list, /^Textos|^Avisos/),
	questions: below(list, /que solo el Grupo (?:contesta|llena|confirma)/),
	goals: below(list, /^Metas/),
	sources: below(list, /^Fuentes/),
	settings: below(list, /^Ajustes/),
});

describe("before going live", () => {
	it("nothing is left once everything is replaced, reviewed and set", () => {
		expect(launchList(readyContent(), READY, now)).toEqual([]);
	});

	it("a number to call in danger is named until somebody has dialled it, and holds the launch up", () => {
		const content = readyContent();
		const [first] = content.alarm.numbers.crisis;
		delete first?.dialled;
		expect(launchList(content, READY, now)).toEqual([
			{
				title: "Números de emergencia por marcar",
				where: "content/alarm-numbers.yaml · crisis › 1 › number",
				todo: "marca 8-1-1 una vez desde un teléfono de allí y escribe debajo el día, en dialled.",
			},
		]);
	});

	it("a goal whose date has passed is named until somebody says how it stands", () => {
		const content = readyContent();
		const [first] = goalsOf(content);
		delete first?.status;
		expect(listOf(content).goals).toEqual([
			{
				where: expect.stringMatching(
					/^content\/es\/pages\/agenda-pais\.yaml · .* › goals › 1 \(«Presentar la propuesta de ley»\) › to$/,
				),
				todo: "su fecha ya pasó (T2-T3 2026, de abril a septiembre); di cómo va con status: en curso, cumplida o pospuesta.",
			},
		]);
		expect(headed(launchList(content, READY, () => new Date("2026-09-30T23:00:00Z"))).goals).toEqual([]);
	});

	it("every sample is named by file and entry", () => {
		const content = readyContent();
		content.testimonials[1] = { ...content.testimonials[1], sample: true, name: "Clínica Sol" } as never;
		expect(listOf(content).samples).toEqual([
			{
				where: "content/es/testimonials.yaml · 2 («Clínica Sol») › sample",
				todo: "es un ejemplo; pon uno real y quita «sample: true».",
			},
		]);
	});

	it("a sample deep in a page is found too", () => {
		const content = readyContent();
		content.pages.home.sections.push({ type: "quotes", items: [{ sample: true, name: "Ana" }] } as never);
		const [found] = listOf(content).samples;
		expect(found?.where).toMatch(/^content\/es\/pages\/home\.yaml · sections › \d+ › items › 1 \(«Ana»\) › sample$/);
	});

	it("a sentence that speaks of samples is named, and neither «por ejemplo» nor the word beside a sample", () => {
		const content = readyContent();
		content.site.description = "Por ahora, tres ejemplos.";
		content.site.hours = "por ejemplo, de 8:00 a 18:00; lo marcado «Ejemplo» no cuenta";
		expect(listOf(content).sentences).toEqual([
			{ where: "content/es/site.yaml · description", todo: "habla de ejemplos; cuando ya no los haya, di lo que hay." },
		]);
	});

	it.each([
		["email", "hola@example.com"],
		["phone", "+1 809 555 0199"],
	] as const)("an example stands out in the %s", (field, value) => {
		const content = readyContent();
		content.contact[field] = value;
		expect(listOf(content).addresses).toEqual([
			{ where: `content/contact.yaml · ${field}`, todo: `lleva «${value}», un dato de ejemplo; pon el real.` },
		]);
	});

	it("the chat's number is an example as well", () => {
		const content = readyContent();
		content.contact.chat = "18095550142";
		expect(listOf(content).addresses).toMatchObject([{ where: "content/contact.yaml · chat" }]);
	});

	it("the contact lines stand once in the list, however many languages show them", () => {
		const found = listOf({ ...readyContent(), contact: real.contact }).addresses;
		expect(found.map(({ where }) => where)).toEqual([
			"content/contact.yaml · phone",
			"content/contact.yaml · email",
			"content/contact.yaml · chat",
		]);
		expect(headed(launchList(real, READY, now)).addresses).toEqual(found);
	});

	it("the examples in error messages are no fault", () => {
		expect(real.desk.person.invalid).toContain("+1 809 555");
		expect(JSON.stringify(real.messages.errors)).toContain("+1 809 555");
		expect(listOf(readyContent()).addresses).toEqual([]);
	});

	it("every text that awaits its review is named", () => {
		const content = readyContent();
		content.legal.privacidad.legalReview = "pending";
		Object.assign(content.guides["guia-red-lara"] ?? {}, { clinicalReview: "pending" });
		expect(listOf(content).reviews.map(({ where }) => where)).toEqual([
			"content/es/legal/privacidad.md · legalReview",
			"content/es/guides/guia-red-lara.md · clinicalReview",
		]);
	});

	it("what its page says of itself may wait, and a legal notice that nobody signed may not", () => {
		const content = readyContent();
		const answer = content.answers.groups[0]?.items[0];
		Object.assign(answer ?? {}, { clinicalReview: "pending", legalReview: "pending", openQuestion: "¿Quién?" });
		expect(headingsThatBlock(launchList(content, READY, now))).toEqual(new Set());
		content.legal.privacidad.legalReview = "pending";
		expect(headingsThatBlock(launchList(content, READY, now))).toEqual(new Set(["Avisos legales por firmar"]));
	});

	it("a source to look at soon may wait, and one whose day has passed may not", () => {
		const content = readyContent();
		const [source] = Object.values(content.answers.sources);
		Object.assign(source ?? {}, { review_by: "2026-12-15" });
		expect(headingsThatBlock(launchList(content, READY, now))).toEqual(new Set());
		Object.assign(source ?? {}, { review_by: "2026-11-30" });
		expect(headingsThatBlock(launchList(content, READY, now))).toEqual(new Set(["Fuentes que tocaba mirar"]));
	});

	it("a medical and a legal review are told apart", () => {
		const content = readyContent();
		const [group] = content.answers.groups;
		const [answer] = group?.items ?? [];
		Object.assign(answer ?? {}, { clinicalReview: "pending", legalReview: "pending" });
		expect(listOf(content).reviews.map(({ todo }) => todo)).toEqual([
			"falta la firma de un médico; npm run generate -- reviews imprime lo que tiene que leer.",
			"falta la firma de un abogado; npm run generate -- reviews imprime lo que tiene que leer.",
		]);
	});

	it("what only the owner knows is asked, under the question that visitors ask", () => {
		const questions = headed(launchList(real, READY, now)).questions;
		expect(questions).toContainEqual({
			where: expect.stringMatching(/^content\/es\/answers\/clinica\.yaml · items › 1 \(«¿Quién le paga al Grupo/),
			todo: expect.stringMatching(/^¿Quién paga al Grupo.* borra openQuestion\.$/),
		});
		expect(JSON.stringify(questions)).toContain("«verificada»");
	});

	it("who pays, which clinics, who answers and the company are asked for while nobody is named", () => {
		const content = readyContent();
		content.units.ivfdo.page.transparency?.earnings.items.pop();
		content.clinics = [];
		content.people = [];
		content.contact.company = undefined;
		const found = launchList(content, READY, now).filter(({ title }) => title === "Listas que solo el Grupo llena");
		expect(found.map(({ where }) => where)).toEqual([
			expect.stringMatching(/^content\/es\/units\/ivfdo\.yaml · page › transparency › earnings › items$/),
			"content/contact.yaml · phone",
			"content/clinics",
			"content/people",
		]);
	});

	it("the figure of the network is held against the clinics that are listed", () => {
		const content = readyContent();
		const found = launchList(content, READY, now, { "clinicas-en-la-red": 15 });
		expect(found.filter(({ where }) => where.includes("facts.yaml")).map(({ todo }) => todo)).toEqual([
			"dice 15 y content/clinics nombra 1; escribe las que faltan o corrige la cifra.",
		]);
	});

	it("the number of verified clinics is doubted, with the reason", () => {
		const [found] = headed(launchList(real, READY, now)).questions.filter(({ where }) => where.includes("metrics"));
		expect(found?.where).toContain("content/es/units/ivfdo.yaml");
		expect(found?.todo).toMatch(/prensa de 2021 .* once centros/);
	});

	it("an article that a clinician has yet to read is named by its file", () => {
		const content = readyContent();
		const [article] = content.articles;
		if (article) article.clinicalReview = "pending";
		expect(listOf(content).reviews).toEqual([
			{
				where: `content/es/articulos/${article?.id}.md · clinicalReview`,
				todo: "falta la firma de un médico; npm run generate -- reviews imprime lo que tiene que leer.",
			},
		]);
	});

	it("what is said of a stay waits for a clinician and a lawyer until both have read it", () => {
		const content = readyContent();
		Object.assign(content.plan.stay, { clinicalReview: "pending", legalReview: "pending" });
		const todo = (who: string) =>
			`falta la firma de ${who}; npm run generate -- reviews imprime lo que tiene que leer.`;
		expect(listOf(content).reviews).toEqual([
			{ where: "content/es/plan/stay.yaml · clinicalReview", todo: todo("un médico") },
			{ where: "content/es/plan/stay.yaml · legalReview", todo: todo("un abogado") },
		]);
		expect(real.plan.stay).toMatchObject({ clinicalReview: "pending", legalReview: "pending" });
	});

	it("a page that only confirms is to be opened, before its day as well", () => {
		const content = readyContent();
		const { eticket } = content.answers.sources;
		Object.assign(eticket ?? {}, { review_by: "2026-12-31" });
		expect(listOf(content).sources).toEqual([
			{
				where: "content/sources.yaml · eticket › review_by",
				todo: `toca mirarlo antes del 2026-12-31; abre ${eticket?.url}, mira que sea la página y pon otro día, a los seis meses.`,
			},
		]);
	});

	it("what has to be checked again is named thirty days before its day, by file, key and day", () => {
		const content = readyContent();
		const [[name, source] = []] = Object.entries(content.answers.sources);
		const [answer] = content.answers.groups[0]?.items ?? [];
		Object.assign(source ?? {}, { review_by: "2026-12-31" });
		Object.assign(answer ?? {}, { review_by: "2026-11-30" });
		const dueOn = (day: string) =>
			below(
				launchList(content, READY, () => new Date(`${day}T12:00:00Z`)),
				/^Fuentes/,
			);
		const ofAnswer = {
			where: expect.stringMatching(/^content\/es\/answers\/empezar\.yaml · items › 1 \(.*\) › review_by$/),
			todo: "tocaba mirarlo el 2026-11-30; compáralo con su fuente y pon los días nuevos.",
		};
		const ofSource = {
			where: `content/sources.yaml · ${name} › review_by`,
			todo: "toca mirarlo antes del 2026-12-31; compáralo con su fuente y pon los días nuevos.",
		};
		expect(dueOn("2026-10-30")).toEqual([]);
		expect(dueOn("2026-11-29")).toMatchObject([{ todo: expect.stringMatching(/^toca mirarlo antes del 2026-11-30/) }]);
		expect(dueOn("2026-12-01")).toEqual([ofAnswer, ofSource]);
	});

	it("without settings, those that matter are named", () => {
		expect(headed(launchList(readyContent(), {}, now)).settings.map(({ where }) => where)).toEqual([
			"SITE_URL",
			"CONTACT_PUBLIC_KEY",
			"SMTP_URL",
			"NOTIFY_TO",
			"MAIL_FROM",
			"DATA_KEY",
		]);
	});

	it.each([
		["SITE_URL", "http://ivf.do"],
		["SITE_URL", "https://www.example.com"],
		["CONTACT_PUBLIC_KEY", "ivf-do-public"],
		["NOTIFY_TO", "ana@ivf.do, equipo@example.com"],
		["RATE_LIMIT", "0"],
		["DATA_KEY", ""],
		["SERVICE_HOURS", "lun-vie 08:00-17:00"],
		["SERVICE_HOURS", "lun-jue 08:00-18:00"],
		["SERVICE_HOURS", "lun-vie 08:00-18:00, sáb 09:00-13:00"],
	])("%s=%s is not enough", (name, value) => {
		expect(headed(launchList(readyContent(), { ...READY, [name]: value }, now)).settings).toMatchObject([
			{ where: name },
		]);
	});

	it("closed days that the pages say otherwise are named, and the same are not, however they are written", () => {
		const content = readyContent();
		content.contact.closed = ["2026-12-31/2027-01-01", "2026-12-25"];
		expect(listOf(content).settings).toMatchObject([{ where: "CLOSED_DAYS" }]);
		const CLOSED_DAYS = "2026-12-25, 2026-12-31, 2027-01-01";
		expect(launchList(content, { ...READY, CLOSED_DAYS }, now)).toEqual([]);
	});

	it("hours that the pages say otherwise are named with what they say", () => {
		const content = readyContent();
		content.contact.opening = { first: 1, last: 6, from: "9:00", until: "17:00" };
		content.site.hours = "de lunes a sábado, de 9:00 a 17:00";
		const [item, ...more] = listOf(content).settings;
		expect(more).toEqual([]);
		expect(item?.where).toBe("SERVICE_HOURS");
		expect(item?.todo).toContain("«de lunes a sábado, de 9:00 a 17:00»");
		expect(launchList(content, { ...READY, SERVICE_HOURS: "lun-sáb 09:00-17:00" }, now)).toEqual([]);
	});

	it.each([
		["RETENTION_DAYS", "400", "conservacion"],
		["OVERDUE_HOURS", "48", "respuesta"],
	])("%s that pages say otherwise is named with where they say it", (name, value, fact) => {
		const facts = { conservacion: 365, respuesta: 24 };
		const settingsOf = (environment: Record<string, string>) =>
			headed(launchList(readyContent(), { ...READY, ...environment }, now, facts)).settings ?? [];
		expect(settingsOf({})).toEqual([]);
		const [item, ...more] = settingsOf({ [name]: value });
		expect(more).toEqual([]);
		expect(item).toMatchObject({ where: name, todo: expect.stringContaining(`«${fact}» en content/facts.yaml`) });
	});

	it("a setting that cannot be read is named with its fault", () => {
		const [fault] = headed(launchList(readyContent(), { ...READY, SITE_URL: "ivf.do" }, now)).settings;
		expect(fault?.todo).toContain("SITE_URL");
	});
});

it("a document is named whose file says something else than the content", () => {
	expect(documentItems(real)).toEqual([]);
	// Of the owner's own telephone and address, both speak.
	expect(documentItems(readyContent()).map(({ where }) => where)).toEqual([
		"content/descargas/agenda-pais.pdf",
		"content/descargas/guia-red-lara.pdf",
	]);
});
