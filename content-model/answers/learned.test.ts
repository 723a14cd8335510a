import { expect, test } from "vitest";
import { createGuess, learn, type NamedSearch } from "./learned.ts";
import { createSearch } from "./search.ts";

const language = { small: ["el", "la", "de", "a"], meanings: { precio: ["cuanto vale"] } };
const ids = ["avion", "precio", "nevera"];
const named: NamedSearch[] = [
	{ typed: "me puedo montar", right: ["avion"] },
	{ typed: "montarme enseguida", right: ["avion"] },
	{ typed: "cuanto vale", right: ["precio"] },
	{ typed: "la plata de la nevera", right: ["precio", "nevera"] },
	{ typed: "nothing is right", right: ["gone"] },
];
const learned = learn(named, ids, language);
const questions = [
	{ id: "avion", question: "¿Puedo volar?", answer: "", keywords: "vuelo", partner: false },
	{ id: "precio", question: "¿Cuánto vale?", answer: "", keywords: "costo", partner: false },
	{ id: "nevera", question: "¿Hay nevera?", answer: "", keywords: "frío", partner: false },
];

test("a word that no answer has leads to the one that people meant by it", () => {
	expect(createSearch(questions, language)("montarse").best).toEqual([]);
	expect(createSearch(questions, language, learned)("montarse").best[0]).toBe("avion");
});

test("what is sent tells of each word how much it tells of each answer", () => {
	expect(learned.monta).toBe("1A");
	expect(learned["=presi"]).toBe("1B");
	// A place of 2 is two behind the beginning.
	expect(learned.neber).toBe("1C");
	expect(Object.keys(learned)).not.toContain("nothi");
});

test("all that is guessed of a search is 1, and nothing is guessed of words that nobody typed", () => {
	const { guess } = createGuess(learned, ids);
	const parts = guess(["mont"], ["mont"]);
	expect(parts.size).toBe(0);
	expect([...guess(["montar"], ["montar"]).values()].reduce((all, one) => all + one, 0)).toBeCloseTo(1);
});

test("an answer that is new, and of which no search is known, keeps the place that its own words give it", () => {
	const isNew = { id: "perro", question: "¿Puedo montar a mi perro?", answer: "", keywords: "perros", partner: false };
	const search = createSearch([...questions, isNew], language, learn(named, [...ids, "perro"], language));
	expect(search("montar perro").best[0]).toBe("perro");
	expect(search("perros").best).toEqual(["perro"]);
});

test("without searches to learn from the search is as it was", () => {
	const before = createSearch(questions, language);
	const after = createSearch(questions, language, learn([], ids, language));
	for (const typed of ["vuelo", "cuanto vale", "nevera y vuelo", "zzz"]) expect(after(typed)).toEqual(before(typed));
});
