import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { patientRequest } from "../../testing/requests.ts";
import { freshOffice } from "../../testing/staff-commands.ts";

const heaped = (...characters: string[]) => characters.map((character) => `A${character.repeat(118)}`);

const HEAPS = heaped("\ufe0f", "\u200d", "\u{e0041}", "🏽", "\u0301", "\u3164", "\u0600", "क्", "\u{1f1e9}", "👩‍");

const words = fc.oneof(
	fc.constantFrom(...HEAPS),
	fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }),
	fc.string({ unit: "binary", minLength: 1, maxLength: 120 }).map((text) => text.toWellFormed()),
	fc
		.array(fc.constantFrom("\ufe0f", "\u200d", "🏽", "👩", "\u{e0041}", "ᄀ", "한", " ", "\n", "\t", "-", "a", "﷽"), {
			minLength: 1,
			maxLength: 120,
		})
		.map((characters) => characters.join("")),
);

describe("whatever a visitor typed", () => {
	it("every command that prints it ends well and names the request", async () => {
		const office = await freshOffice("sqlite");
		await fc.assert(
			fc.asyncProperty(words, words, words, fc.integer({ min: 1, max: 200 }), async (name, message, note, columns) => {
				const details = { ...patientRequest, name, message, phone: name, clinic_interest: message };
				const [reference = ""] = await office.ask([details]);
				await office.withStore(({ store }) => store.requests.addNote(reference, note));
				for (const args of [
					["list", "--limit", "1"],
					["show", reference],
					["export"],
					["person", patientRequest.email],
					["person", patientRequest.email, "--export"],
				]) {
					for (const form of [[], ["--json"]]) {
						const { code, out, err } = await office.contacts([...args, ...form], { columns });
						expect({ args, code, err }).toEqual({ args, code: 0, err: "" });
						expect(out).toContain(reference);
					}
				}
				await office.withStore(({ store }) => store.persons.erase(patientRequest.email));
			}),
			{ numRuns: 40, examples: HEAPS.map((heap) => [heap, heap, heap, 80] as [string, string, string, number]) },
		);
	});

	it("--json and the store keep every character", async () => {
		const office = await freshOffice("sqlite");
		const name = HEAPS[0] as string;
		await office.ask([{ ...patientRequest, name }]);
		expect((await office.contacts(["list", "--json"])).json).toMatchObject([{ details: { name } }]);
		expect((await office.contacts(["export"])).out).toContain('"A"');
	});
});
