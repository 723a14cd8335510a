/** The editor of texts in other browsers: five texts of five kinds, opened, changed and saved. */
import { OPERATOR_CODE_PATH } from "../../contract/desk/paths.ts";
import { EDITOR_PATH } from "../../contract/desk/texts.ts";
import { ANA, WITH_TEAM } from "../fixtures/journey.ts";
import { DESK_SIZE } from "../fixtures/visit.ts";
import { type Checkout, withCheckout } from "../texts/editor-fixture.ts";
import { expect, test as withVisitor } from "./visit.ts";

const test = withVisitor.extend<{ checkout: Checkout }>({
	settings: WITH_TEAM,
	checkout: async ({ backend }, use) => await withCheckout(backend, use),
});

/** Where each is in the editor, and the text that is changed in it. */
const ENTRIES = [
	["paginas/entries/pages-contacto", "title"],
	["unidades/entries/units-concierge", "title"],
	["respuestas/entries/precio", "heading"],
	["articulos/entries/como-comparar-paises", "title"],
	["generales/entries/site", "name"],
] as const;
/** The key of that name, as WebDriver writes it. */
const END = "\uE010";
const SAVE = "button[aria-keyshortcuts$='+S']";

/** In the page. */
const isOffered = (save: string) => !document.querySelector<HTMLButtonElement>(save)?.disabled;

test("a word changed in five texts is one line of each", async ({ visitor, backend, checkout }) => {
	test.setTimeout(300_000);
	const { browser } = visitor;
	await browser.resize(DESK_SIZE.width, DESK_SIZE.height);
	await visitor.goTo(OPERATOR_CODE_PATH);
	await visitor.fill("form", "Código", await backend.signInCode(ANA));
	await visitor.click("form button", "Entrar");
	await expect.poll(() => browser.run(() => document.title)).toContain("Mesa");
	for (const [entry, field] of ENTRIES) {
		const before = checkout.count();
		// An address that differs behind its # alone loads nothing.
		await visitor.goTo("/mesa");
		await visitor.goTo(`${EDITOR_PATH}/#/collections/${entry}`);
		await expect.poll(() => visitor.read(SAVE), { timeout: 90_000 }).toBe("Guardar");
		const place = `[data-key-path="${field}"] :is(input, textarea)`;
		const keys = [END, "x"].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
		// A form that has just come is drawn once more.
		const written = async () => {
			await visitor.click(place);
			await browser.act("key", ...keys);
			return await browser.run(isOffered, SAVE);
		};
		await expect.poll(written, { timeout: 60_000 }).toBe(true);
		await visitor.click(SAVE, "Guardar");
		await expect.poll(checkout.count, { timeout: 60_000 }).toBe(before + 1);
		expect(checkout.lastChange().map((line) => line.split("\t", 2))).toEqual([["1", "1"]]);
	}
	await visitor.goTo("/");
	// Its typefaces, which the policy refuses, and what it would like of a git host.
	await browser.takeFaults();
});
