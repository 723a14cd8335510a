import { deflateRawSync, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyBudget } from "./budget.ts";
import { emptyPlan, isEmptyPlan, type Plan, readPlan, writtenParts } from "./plan.ts";
import { type Codec, MOST_OF_A_LINK, planFromJson, planFromText, planToText } from "./share-link.ts";

const codec: Codec = {
	deflate: async (text) => deflateRawSync(text),
	inflate: async (bytes, most) => {
		try {
			return inflateRawSync(bytes, { maxOutputLength: most }).toString();
		} catch {
			return undefined;
		}
	},
};

const written = (nights: string): Plan => ({ ...emptyPlan(), budget: { ...emptyBudget(), nights } });

describe("a plan from elsewhere", () => {
	it("is whole again, also where empty parts were left out", () => {
		expect(readPlan(JSON.parse(JSON.stringify(written("14"))))).toEqual(written("14"));
		expect(readPlan(writtenParts(written("14")))).toEqual(written("14"));
		expect(readPlan({ version: 1 })).toEqual(emptyPlan());
	});

	it("is refused as a whole where one part is not as it should be", () => {
		expect(readPlan({ ...emptyPlan(), budget: { clinics: "none" } })).toBe("foreign");
		for (const raw of [null, [], "plan", 1, {}, { version: "1" }, { version: 0 }])
			expect(readPlan(raw)).toBe("foreign");
	});

	it("of a newer version says so", () => {
		expect(readPlan({ ...emptyPlan(), version: 2 })).toBe("newer");
	});

	it("is foreign, and no error, whatever a file holds", () => {
		fc.assert(fc.property(fc.string(), (json) => planFromJson(json) === "foreign"));
	});

	it("is empty until somebody writes", () => {
		expect(isEmptyPlan(emptyPlan())).toBe(true);
		expect(isEmptyPlan(written("1"))).toBe(false);
	});
});

describe("a plan in a link", () => {
	it("comes back as it was, whatever was written", async () => {
		const nights = fc.string({ maxLength: 40, unit: "binary" });
		await fc.assert(
			fc.asyncProperty(nights, async (typed) => {
				const text = await planToText(written(typed), codec);
				expect(text).toMatch(/^[\w-]+$/);
				expect(await planFromText(text ?? "", codec)).toEqual(JSON.parse(JSON.stringify(written(typed))));
			}),
		);
	});

	it("that is cut off, changed or foreign changes nothing", async () => {
		const text = (await planToText(written("14"), codec)) ?? "";
		for (const bad of ["", "=", text.slice(0, -6), `${text.slice(0, 9)}!`, "A".repeat(MOST_OF_A_LINK + 1)]) {
			expect(await planFromText(bad, codec), bad).toBe("foreign");
		}
	});

	it("unpacks to no more than a plan is long", async () => {
		const bomb = deflateRawSync(" ".repeat(3_000_000)).toString("base64url");
		expect(bomb.length).toBeLessThan(MOST_OF_A_LINK);
		expect(await planFromText(bomb, codec)).toBe("foreign");
	});
});
