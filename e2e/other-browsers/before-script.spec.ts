/** What was there before a page's script, on a page that others have changed; see `e2e/forms/before-script.spec.ts`. */
import type { Visitor } from "../../testing/other-browsers/visitor.ts";
import { addIcons, translatePage } from "../fixtures/other-hands.ts";
import { expect, test } from "./visit.ts";

const FORM = "#contact-form-patient";
const SHIFT = "\u{E008}";

const press = ({ browser }: Visitor, key: string) =>
	browser.act("key", { type: "keyDown", value: key }, { type: "keyUp", value: key });

async function expectAwake({ browser }: Visitor, selector: string): Promise<void> {
	const asleep = () => browser.run((of) => Boolean(document.querySelector(of)?.closest("astro-island[ssr]")), selector);
	await expect.poll(asleep).toBe(false);
	// React says that it renders anew what somebody has changed.
	const faults = await browser.takeFaults();
	expect(faults.filter((fault) => fault.includes("#418"))).toHaveLength(1);
	expect(faults.filter((fault) => !fault.includes("#418"))).toEqual([]);
}

/** In the page: a visitor has begun to type a name, goes back to it, and has chosen an answer. */
function beginForm(form: string): void {
	const field = <Found extends HTMLElement>(name: string) =>
		document.querySelector(`${form} [name=${name}]`) as unknown as Found;
	field<HTMLSelectElement>("country").value = "PR";
	field<HTMLTextAreaElement>("message").value = "¿Cuántos días?";
	const name = field<HTMLInputElement>("name");
	name.focus();
	name.value = "Ana Núñez";
	name.setSelectionRange(0, 0);
}

/** In the page: a visitor has typed a price, and tapped a button before it answers. */
function beginBudget(): void {
	const price = document.querySelector("#ciclo-0-amount") as HTMLInputElement;
	price.value = "5,800";
	(document.querySelector("[name=medicinas-0][value=unknown]") as HTMLInputElement).checked = true;
	(document.querySelector(".budget-clinics__add") as HTMLElement).click();
}

const otherHands = { "is translated": translatePage, "is given a password manager's icons": addIcons };

for (const [change, changePage] of Object.entries(otherHands)) {
	test(`what was begun in a form is there when the page ${change}, and the caret`, async ({ visitor }) => {
		await visitor.goTo("/contacto");
		await visitor.browser.run(changePage);
		await visitor.browser.run(beginForm, FORM);
		await visitor.browser.run(() => scrollTo(0, scrollY + 10));
		await expectAwake(visitor, FORM);
		await press(visitor, "M");
		const written = () =>
			visitor.browser.run(
				(form) =>
					["name", "country", "message"].map(
						(name) => document.querySelector<HTMLInputElement>(`${form} [name=${name}]`)?.value,
					),
				FORM,
			);
		await expect.poll(written).toEqual(["MAna Núñez", "PR", "¿Cuántos días?"]);
	});

	test(`what was begun in a tool counts, and what was tapped is done, when the page ${change}`, async ({ visitor }) => {
		await visitor.goTo("/mi-plan/presupuesto");
		await visitor.browser.run(changePage);
		await visitor.browser.run(beginBudget);
		await press(visitor, SHIFT);
		await expectAwake(visitor, ".plan-tool");
		const shown = () =>
			visitor.browser.run(() => ({
				clinics: document.querySelectorAll(".budget-clinics__head").length,
				price: document.querySelector<HTMLInputElement>("#ciclo-0-amount")?.value,
				isUnknown: document.querySelector<HTMLInputElement>("[name=medicinas-0][value=unknown]")?.checked,
				isSummedUp: document.querySelector(".budget-totals")?.textContent?.includes("5,800.00"),
			}));
		await expect.poll(shown).toEqual({ clinics: 3, price: "5,800", isUnknown: true, isSummedUp: true });
		await visitor.browser.run(() => sessionStorage.clear());
	});
}
