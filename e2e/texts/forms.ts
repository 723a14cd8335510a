/** What an editor does with the forms of the editor of texts, on a phone as at a desk. */
import type { Locator, Page } from "@playwright/test";
import { control } from "./editor-fixture.ts";

const MAX_SCROLLS = 200;
/** Of the form: beside it is what it says, under the same places. */
const FIELD = "[aria-label^=Campo]";

/** What is below the window is drawn once it is near. */
export async function near(page: Page, place: string): Promise<Locator> {
	const field = page.locator(`${FIELD}[data-key-path="${place}"]`).first();
	for (let tries = 0; tries < MAX_SCROLLS && (await field.count()) === 0; tries++) {
		await page
			.locator(`${FIELD}[data-key-path]`)
			.last()
			.evaluate((last) => last.scrollIntoView({ block: "start" }));
	}
	await field.scrollIntoViewIfNeeded();
	return field;
}

export async function write(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
	for (const [place, text] of Object.entries(fields)) {
		await near(page, place);
		await control(page, place).fill(text);
	}
}

/** Opens a part of a form, which may begin closed. */
export async function unfold(page: Page, place: string): Promise<void> {
	const closed = (await near(page, place)).getByRole("button", { name: "Expandir", exact: true }).first();
	const first = page.locator(`${FIELD}[data-key-path^="${place}."]`).first();
	await closed.or(first).first().waitFor();
	if (await closed.isVisible()) await closed.click();
}

/** Adds an entry at the end of a list. @returns its place */
export async function add(page: Page, list: string, label: string): Promise<string> {
	// The other language may stand beside it.
	const within = await near(page, list);
	await within
		.getByRole("button", { name: new RegExp(`Agregar.*${label}`) })
		.last()
		.click();
	const last = within.locator(`${FIELD}[data-key-path^="${list}."]`).last();
	await last.waitFor();
	const [number = ""] = /\d+/.exec(((await last.getAttribute("data-key-path")) ?? "").slice(list.length)) ?? [];
	return `${list}.${number}`;
}

/** Chooses from a list that opens, or from a row of dots or boxes. */
export async function choose(page: Page, place: string, ...labels: string[]): Promise<void> {
	const field = await near(page, place);
	for (const name of labels) {
		const one = field.getByRole("radio", { name }).or(field.getByRole("checkbox", { name })).first();
		const list = field.getByRole("combobox").first();
		await one.or(list).first().waitFor();
		if (await one.isVisible()) {
			await one.click();
			continue;
		}
		await list.evaluate((it) => it.scrollIntoView({ block: "center" }));
		await list.click();
		await page.getByRole("option", { name }).first().click();
		await page.keyboard.press("Escape");
	}
}

/** Uploads a file into the form around a button that asks for it. */
export async function upload(page: Page, within: Locator, name: string, buffer: Buffer): Promise<void> {
	await within.getByRole("button", { name: "Explorar" }).click();
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("dialog").getByRole("button", { name: "Subir" }).click();
	await (await chooser).setFiles({ name, mimeType: "", buffer });
	await page.getByRole("dialog").getByRole("button", { name: "Insertar" }).click();
	await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Adds the picture of an entry. */
export async function addPicture(page: Page, place: string, name: string, buffer: Buffer, alt: string): Promise<void> {
	const field = await near(page, place);
	await field.getByRole("checkbox").first().click();
	await upload(page, field, name, buffer);
	await write(page, { [`${place}.alt`]: alt });
}
