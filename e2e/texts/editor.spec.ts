import { control, expect, openEntry, saveButton, saving, test } from "./editor-fixture.ts";
import { near } from "./forms.ts";

const CONTACT = "paginas/entries/pages-contacto";

test("a word changed in a page is one line in the draft, and so is another after it @desktop", async ({
	editor,
	checkout,
}) => {
	await openEntry(editor, CONTACT);
	for (const words of ["Escríbenos: contacto · Grupo ivf.do", "Contacto: escríbenos · Grupo ivf.do"]) {
		const before = checkout.count();
		await control(editor, "title").fill(words);
		await saveButton(editor).click();
		await expect.poll(checkout.count).toBe(before + 1);
		expect(checkout.lastChange()).toEqual(["1\t1\tcontent/es/pages/contacto.yaml"]);
		await expect(saving(editor)).toBeHidden();
	}
});

test("while a save is under way nobody types what its answer would overwrite, and then writing goes on @desktop", async ({
	editor,
	checkout,
}) => {
	await openEntry(editor, CONTACT);
	const title = control(editor, "title");
	await title.fill("Escríbenos: contacto · Grupo ivf.do");
	const before = checkout.count();
	let answer = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await editor.route("**/contents", async (route) => {
		await answered;
		await route.continue();
	});
	await title.press("Control+s");
	await expect(saving(editor)).toHaveText("Guardando… Enseguida sigues escribiendo.");
	await editor.keyboard.press("Escape");
	await editor.keyboard.type(" y más");
	await expect(saving(editor)).toBeVisible();
	await expect(title).toHaveValue("Escríbenos: contacto · Grupo ivf.do");
	answer();
	await expect(saving(editor)).toBeHidden();
	await editor.keyboard.press("End");
	await editor.keyboard.type(" y más");
	await expect(title).toHaveValue("Escríbenos: contacto · Grupo ivf.do y más");
	await editor.keyboard.press("Control+s");
	await expect.poll(checkout.count).toBe(before + 2);
	expect(checkout.git("show", "textos:content/es/pages/contacto.yaml")).toContain("Grupo ivf.do y más");
});

test("what was typed into an article is saved, however soon after its last letter @desktop", async ({
	editor,
	checkout,
}) => {
	await openEntry(editor, "articulos/entries/como-va-una-fiv-dia-a-dia");
	const before = checkout.count();
	await (await near(editor, "body")).locator("[contenteditable=true]").first().click();
	await editor.keyboard.press("Control+End");
	await editor.keyboard.type(" Nada urge.");
	await editor.keyboard.press("Control+s");
	await expect.poll(checkout.count).toBe(before + 1);
	expect(checkout.git("show", "textos:content/es/articulos/como-va-una-fiv-dia-a-dia.md")).toContain(" Nada urge.");
	await expect(saving(editor)).toBeHidden();
});

test.describe("in a browser in English", () => {
	test.use({ locale: "en-US" });

	test("nothing offers to leave Spanish @desktop", async ({ editor }) => {
		await openEntry(editor, CONTACT);
		await expect(editor.getByRole("button", { name: "Guardar" })).toBeVisible();
		await expect(editor.getByText(/is now available/)).toHaveCount(0);
	});
});
