/** The editor of texts in a browser, over a checkout of its own whose publisher builds nothing. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Locator, type Page, expect as playwrightExpect } from "@playwright/test";
import { OPERATOR_CODE_PATH } from "../../contract/desk/paths.ts";
import { EDITOR_PATH } from "../../contract/desk/texts.ts";
import { startPublisher } from "../../publisher/publisher.ts";
import { checkoutIn } from "../../testing/texts/checkout.ts";
import { noBuilds } from "../../testing/texts/no-builds.ts";
import type { Backend } from "../fixtures/backend.ts";
import { ANA, test as base, WITH_TEAM } from "../fixtures/journey.ts";

export interface Checkout {
	root: string;
	git: (...args: string[]) => string;
	/** What the last save changed: lines added, lines removed, file. */
	lastChange: () => string[];
	/** The picture that the last save brought. */
	picture: () => Buffer;
	/** Commits of the draft. */
	count: () => number;
}

/** A checkout with a publisher on it, beside a service, for as long as it is used. */
export async function withCheckout({ folder }: Backend, use: (checkout: Checkout) => Promise<void>): Promise<void> {
	const { root, git } = checkoutIn(mkdtempSync(join(tmpdir(), "ivf-do-texts-")));
	const publisher = await startPublisher({ root, data: folder, onPublished: () => {}, builders: noBuilds });
	await use({
		root,
		git,
		lastChange: () => git("diff", "--numstat", "textos~1", "textos").split("\n"),
		picture: () => {
			const [name = ""] = git("diff", "--name-only", "textos~1", "textos", "--", "content/imagenes").split("\n");
			return execFileSync("git", ["-C", root, "show", `textos:${name}`]);
		},
		count: () => Number(git("rev-list", "--count", "textos")),
	});
	await publisher.stop();
	rmSync(join(folder, "textos"), { recursive: true });
	rmSync(root, { recursive: true });
}

/** A save is twenty processes of git and a check of all content. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

/** A page on which Ana is signed in, who edits texts. */
export const test = base.extend<{ checkout: Checkout; editor: Page }>({
	settings: WITH_TEAM,
	// The program's own: typefaces of a CDN, which the policy refuses, a token it would like, its frame; and no draft is built here.
	expectedConsole: /jsdelivr|OAuth application|escape its sandboxing|Framing|status of 404|derived_inert/,
	checkout: async ({ backend }, use) => await withCheckout(backend, use),
	editor: async ({ page, backend, checkout: _ }, use, testInfo) => {
		await page.goto(OPERATOR_CODE_PATH);
		await page.locator("input[name=code]").fill(await backend.signInCode(ANA));
		await page.locator("input[name=code]").press("Enter");
		await expect(page).toHaveTitle(/Mesa/);
		testInfo.setTimeout(120_000);
		await use(page);
		// It would ask a publisher that is about to end: what is under way is answered first, then nothing more is asked.
		await expect(saving(page)).toBeHidden();
		await page.goto("about:blank");
	},
});

/** What is said while a save is under way. */
export const saving = (page: Page) => page.getByRole("dialog").filter({ hasText: "Guardando…" });

export const saveButton = (page: Page) => page.getByRole("button", { name: "Guardar", exact: true }).first();

/** @param entry `paginas/entries/pages-contacto` */
export async function openEntry(page: Page, entry: string): Promise<void> {
	await page.goto(`${EDITOR_PATH}/#/collections/${entry}`);
	// An address that differs behind its # alone loads nothing.
	await page.reload();
	await saveButton(page).waitFor();
}

/** The control of a field by its place: `sections.0.title`. */
export const control = (page: Page, place: string): Locator =>
	page.locator(`[data-key-path="${place}"]`).locator("input, textarea").first();
