import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../testing/databases.ts";
import { clinicRequest, HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import { freshStore, storeOn } from "../../testing/stores.ts";
import { fieldCipher } from "../crypto/field-cipher.ts";
import { searchIndex } from "./search-index.ts";
import { searchTerms } from "./search-text.ts";

const KEY = new Uint8Array(32).fill(7);
const cipher = fieldCipher(KEY);

describe.each(DATABASE_KINDS)("a search on %s", (kind) => {
	async function searched() {
		const opened = await freshStore(kind, { cipher });
		const { store } = opened;
		const { reference } = await store.requests.accept(patientRequest);
		const found = async (words: string) =>
			(await store.requests.search({ words, limit: 9 })).requests.map((request) => request.reference);
		return { ...opened, reference, found };
	}

	it("finds by name, mail, telephone, reference and words, however they are written", async () => {
		const { store, reference, found } = await searched();
		await store.requests.accept(clinicRequest);
		const compact = reference.replace("-", "").toLowerCase();
		for (const words of [
			"nunez",
			"ANA NÚÑEZ",
			"ana@example.com",
			"787 555 0123",
			"+17875550123",
			"(787) 555-0123",
			"5550123",
			reference,
			compact,
			"viaje cuanto",
			"dur viaj",
		]) {
			expect([words, await found(words)]).toEqual([words, [reference]]);
		}
		for (const words of ["", "  ", "ana peña", "zzz", "8095550199"]) expect(await found(words)).toEqual([]);
	});

	it("finds a telephone as the number it is, and by a part of it", async () => {
		const { store, found } = await searched();
		const at = async (phone: string, more: object) =>
			(await store.requests.accept({ ...patientRequest, phone, ...more })).reference;
		const dominican = await at("809-555-0142", { country: "DO" });
		const spanish = await at("612345678", { country: "ES" });
		const british = await at("+44 7911 123456", { country: "OTHER" });
		for (const words of [
			"+1 809 555 0142",
			"18095550142",
			"001 809 555 0142",
			"011 1 809 555 0142",
			"809.555",
			"0142",
		]) {
			expect([words, await found(words)]).toEqual([words, [dominican]]);
		}
		for (const words of ["+34 612 345 678", "0034612345678", "612 34 56 78", "345678"]) {
			expect([words, await found(words)]).toEqual([words, [spanish]]);
		}
		for (const words of ["07911 123456", "00447911123456"])
			expect([words, await found(words)]).toEqual([words, [british]]);
	});

	it("finds the words of a note, until the note is taken back", async () => {
		const { store, reference, found } = await searched();
		expect(await found("martes")).toEqual([]);
		const noted = await store.requests.act(reference, { kind: "note", text: "Mejor el MÁRTES" }, { actor: null });
		expect(await found("ana martes")).toEqual([reference]);
		const action = noted?.result === "done" ? noted.action : "";
		await store.requests.act(reference, { kind: "undo", action }, { actor: null });
		expect(await found("martes")).toEqual([]);
	});

	it("knows at once what another process took in, and what was erased", async () => {
		const { database, clock, reference, found } = await searched();
		expect(await found("ana")).toEqual([reference]);
		const other = await storeOn(database, clock, { cipher });
		clock.time = new Date(NOON.getTime() + HOUR);
		const second = await other.requests.accept({ ...patientRequest, email: "otra@example.org" });
		expect(await found("ana")).toEqual([second.reference, reference]);
		await other.persons.erase("otra@example.org");
		expect(await found("ana")).toEqual([reference]);
	});

	it("goes on where a page ended, and counts them all", async () => {
		const { store } = await searched();
		for (let more = 0; more < 4; more++)
			await store.requests.accept({ ...patientRequest, email: `a${more}@example.org` });
		const found: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await store.requests.search({ words: "núñez", limit: 2, cursor });
			expect(page.total).toBe(5);
			found.push(...page.requests.map(({ reference }) => reference));
			cursor = page.next;
		} while (cursor);
		expect(new Set(found).size).toBe(5);
	});

	it("finds as much where there is no room for every text, and after it was forgotten", async () => {
		const { store, database, reference } = await searched();
		await store.requests.accept({ ...clinicRequest, message: "x".repeat(400) });
		const index = searchIndex({ database, cipher }, { mostCharacters: 520 });
		const ids = async (...terms: string[]) => (await index.matching(terms)).map(({ id }) => id);
		const [found] = await ids("nunez", "viaje");
		expect([...(await index.facets()).values()].map(({ text }) => text === undefined).sort()).toEqual([false, true]);
		expect(
			(await store.requests.page({ filter: "all", limit: 9 })).requests.find(({ id }) => id === found)?.reference,
		).toBe(reference);
		await index.forget();
		expect(await ids("nunez", "viaje")).toEqual([found]);
		await index.forget();
	});

	it("serves several at once while it is being built", async () => {
		const { store } = await searched();
		const pages = await Promise.all([1, 2, 3].map(() => store.requests.search({ words: "ana", limit: 9 })));
		expect(pages.map(({ total }) => total)).toEqual([1, 1, 1]);
	});
});

describe("what a search looks for", () => {
	it("is words without accents, or the digits of a number", () => {
		expect(searchTerms(" Ana  NÚÑEZ ana ")).toEqual(["ana", "nunez"]);
		expect(searchTerms("+1 (809) 555-0101")).toEqual(["18095550101"]);
		expect(searchTerms("3 de 9")).toEqual(["3", "de", "9"]);
		expect(searchTerms("12")).toEqual(["12"]);
		expect(searchTerms(`${"a ".repeat(500)}b`)).toEqual(["a"]);
		expect(searchTerms(Array.from({ length: 50 }, (_, place) => `w${place}`).join(" "))).toHaveLength(8);
	});
});
