import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyBudget } from "../../../../plan/budget/budget.ts";
import { emptyPlan, type Plan } from "../../../../plan/plan.ts";
import { type Codec, MAX_LINK_LENGTH, planFromText, planToText } from "../../../../plan/share-link.ts";
import { anyText } from "../../../../testing/any-text.ts";
import { browserCodec as codec } from "./browser-codec.ts";

const written = (nights: string): Plan => ({ ...emptyPlan(), budget: { ...emptyBudget(), nights } });

describe("a plan in a link", () => {
	it("comes back as it was, whatever was written", async () => {
		const nights = anyText({ maxLength: 40 });
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
		for (const bad of ["", "=", text.slice(0, -6), `${text.slice(0, 9)}!`, "A".repeat(MAX_LINK_LENGTH + 1)]) {
			expect(await planFromText(bad, codec), bad).toBe("foreign");
		}
	});

	it("may be as long as a link may be, and no longer", async () => {
		const packing = (length: number): Codec => ({ pack: async () => "A".repeat(length), unpack: async () => "[]" });
		const reads = async (length: number) => {
			let isRead = false;
			const unpack = async () => {
				isRead = true;
				return undefined;
			};
			await planFromText("A".repeat(length), { ...packing(length), unpack });
			return isRead;
		};
		expect(await planToText(emptyPlan(), packing(MAX_LINK_LENGTH))).toHaveLength(MAX_LINK_LENGTH);
		expect(await planToText(emptyPlan(), packing(MAX_LINK_LENGTH + 1))).toBeUndefined();
		expect([await reads(MAX_LINK_LENGTH), await reads(MAX_LINK_LENGTH + 1)]).toEqual([true, false]);
	});

	it("is none where the browser cannot compress", async () => {
		const codec: Codec = { pack: async () => undefined, unpack: async () => undefined };
		expect(await planToText(emptyPlan(), codec)).toBeUndefined();
	});

	it("unpacks to no more than a plan is long", async () => {
		const bomb = deflateRawSync(" ".repeat(3_000_000)).toString("base64url");
		expect(bomb.length).toBeLessThan(MAX_LINK_LENGTH);
		expect(await planFromText(bomb, codec)).toBe("foreign");
	});
});
