/** The editor on a host name of its own (`TEXTS_URL`): signed in there, saved, shown, and published at the desk. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DESK_PATH, OPERATOR_CODE_PATH } from "../../contract/desk/paths.ts";
import { EDITOR_PATH, TEXTS_PATH } from "../../contract/desk/texts.ts";
import { freePort } from "../../testing/databases/postgres.ts";
import type { Backend } from "../fixtures/backend.ts";
import { ANA, WITH_TEAM } from "../fixtures/journey.ts";
import { control, expect, saveButton, saving, test as withEditor } from "./editor-fixture.ts";

const test = withEditor.extend({
	// What is not there at either name.
	expectedConsole: /./,
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a fixture's first argument destructured
	settings: async ({}, use) => {
		const port = await freePort();
		await use({ ...WITH_TEAM, PORT: String(port), TEXTS_URL: `http://localhost:${port}` });
	},
});

async function signIn(page: Page, origin: string, backend: Backend): Promise<void> {
	await page.goto(origin + OPERATOR_CODE_PATH);
	await page.locator("input[name=code]").fill(await backend.signInCode(ANA));
	await page.locator("input[name=code]").press("Enter");
}

test("on a host of its own a text is saved, seen and published, and the desk is not there @desktop", async ({
	page,
	backend,
	settings,
	checkout,
}) => {
	test.setTimeout(120_000);
	const own = settings.TEXTS_URL ?? "";
	const folder = join(backend.folder, "textos");
	mkdirSync(join(folder, "vistas/una/site"), { recursive: true });
	writeFileSync(join(folder, "vistas/una/site/contacto.html"), "<title>Borrador</title><h1>El borrador</h1>");
	symlinkSync("vistas/una", join(folder, "vista"));
	await signIn(page, backend.service.url, backend);
	await expect(page).toHaveTitle(/Mesa/);
	await page.goto(TEXTS_PATH);
	await expect(page.getByRole("link", { name: "Abrir el editor" })).toHaveAttribute("href", own + DESK_PATH);
	expect((await page.goto(`${EDITOR_PATH}/`))?.status()).toBe(404);
	// Signed in at the desk, and a stranger at the editor's own name.
	expect((await page.goto(`${own}${EDITOR_PATH}/`))?.status()).toBe(404);
	await signIn(page, own, backend);
	await expect(page).toHaveURL(new RegExp(`^${own}${EDITOR_PATH}/`));
	await page.goto(own + TEXTS_PATH);
	await expect(page).toHaveURL(new RegExp(`^${own}${EDITOR_PATH}/`));
	await saveButton(page).or(page.getByText("Contacto").first()).waitFor();
	await page.goto(`${own}${EDITOR_PATH}/#/collections/paginas/entries/pages-contacto`);
	await page.reload();
	await saveButton(page).waitFor();
	const draft = page.frameLocator("iframe").frameLocator("iframe");
	await expect(draft.getByRole("heading", { name: "El borrador" })).toBeVisible();
	await control(page, "title").fill("Escríbenos · Grupo ivf.do");
	const before = checkout.count();
	await saveButton(page).click();
	await expect.poll(checkout.count).toBe(before + 1);
	await expect(saving(page)).toBeHidden();
	await page.goto(TEXTS_PATH);
	await expect(page.getByText("Escríbenos · Grupo ivf.do")).toBeVisible();
	await expect(page.frameLocator("iframe").locator("body")).toBeAttached();
	await page.getByRole("button", { name: "Publicar", exact: true }).click();
	await page.getByLabel("Código").fill(await backend.signInCode(ANA));
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	const published = () => checkout.git("show", "textos-publico:content/es/pages/contacto.yaml");
	await expect.poll(published).toContain("Escríbenos · Grupo ivf.do");
	await page.goto("about:blank");
});
