/** Forty things that people who fill in forms get wrong, and what they are told: by the titles of their fields. */
import { expect, test } from "vitest";
import { markdownFormat, yamlFormat } from "../editor/codec/format.ts";
import { editorSettings } from "../editor/settings/settings.ts";
import { checkout, publisherOn } from "../testing/texts/publisher.ts";

// biome-ignore lint/suspicious/noExplicitAny: a form as the editor's program has it.
type AnyForm = any;
type Mistakes = [file: string, format: string, mistakes: (form: AnyForm) => void][];

const { formats } = editorSettings("content");
const LONG = "largo ".repeat(30).trim();
const DAY = "2026-11-27";

/** What each form says of itself. */
const IN_ONE_FIELD: Mistakes = [
	[
		"es/pages/home.yaml",
		"texto",
		(form) => {
			form.title = LONG;
			form.description = "Corta.";
			const [hero, proof, vision] = form.sections;
			hero.title = "Tu camino *empieza";
			hero.lead = "Uno *y dos*";
			hero.actions[0].href = "contacto";
			hero.actions[1].label = "";
			hero.metrics[0].label = "{nadie}";
			proof.lead = "Mira [esto](/faq)";
			proof.sent = "Uno&nbsp;dos";
			vision.statement = "Uno <b>dos</b>";
			vision.pillars[0].title = "Un tra\u00ADbajo";
			vision.pillars[1].text = "Uno.\n\nDos.";
			vision.pillars[2].text = "Ofrecemos \uFFFD calma";
		},
	],
	[
		"contact.yaml",
		"texto",
		(form) => {
			form.phone = "no hay";
			form.email = "hola";
			form.opening.from = "ocho";
			form.closed = ["mañana"];
		},
	],
	[
		"es/testimonials.yaml",
		"texto",
		(form) => {
			form.lista[0].rating = 9;
			form.lista[1].category = "otra";
			form.lista[2].name = "";
			form.lista[3].content = "";
		},
	],
	[
		"es/answers/precio.yaml",
		"texto",
		(form) => {
			form.items[0].id = "con espacios";
			form.items[1].question = "";
			form.items[2].review_by = "mañana";
			form.items[3].page = { label: "Ver", href: "calcular" };
			form.path = "Precio";
		},
	],
	[
		"es/articulos/como-comparar-paises.md",
		"articulo-frontmatter",
		(form) => {
			form.title = LONG;
			form.date = "22/11/2026";
			form.picture = { file: "foto.HEIC", alt: "Ana" };
		},
	],
	[
		"es/articulos/como-va-una-fiv-dia-a-dia.md",
		"articulo-frontmatter",
		(form) => {
			form.body += "\n\n# Grande\n\n<p>hola</p>\n\n[aquí](pagina)\n\n![x](a.jpg)\n\n```\ncódigo\n```";
		},
	],
	[
		"clinics/nueva.yaml",
		"texto-nuevo",
		(form) => {
			Object.assign(form, {
				name: "Clínica Tal",
				city: "",
				place: { latitude: 190, longitude: -70 },
				web: "clinica.do",
			});
			Object.assign(form, { treatments: [], languages: ["klingon"], licence: { number: "1", lookup: "http://x" } });
			form.price = { from: 5000, until: 4000, currency: "USD", date: DAY };
			form.checks = [{ criterion: "licence", paper: { es: "Papel" }, by: "", date: DAY }];
		},
	],
	["people/nueva.yaml", "texto-nuevo", (form) => Object.assign(form, { name: "Ana", unit: "ventas" })],
];

/** What is wrong between two of them. */
const BETWEEN: Mistakes = [
	[
		"es/answers/precio.yaml",
		"texto",
		(form) => {
			form.items[0].sources = ["nadie"];
			form.items[1].id = "cuotas";
			form.items[1].question = form.items[2].question;
		},
	],
	[
		"es/articulos/como-comparar-paises.md",
		"articulo-frontmatter",
		(form) => {
			form.related = ["nada"];
			form.picture = { file: "falta.jpg", alt: "Una carta abierta" };
			form.body = `${form.body}\n\n![Una puerta abierta](tampoco.jpg)`;
			form.updated = "2020-01-01";
		},
	],
	["es/pages/contacto.yaml", "texto", (form) => Object.assign(form, { title: "Carreras · Grupo ivf.do" })],
	[
		"clinics/nueva.yaml",
		"texto-nuevo",
		(form) =>
			Object.assign(form, {
				...{ name: "Clínica Tal", city: "Santiago", place: { latitude: 19.45, longitude: -70.69 } },
				...{ treatments: ["ivf"], languages: ["es"], licence: { number: "1", lookup: "https://x.example.com" } },
				checks: [{ criterion: "licence", paper: { es: "Papel", en: "Paper" }, by: "nadie", date: DAY }],
			}),
	],
];

async function toldOf(mistakes: Mistakes): Promise<string[]> {
	const files = checkout();
	const { ask } = await publisherOn(files);
	const changed = mistakes.map(([file, name, mistake]) => {
		const path = `content/${file}`;
		const { fromFile, toFile } = name.startsWith("articulo") ? markdownFormat : yamlFormat(formats[name]);
		const isNew = name.endsWith("nuevo");
		const form = isNew ? {} : fromFile(files.read(path));
		mistake(form);
		const content = Buffer.from(toFile(form)).toString("base64");
		const sha = isNew ? {} : { sha: files.git("rev-parse", `HEAD:${path}`) };
		return { operation: isNew ? "create" : "update", path, content, ...sha };
	});
	const { status, json } = await ask("POST", "/api/v1/repos/ivf/sitio/contents", { files: changed });
	expect(status).toBe(422);
	return json.message.split("\n").slice(0, -1);
}

/** What only who works with files would understand. */
const OF_FILES = /content\/|\.yaml|\bnpm\b|\bclaves?\b|comillas|\blínea \d|\| o >|guion delante|historial|\btrue\b/;

test.each([
	["in one field", IN_ONE_FIELD, 42, "día a día · «<p>hola</p>»: aquí no se escribe HTML"],
	[
		"between two texts",
		BETWEEN,
		9,
		"· Preguntas › 4 › Ancla: otra respuesta ya lleva el ancla «cuotas», en «Respuestas › Precios",
	],
])(
	"what people get wrong %s is told by the titles of the form, for people who see no files",
	async (_, mistakes, count, one) => {
		const told = await toldOf(mistakes);
		expect(
			told.filter(
				(line) => OF_FILES.test(line) || !/^(Páginas|Lo general|Respuestas|Artículos|Clínicas|Personas) › /.test(line),
			),
		).toEqual([]);
		expect(told.length).toBeGreaterThanOrEqual(count);
		expect(told.join("\n")).toContain(one);
	},
);
