import { control, expect, openEntry, saveButton, test } from "./editor-fixture.ts";

// Requests that are refused or never arrive.
test.use({ expectedConsole: /./ });

test("a session that ended and a line that is lost are told in Spanish, and the words stay and are saved later @desktop", async ({
	editor,
	checkout,
}) => {
	await openEntry(editor, "paginas/entries/pages-contacto");
	const title = control(editor, "title");
	const words = "Escríbenos: contacto · Grupo ivf.do";
	await title.fill(words);
	const before = checkout.count();
	const said = editor.getByRole("alertdialog");
	const cookies = await editor.context().cookies();
	for (const [breaks, mends, told] of [
		[
			() => editor.context().clearCookies(),
			() => editor.context().addCookies(cookies),
			"Tu sesión terminó. Entra otra vez en la mesa",
		],
		[() => editor.context().setOffline(true), () => editor.context().setOffline(false), "No hay conexión."],
	] as const) {
		await breaks();
		await saveButton(editor).click();
		await expect(said).toContainText(told);
		await said.getByRole("button").last().click();
		await expect(title).toHaveValue(words);
		await mends();
	}
	await saveButton(editor).click();
	await expect.poll(checkout.count).toBe(before + 1);
	expect(checkout.git("show", "textos:content/es/pages/contacto.yaml")).toContain(words);
});
