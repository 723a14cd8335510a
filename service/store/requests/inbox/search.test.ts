import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { DATABASE_KINDS } from "../../../../testing/databases/databases.ts";
import { freshStore, storeOn } from "../../../../testing/databases/stores.ts";
import { clinicRequest, HOUR, NOON, patientRequest } from "../../../../testing/requests.ts";
import { fieldCipher } from "../../../crypto/field-cipher.ts";
import type { Database } from "../../../database/database.ts";
import type { StoredRequest } from "../stored-request.ts";
import { searchTerms } from "./search.ts";

const KEY = new Uint8Array(32).fill(7);
const cipher = fieldCipher(KEY);

/** Makes the database throw once only one request is left, which is in the second slice of a purge of 101. */
async function refuseToDeleteTheLast({ db, kind }: Database): Promise<void> {
	if (kind === "postgres") {
		await sql`create function no_disk() returns trigger language plpgsql as
			$$ begin if (select count(*) from requests) <= 1 then raise 'no disk'; end if; return old; end $$`.execute(db);
		await sql`create trigger no_disk before delete on requests for each row execute function no_disk()`.execute(db);
		// The server's next test gets the same tables.
		onTestFinished(async () => void (await sql`drop function no_disk cascade`.execute(db)));
	} else {
		await sql`create trigger no_disk before delete on requests when (select count(*) from requests) <= 1
			begin select raise(abort, 'no disk'); end`.execute(db);
	}
}

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
		const idn = { ...patientRequest, email: "info@xn--mnchen-3ya.de" };
		const { reference: german } = await store.requests.accept(idn);
		for (const words of ["info@münchen.de", "MUNCHEN", "xn--mnchen-3ya"]) expect(await found(words)).toEqual([german]);
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
			"(809)·555•0142",
			"☎ 809 555 0142",
			// As it is copied from the desk itself.
			"\u200b+1\u00a0809\u2011555\u20110142",
		]) {
			expect([words, await found(words)]).toEqual([words, [dominican]]);
		}
		for (const words of ["+34 612 345 678", "0034612345678", "612 34 56 78", "345678"]) {
			expect([words, await found(words)]).toEqual([words, [spanish]]);
		}
		for (const words of [
			"07911 123456",
			"00447911123456",
			"447911123456",
			"+44 7911 123456",
			"\u202a+44\u00a07911\u2011123456\u202c",
			"+44 (0) 7911 123456",
			"911123456",
		]) {
			expect([words, await found(words)]).toEqual([words, [british]]);
		}
		for (const words of ["1 (809) 555-0142", "5550142", "1-809-555-0142"]) {
			expect([words, await found(words)]).toEqual([words, [dominican]]);
		}
	});

	it("finds a number as WhatsApp writes it, and by its end, whichever way it was given", async () => {
		const { store, found } = await searched();
		const at = async (phone: string, country: string) =>
			(await store.requests.accept({ ...patientRequest, phone, country })).reference;
		const british = await at("07911 123457", "UK");
		const french = await at("+33 6 12 34 56 78", "FR");
		const other = await at("507 6999 4567", "OTHER");
		for (const [reference, ...writings] of [
			[british, "447911123457", "+44 7911 123457", "7911123457", "123457"],
			[french, "33612345678", "06 12 34 56 78", "0033612345678", "345678"],
			[other, "50769994567", "+507 6999-4567", "6999 4567"],
		]) {
			for (const words of writings) expect([words, await found(words)]).toEqual([words, [reference]]);
		}
	});

	it.each([
		["Łukasz Wójcik", "lukasz", "Łukasz", "LUKASZ WOJCIK", "wójcik"],
		["Anna Strauß", "strauss", "STRAUSS", "Strauß", "STRAUẞ"],
		["Søren Ødegård", "soren odegard", "SØREN", "Ødegård", "ødegard"],
		["Işıl Yıldız", "isil yildiz", "Işıl", "YILDIZ", "yıldız"],
		["Đặng Thị Hồng", "dang thi hong", "Đặng", "đang"],
		["Þóra Ævarsdóttir", "thora aevarsdottir", "Ævars"],
		["Ka\u02bbahumanu Lee", "kaahumanu", "Ka'ahumanu", "«Ka’ahumanu»"],
		["Ana\u200bMaría", "anamaria"],
	])("finds «%s» by plain letters and as it is written", async (name, ...writings) => {
		const { store, found } = await searched();
		const { reference } = await store.requests.accept({ ...patientRequest, name, email: "otra@example.org" });
		for (const words of writings) expect([words, await found(words)]).toEqual([words, [reference]]);
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

	it("shows the newest first, a page of them at a time, and nothing after the last", async () => {
		const { store, clock, reference } = await searched();
		const again = async (hours: number) => {
			clock.time = new Date(NOON.getTime() + hours * HOUR);
			return (await store.requests.accept({ ...patientRequest, email: `ana${hours}@example.com` })).reference;
		};
		const later = [await again(1), await again(2), await again(3)];
		const page = async (cursor?: string) => {
			const { requests, next, total } = await store.requests.search({ words: "ana", limit: 3, cursor });
			return { references: requests.map((request) => request.reference), next, total };
		};
		const first = await page();
		expect(first).toMatchObject({ references: later.toReversed(), total: 4 });
		expect(await page(first.next)).toEqual({ references: [reference], next: undefined, total: 4 });
		expect(await page("2020-01-01T00:00:00.000Z_0")).toEqual({ references: [], next: undefined, total: 4 });
		expect((await store.requests.search({ words: "ana", limit: 4 })).next).toBeUndefined();
	});

	it("shows each once, however many there are and whatever comes in between two pages", async () => {
		const { store, database } = await searched();
		const rows = Array.from({ length: 5100 }, (_, index) => ({
			...{ kind: "patient", purpose: null, person: "p", phone: "", notice_version: "1", version: 0 },
			id: `bulk-${String(index).padStart(5, "0")}`,
			reference: `BULK-${index}`,
			details: cipher.encrypt("{}", `bulk-${String(index).padStart(5, "0")}`),
			received_at: NOON.toISOString(),
		}));
		for (let from = 0; from < rows.length; from += 500) {
			await database.db
				.insertInto("requests")
				.values(rows.slice(from, from + 500) as never)
				.execute();
		}
		const { total } = await store.requests.search({ words: "bulk", limit: 1 });
		expect(total).toBe(5100);
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await store.requests.search({ words: "núñez", limit: 1, cursor });
			seen.push(...page.requests.map(({ id }) => id));
			cursor = page.next;
			if (seen.length < 4) await store.requests.accept({ ...patientRequest, email: `b${seen.length}@example.org` });
		} while (cursor);
		expect(new Set(seen).size).toBe(seen.length);
	});

	it("finds nothing of what a purge deleted that broke off midway", async () => {
		const { database, store } = await searched();
		await refuseToDeleteTheLast(database);
		const acceptMany = async (name: string, count: number) => {
			const mails = Array.from({ length: count }, (_, index) => `${name}${index}@example.org`);
			await Promise.all(mails.map((email) => store.requests.accept({ ...patientRequest, email })));
		};
		await acceptMany("c", 100);
		const before = await store.requests.revision();
		expect((await store.requests.search({ words: "ana", limit: 1 })).total).toBe(101);
		await expect(store.retention.purge(new Date(NOON.getTime() + HOUR))).rejects.toThrow("no disk");
		expect((await store.requests.search({ words: "ana", limit: 1 })).total).toBe(1);
		expect(await store.requests.revision()).not.toBe(before);
		// As many as went came in: the count alone would not tell.
		await acceptMany("d", 100);
		expect(await store.requests.revision()).not.toBe(before);
	});

	it("finds by the words that lists show, and names as others write them", async () => {
		const { database, clock } = await searched();
		const labelsOf = ({ details }: Pick<StoredRequest, "details">) =>
			details.country === "ES" ? ["España", "Reclamo"] : [];
		const store = await storeOn(database, clock, { cipher, labelsOf });
		const { reference } = await store.requests.accept({
			...patientRequest,
			name: "Máire O’Connor-Díaz",
			country: "ES",
		});
		for (const words of ["espana", "reclamo", "oconnor", "O'Connor", "o´connor", "connordiaz", "O’CONNOR-DÍAZ"]) {
			const { requests } = await store.requests.search({ words, limit: 9 });
			expect([words, requests.map((one) => one.reference)]).toEqual([words, [reference]]);
		}
	});

	it("finds a reference with one wrong letter, and says that it is another", async () => {
		const { store, reference } = await searched();
		// References are random: a fixed letter would now and then be the right one.
		const other = (letters: string) => letters.replaceAll(/./g, (letter) => (letter === "X" ? "Y" : "X"));
		const first = other(reference.slice(0, 1)) + reference.slice(1);
		const last = reference.slice(0, -1) + other(reference.slice(-1));
		for (const words of [last, first.replace("-", "").toLowerCase()]) {
			const { similar, requests } = await store.requests.search({ words, limit: 9 });
			expect([similar, requests.map((one) => one.reference)]).toEqual([true, [reference]]);
		}
		expect(await store.requests.search({ words: ` ${first} `, limit: 9 })).toMatchObject({ total: 1 });
		expect(await store.requests.search({ words: reference, limit: 9 })).toMatchObject({ similar: false, total: 1 });
		const two = other(reference.slice(0, 2)) + reference.slice(2);
		expect(await store.requests.search({ words: two, limit: 9 })).toMatchObject({ similar: false, total: 0 });
	});
});

describe("what a search looks for", () => {
	it("is words without accents, or the digits of a number", () => {
		expect(searchTerms(" Ana  NÚÑEZ ana ")).toEqual(["ana", "nunez"]);
		expect(searchTerms("+1 (809) 555-0101")).toEqual(["8095550101"]);
		expect(searchTerms("555 0123")).toEqual(["5550123"]);
		expect([searchTerms("01 42"), searchTerms("0 14")]).toEqual([["0142"], ["0", "14"]]);
		expect(searchTerms("3 de 9")).toEqual(["3", "de", "9"]);
		expect(searchTerms("12")).toEqual(["12"]);
		expect(searchTerms(`${"a ".repeat(500)}b`)).toEqual(["a"]);
		expect(searchTerms(Array.from({ length: 50 }, (_, index) => `w${index}`).join(" "))).toHaveLength(8);
	});
});
