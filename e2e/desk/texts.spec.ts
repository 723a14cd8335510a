/** The editor of texts in a browser, over a checkout of its own whose publisher builds nothing. */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { OPERATOR_CODE_PATH } from "../../contract/desk/paths.ts";
import { EDITOR_PATH } from "../../contract/desk/texts.ts";
import { editorSettings } from "../../editor/settings/settings.ts";
import { startPublisher } from "../../publisher/publisher.ts";
import { ANA, test as base, expect, WITH_TEAM } from "../fixtures/journey.ts";

const DRAFT = "textos";

interface Checkout {
	/** What the last save changed: lines added, lines removed, file. */
	lastChange: () => string[];
	/** Commits of the draft. */
	count: () => number;
}

const test = base.extend<{ checkout: Checkout }>({
	settings: WITH_TEAM,
	// The program's own: typefaces of a CDN, which the policy refuses, a token it would like, its frame; and no draft is built here.
	expectedConsole: /jsdelivr|OAuth application|escape its sandboxing|Framing|status of 404/,
	checkout: async ({ backend }, use) => {
		const root = mkdtempSync(join(tmpdir(), "ivf-do-texts-"));
		const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8" }).trim();
		cpSync("content", join(root, "content"), { recursive: true });
		writeFileSync(join(root, ".gitignore"), "data/\n");
		git("init", "--quiet", "--initial-branch=main");
		git("add", "--all");
		git("-c", "user.name=Dev", "-c", "user.email=dev@example.com", "commit", "--quiet", "--message", "Start");
		const publisher = await startPublisher({ root, data: backend.folder, onPublished: () => {}, builders: noBuilds });
		await use({
			lastChange: () => git("diff", "--numstat", `${DRAFT}~1`, DRAFT).split("\n"),
			count: () => Number(git("rev-list", "--count", DRAFT)),
		});
		await publisher.stop();
		rmSync(root, { recursive: true, force: true });
	},
});

const noBuilds: NonNullable<Parameters<typeof startPublisher>[0]["builders"]> = (_git, _root, data) => ({
	whole: async (commit) => {
		mkdirSync(join(data, "builds", commit), { recursive: true });
		return join(data, "builds", commit);
	},
	pages: async () => {},
	show: () => {},
	shown: () => undefined,
	stop: async () => {},
});

async function enter(page: Page, code: string) {
	await page.goto(OPERATOR_CODE_PATH);
	await page.locator("input[name=code]").fill(code);
	await page.locator("input[name=code]").press("Enter");
	await expect(page).toHaveTitle(/Mesa/);
}

const save = (page: Page) => page.getByRole("button", { name: "Guardar", exact: true }).first();

test("a word changed in a page is one line in the draft, and so is another after it @desktop", async ({
	page,
	backend,
	checkout,
}) => {
	await enter(page, await backend.signInCode(ANA));
	await page.goto(`${EDITOR_PATH}/#/collections/paginas/entries/pages-contacto`);
	const title = page.locator("[data-key-path=title] input").first();
	for (const words of ["Escríbenos: contacto · Grupo ivf.do", "Contacto: escríbenos · Grupo ivf.do"]) {
		const before = checkout.count();
		await title.fill(words);
		await save(page).click();
		await expect.poll(checkout.count).toBe(before + 1);
		expect(checkout.lastChange()).toEqual(["1\t1\tcontent/es/pages/contacto.yaml"]);
		await page.goto(`${EDITOR_PATH}/#/collections/paginas/entries/pages-contacto`);
	}
});

/** Every text that can be opened, by its address in the editor. */
const ENTRIES = editorSettings("content").config.collections.flatMap(({ name, files, folder, extension }) =>
	(
		files ??
		globSync(`${String(folder).replace("{{locale}}", "es")}/*.${extension}`).map((file) => ({
			name: basename(file, `.${extension}`),
		}))
	).map((one) => `${name}/entries/${one.name}`),
);

/** The first line of text of a form, once what is closed is open. */
async function firstText(page: Page) {
	const inputs = page.locator(
		"[data-locale=es] textarea:visible, [data-locale=es] [data-key-path] input[type=text]:visible",
	);
	for (let tries = 0; tries < 6; tries++) {
		for (const input of await inputs.all()) {
			const value = await input.inputValue();
			if (/^\p{L}+ \p{L}/u.test(value) && value.length > 8 && (await input.isEditable())) return { input, value };
		}
		const open = page.getByRole("button", { name: "Expandir todo" }).and(page.locator(":enabled"));
		const closed = page.locator("[data-key-path] button[aria-expanded=false]:not([aria-haspopup]):visible");
		await ((await open.count()) > 0 ? open : closed).first().click({ timeout: 5_000 });
	}
	throw new Error("no text found");
}

test("every text is opened and saved, one line changed for one word @desktop @sweep", async ({
	page,
	backend,
	checkout,
}) => {
	test.setTimeout(1_200_000);
	await enter(page, await backend.signInCode(ANA));
	const odd: string[] = [];
	for (const entry of ENTRIES) {
		await page.goto(`${EDITOR_PATH}/#/collections/${entry}`);
		await page.reload();
		await save(page).waitFor();
		const before = checkout.count();
		try {
			const { input, value } = await firstText(page);
			await input.fill(value.replace(/ \p{L}/u, (letter) => ` x${letter.trim()}`));
			await save(page).click();
			await expect.poll(checkout.count, { timeout: 15_000 }).toBe(before + 1);
			const [first = "", ...more] = checkout.lastChange();
			if (!first.startsWith("1\t1\t") || more.length > 0) odd.push(`${entry}: ${first} ${more}`);
		} catch (error) {
			const said = await page.locator("[role=alertdialog]:visible, [role=dialog]:visible").allInnerTexts();
			odd.push(`${entry}: ${String(error).split("\n")[0]} ${said.join(" ").slice(0, 300)}`);
		}
	}
	expect(odd).toEqual([]);
});
