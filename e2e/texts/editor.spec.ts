import { control, expect, openEntry, saveButton, test } from "./editor-fixture.ts";

const CONTACT = "paginas/entries/pages-contacto";

test("a word changed in a page is one line in the draft, and so is another after it @desktop", async ({
	editor,
	checkout,
}) => {
	await openEntry(editor, CONTACT);
	for (const words of ["Escríbenos: contacto · Grupo ivf.do", "Contacto: escríbenos · Grupo ivf.do"]) {
		const before = checkout.count();
		// The form is written anew once a save is answered.
		await expect(async () => {
			await control(editor, "title").fill(words);
			await expect(saveButton(editor)).toBeEnabled({ timeout: 2000 });
		}).toPass();
		await saveButton(editor).click();
		await expect.poll(checkout.count).toBe(before + 1);
		expect(checkout.lastChange()).toEqual(["1\t1\tcontent/es/pages/contacto.yaml"]);
	}
});
