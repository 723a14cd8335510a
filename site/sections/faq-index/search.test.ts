import { describe, expect, test } from "vitest";
import { createSearch } from "../../../content-model/answers/search.ts";
import { namedSearches } from "../../../content-model/answers/searches/search-source.ts";
import { answersSearched } from "../../../testing/pages/searched-answers.ts";

/** What is searched and typed in each language. */
const [spanish, english] = (["es", "en"] as const).map((language) => {
	const typed = namedSearches("held", language).map(({ typed, right }) => [typed, right] as const);
	return { language, typed, ...answersSearched(language) };
}) as [Searched<"es">, Searched<"en">];

type Searched<Code extends "es" | "en"> = ReturnType<typeof answersSearched> & {
	language: Code;
	typed: (readonly [string, readonly string[]])[];
};

describe.each([spanish, english])("in $language:", ({ all, typed, search }) => {
	test("two hundred searches and more, for answers that exist", () => {
		expect(typed.length).toBeGreaterThanOrEqual(200);
		expect(new Set(typed.map(([phrase]) => phrase)).size).toBe(typed.length);
		const ids = new Set(all.map(({ id }) => id));
		for (const id of typed.flatMap(([, right]) => right)) expect(ids).toContain(id);
	});

	test.each(typed)("«%s» finds %s first", (phrase, right) => {
		const [first = "nothing", ...others] = search(phrase).best;
		expect(right, `${first}, and then ${others}`).toContain(first);
	});

	test.each(typed)("«%s» brings few answers", (phrase) => {
		expect(search(phrase).best.length).toBeLessThanOrEqual(8);
	});
});

describe("where nobody answers what was typed", () => {
	const general = ["por-donde-empiezo", "partes-del-precio", "quienes-son"];

	test.each([
		"submarino",
		"submarino amarillo",
		"perro",
		"zzzz",
		"¿?",
		"la de los",
		"dentista",
		"liposuccion",
		"trasplante de rodilla",
		"loteria",
	])("«%s» brings nothing far, only the general ones", (phrase) => {
		expect(spanish.search(phrase)).toEqual({ best: [], nearest: general });
	});

	test.each(["helicopter", "zzzz", "?", "what is the", "dentist", "liposuction", "knee replacement", "astronaut"])(
		"in English «%s» brings nothing far either",
		(phrase) => {
			expect(english.search(phrase)).toEqual({ best: [], nearest: general });
		},
	);

	test("a phrase of which one word is known brings three, those that are near before the general ones", () => {
		const { best, nearest } = spanish.search("el helado de vainilla para la endometriosis");
		expect(best).toEqual([]);
		expect(nearest[0]).toBe("endometriosis");
		expect(nearest).toHaveLength(3);
	});

	test("a language without one of the general ones goes without it", () => {
		const search = createSearch(
			spanish.all.filter(({ id }) => id !== "quienes-son"),
			spanish.words,
		);
		expect(search("zzzz").nearest).toEqual(general.slice(0, 2));
	});
});

/** What has nothing to do with us. Here and there an answer speaks of it all the same. */
const UNRELATED = {
	es: {
		unanswered: [
			"fútbol",
			"partido de béisbol",
			"carro usado",
			"batería del carro",
			"pintura para carro",
			"clima en París",
			"Netflix",
			"bitcoin",
			"aguacate",
			"concierto de bachata",
			"elecciones presidenciales",
			"horóscopo",
			"ajedrez",
			"plomero",
			"pólipos",
			"vph",
			"manga gástrica",
			"clases de guitarra",
		],
		answered: {
			"uñas acrílicas": "tinte-y-sauna",
			"hipoteca de casa": "financieras",
			"recetas de cocina": "marcas-de-medicinas",
			"curso de inglés": "idiomas",
			"lluvia de estrellas": "huracanes",
			"vuelos baratos a Miami": "volar",
		},
	},
	en: {
		unanswered: [
			"yellow submarine",
			"submarine",
			"football",
			"soccer scores",
			"cars",
			"dog training",
			"lasagna recipe",
			"chicken recipes",
			"chess",
			"lawn mower",
			"horoscope",
			"guitar lessons",
			"plumber",
			"basketball",
			"pizza",
			"polyps",
			"hpv",
		],
		answered: {
			"house mortgage": "financieras",
			"weather in Paris": "huracanes",
			"movie tickets": "e-ticket",
			"tax return": "impuestos",
			laptop: "trabajar-a-distancia",
		},
	},
};

describe.each<Searched<"es" | "en">>([spanish, english])(
	"what is none of our matter, in $language:",
	({ language, search }) => {
		const { unanswered, answered } = UNRELATED[language];

		test.each(unanswered)("«%s» finds nothing", (phrase) => {
			expect(search(phrase).best).toEqual([]);
		});

		test.each(Object.entries(answered))("«%s» finds %s first, which has a word of it", (phrase, right) => {
			expect(search(phrase).best[0]).toBe(right);
		});
	},
);
