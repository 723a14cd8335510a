import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { emptyBudget } from "../../../plan/budget/budget.ts";
import { emptyPlan, type Plan } from "../../../plan/plan.ts";
import { anyText } from "../../../testing/pages/any-text.ts";
import { PLAN_LINK } from "../store/plan-keys.ts";
import { MAX_LINK_LENGTH, planFromText, planToText } from "./plan-link.ts";

const written = (nights: string): Plan => ({ ...emptyPlan(), budget: { ...emptyBudget(), nights } });

describe("a plan in a link", () => {
	it("comes back as it was, whatever was written", async () => {
		const nights = anyText({ maxLength: 40 });
		await fc.assert(
			fc.asyncProperty(nights, async (typed) => {
				const text = await planToText(written(typed));
				expect(text).toMatch(/^[\w-]+$/);
				expect(await planFromText(text ?? "")).toEqual(JSON.parse(JSON.stringify(written(typed))));
			}),
		);
	});

	it.each([
		...[
			".",
			")",
			").",
			",",
			";",
			">",
			'"',
			"'",
			"*",
			"%22",
			"%3E",
			"%20",
			"%20y%20mas",
			"%0A",
			"%E2%80%A6",
			"#",
			"?a=1",
		],
		...["&fbclid=IwAR0-a_b", "&utm_source=chat", "%E2%80%8B", "_", "-", "_.", "=", "=="],
	])("opens with %s behind it, which a chat or a tracker left there", async (tail) => {
		for (const nights of ["1", "14", "141", "1414"]) {
			const text = (await planToText(written(nights))) ?? "";
			expect(await planFromText(text + tail)).toEqual(JSON.parse(JSON.stringify(written(nights))));
			expect(await planFromText(text.slice(0, -6) + tail)).toBe("foreign");
		}
	});

	it("opens with spaces of no width inside", async () => {
		const text = (await planToText(written("14"))) ?? "";
		const broken = text.replace(/.{10}/g, "$&%E2%80%8B");
		expect(await planFromText(broken)).toEqual(JSON.parse(JSON.stringify(written("14"))));
	});

	it.each(["#plan=", "#plan%3D", "#plan%3d", "#PLAN=", "#plan%253D"])("is known by %s", (start) => {
		expect(PLAN_LINK.test(`${start}abc`)).toBe(true);
		expect(`${start}abc`.replace(PLAN_LINK, "")).toBe("abc");
	});

	it.each(["", "#", "#plan", "#planes=a", "#plan-b", "plan=a", "#otro#plan=a"])("is not known by %j", (hash) => {
		expect(PLAN_LINK.test(hash)).toBe(false);
	});

	it("that is cut off, changed or foreign changes nothing", async () => {
		const text = (await planToText(written("14"))) ?? "";
		for (const bad of ["", "=", text.slice(0, -6), `${text.slice(0, 9)}!`, "A".repeat(MAX_LINK_LENGTH + 1)]) {
			expect(await planFromText(bad), bad).toBe("foreign");
		}
	});

	it("has room for what packs well, and none for a budget of endless names", async () => {
		const random = Array.from({ length: 8000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join("");
		expect((await planToText(written(random.slice(0, 3000))))?.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
		expect(await planToText(written(random))).toBeUndefined();
	});

	it("is none where the browser cannot compress", async () => {
		vi.stubGlobal("CompressionStream", undefined);
		onTestFinished(() => void vi.unstubAllGlobals());
		expect(await planToText(emptyPlan())).toBeUndefined();
	});

	it("unpacks to no more than a plan is long", async () => {
		const bomb = deflateRawSync(" ".repeat(3_000_000)).toString("base64url");
		expect(bomb.length).toBeLessThan(MAX_LINK_LENGTH);
		expect(await planFromText(bomb)).toBe("foreign");
	});
});
