/** The same as `e2e/pages/translated.spec.ts`, in browsers whose translators change pages in their own way. */
import { PLAN_TOOLS } from "../../content-model/plan/frame.ts";
import { FORM_IDS, FORMS } from "../../contract/requests/forms.ts";
import type { Visitor } from "../../testing/other-browsers/visitor.ts";
import { PLACES } from "../fixtures/every-form.ts";
import { translatePage, useEverything } from "../fixtures/other-hands.ts";
import { expect, test } from "./visit.ts";

const press = async ({ act }: Visitor["browser"]) =>
	await act("key", ...["keyDown", "keyUp"].map((type) => ({ type, value: "\u{E008}" })));

async function stepsOf(
	visitor: Visitor,
	address: string,
	selector: string,
	when: "never" | "awake" | "asleep",
): Promise<string[]> {
	const { browser, goTo, pointAt } = visitor;
	await goTo(address);
	if (when === "asleep") await browser.run(translatePage);
	async function isAwake(): Promise<boolean> {
		// A page that is still on its way has nothing yet that a key could wake.
		if (selector === ".plan-tool") await press(browser);
		return await browser.run(
			(of) => !document.querySelector(`${of} :is(form, button)`)?.closest("astro-island[ssr]"),
			selector,
		);
	}
	// Folded, where a browser cannot unfold it for a wide window.
	await browser.run((of) => document.querySelector(`details${of}`)?.setAttribute("open", ""), selector);
	if (selector !== ".plan-tool") await pointAt(`${selector} button[type=submit]`);
	await expect.poll(isAwake).toBe(true);
	if (when === "awake") await browser.run(translatePage);
	await browser.run(useEverything, selector);
	await expect.poll(() => browser.run(() => Boolean(window.read)), { timeout: 60_000 }).toBe(true);
	const steps = await browser.run(() => window.read ?? []);
	await browser.run(() => sessionStorage.clear());
	return steps;
}

async function expectTheSame(visitor: Visitor, address: string, selector: string): Promise<void> {
	test.setTimeout(300_000);
	const plain = await stepsOf(visitor, address, selector, "never");
	expect(plain.length).toBeGreaterThan(10);
	expect(await stepsOf(visitor, address, selector, "awake")).toEqual(plain);
	expect(await stepsOf(visitor, address, selector, "asleep")).toEqual(plain);
	// React says that it renders anew what a translator has changed before.
	expect((await visitor.browser.takeFaults()).filter((fault) => !fault.includes("#418"))).toEqual([]);
}

for (const tool of PLAN_TOOLS) {
	test(`${tool} says the same on a page that is translated`, async ({ visitor }) => {
		await expectTheSame(visitor, `/mi-plan/${tool}`, ".plan-tool");
	});
}

for (const form of FORM_IDS) {
	test(`the form ${form} says the same on a page that is translated`, async ({ visitor }) => {
		await expectTheSame(visitor, PLACES[form].address, `#${FORMS[form].anchor}`);
	});
}
