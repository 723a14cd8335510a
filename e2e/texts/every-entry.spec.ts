/** A word in every text that can be opened, and in git one line. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { KEY } from "../../editor/codec/form.ts";
import { editorSettings } from "../../editor/settings/settings.ts";
import { expect, openEntry, saveButton, test } from "./editor-fixture.ts";

/** By their addresses in the editor. */
const ENTRIES = editorSettings("content").config.collections.flatMap(({ name, files, folder, extension }) =>
	(
		files ??
		globSync(`${String(folder).replace("{{locale}}", "es")}/*.${extension}`).map((file) => ({
			name: basename(file, `.${extension}`),
		}))
	).map((one) => `${name}/entries/${one.name}`),
);

const CONTROLS = "[data-key-path] :is(textarea, input[type=text]):visible";
/** What is changed: a sentence, where there is none a number, else an address or a word. */
const KINDS: [kind: RegExp, changed: (value: string) => string][] = [
	[/^(?![/#]).*\p{L}+ \p{L}/u, (value) => value.replace(/(?<=\p{L}) \p{L}/u, (letter) => ` x${letter.trim()}`)],
	[/^\d+$/, (value) => String(Number(value) + 1)],
	[/^(https:.*|[\p{L}/_]{6,})$/u, (value) => `${value}x`],
];

/** Changes the first text that the form shows once it is open. */
async function changeOne(page: Page): Promise<void> {
	const closed = page.locator("[data-key-path] button[aria-label=Expandir]:visible");
	for (const [kind, changed] of KINDS) {
		for (let round = 0; round < 8; round++) {
			for (const control of await page.locator(CONTROLS).all()) {
				const value = await control.inputValue();
				if (!kind.test(value) || !(await control.isEditable())) continue;
				// A short name leads to other texts.
				const place = await control.evaluate((it) => it.closest("[data-key-path]")?.getAttribute("data-key-path"));
				if (!place?.endsWith(KEY)) return await control.fill(changed(value));
			}
			if ((await closed.count()) === 0) break;
			await closed.first().click();
		}
	}
	await page.locator("[data-key-path=body] [contenteditable=true] p").first().click();
	await page.keyboard.press("End");
	await page.keyboard.type(" Más.");
}

test("every text is opened and saved, one line changed for one word @desktop @sweep", async ({ editor, checkout }) => {
	test.setTimeout(1_200_000);
	// What a form holds that no hand could change is named, and the next one is tried.
	editor.setDefaultTimeout(20_000);
	const odd: string[] = [];
	for (const entry of ENTRIES) {
		await openEntry(editor, entry);
		const before = checkout.count();
		try {
			await changeOne(editor);
			await saveButton(editor).click();
			await expect.poll(checkout.count).toBe(before + 1);
			const [first = "", ...more] = checkout.lastChange();
			if (!first.startsWith("1\t1\t") || more.length > 0) odd.push(`${entry}: ${first} ${more}`);
		} catch (error) {
			const said = await editor.locator("[role=alertdialog]:visible, [role=dialog]:visible").allInnerTexts();
			odd.push(`${entry}: ${String(error).split("\n")[0]} ${said.join(" ").slice(0, 300)}`);
		}
	}
	expect(ENTRIES.length).toBeGreaterThan(70);
	expect(odd).toEqual([]);
});
