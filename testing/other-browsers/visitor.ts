/** What a visitor does, in any browser: by the mouse and the keys, on what can be seen. */
import { expect } from "@playwright/test";
import type { Browser } from "./browser.ts";

export type Visitor = ReturnType<typeof visitorOf>;

/** @param home address of the site, without a path */
export function visitorOf(browser: Browser, home: string) {
	/** Moves the mouse onto something that can be seen, scrolling to it. */
	async function pointAt(selector: string, words = ""): Promise<void> {
		let place: { x: number; y: number } | null = null;
		/** What still moves is somewhere else by the time of a click. */
		async function standsStill(): Promise<boolean> {
			const before = place;
			place = await browser.run(findPlace, selector, words);
			return place !== null && place.x === before?.x && place.y === before?.y;
		}
		await expect.poll(standsStill, `${selector} «${words}» can be seen and reached`).toBe(true);
		const { x, y } = place as unknown as { x: number; y: number };
		await browser.act("pointer", { type: "pointerMove", x, y });
	}

	async function click(selector: string, words?: string): Promise<void> {
		await pointAt(selector, words);
		await browser.act("pointer", { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
	}

	return {
		browser,
		goTo: (path: string) => browser.open(home + path),
		pointAt,
		click,
		/** Clicks into the field of this label and types. */
		fill: async (form: string, label: string, words: string) => {
			await click(await browser.run(findField, form, label));
			await browser.act("key", ...[...words].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))));
		},
		/** Chooses in a list. Its menu is the system's, out of both protocols' reach, so this is told to the page. */
		choose: async (form: string, label: string, value: string) =>
			browser.run(chooseOption, await browser.run(findField, form, label), value),
		/** What is written in the field of this label. */
		written: async (form: string, label: string) => browser.run(readField, await browser.run(findField, form, label)),
		/** The words of a selector's elements that can be seen, a line each. */
		read: (selector: string) => browser.run(readWords, selector),
	};
}

// From here on: in the page.

/** Scrolls to the first element that can be seen and begins with these words; null if a click would not reach it. */
function findPlace(selector: string, words: string): { x: number; y: number } | null {
	const all = [...document.querySelectorAll<HTMLElement>(selector)];
	const found = all.find((one) => one.checkVisibility() && one.innerText.trim().startsWith(words));
	if (!found) return null;
	found.scrollIntoView({ block: "center", behavior: "instant" });
	const [box] = found.getClientRects();
	if (!box) return null;
	const x = Math.round(box.x + box.width / 2);
	const y = Math.round(box.y + box.height / 2);
	const top = document.elementFromPoint(x, y);
	return top && (found.contains(top) || top.contains(found)) ? { x, y } : null;
}

/** Selector of the field with this label. */
function findField(form: string, label: string): string {
	const all = [...document.querySelectorAll<HTMLLabelElement>(`${form} label`)];
	const id = all.find(({ innerText, control }) => innerText.trim().startsWith(label) && control?.id)?.control?.id;
	if (!id) throw new Error(`${form} has no field «${label}»`);
	return `#${CSS.escape(id)}`;
}

function chooseOption(selector: string, value: string): void {
	const list = document.querySelector(selector) as HTMLSelectElement;
	list.focus();
	list.value = value;
	for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
}

const readField = (selector: string): string => (document.querySelector(selector) as HTMLInputElement).value;

function readWords(selector: string): string {
	const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
	return all.map(({ innerText }) => innerText.trim().replace(/\s+/g, " ")).join("\n");
}
