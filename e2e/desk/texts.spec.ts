/** The editor of texts in a browser, over a checkout of its own whose publisher builds nothing. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { OPERATOR_CODE_PATH } from "../../contract/desk/paths.ts";
import { EDITOR_PATH } from "../../contract/desk/texts.ts";
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
