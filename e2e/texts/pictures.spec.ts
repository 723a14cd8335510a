/** Pictures as they come from telephones and elsewhere, chosen in the editor's own page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { EDITOR_PATH } from "../../contract/desk/texts.ts";
import { control, expect, saveButton, test } from "./editor-fixture.ts";

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "teal" }, limitInputPixels: false });
const HEIC = fileURLToPath(new URL("photograph.heic", import.meta.url));

/** Chooses a picture for somebody new. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
	await page.goto(`${EDITOR_PATH}/#/collections/personas/new`);
	await saveButton(page).waitFor();
	await control(page, "name").fill("Ana Núñez");
	await control(page, "role.es").fill("Dirección de Academy");
	// What is below the window is drawn once it is near.
	await page.locator("[data-key-path=answersFor]").scrollIntoViewIfNeeded();
	await control(page, "answersFor.es").fill("Los cursos.");
	const picture = page.locator("[data-key-path=picture]");
	await picture.getByRole("checkbox").first().click();
	await picture.getByRole("button", { name: "Explorar" }).click();
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("dialog").getByRole("button", { name: "Subir" }).click();
	await (await chooser).setFiles({ name, mimeType: "", buffer });
}

/** Puts what was chosen into the form, says what is seen there, and saves. */
async function insertAndSave(page: Page, saved: () => boolean | Promise<boolean>): Promise<void> {
	await page.getByRole("dialog").getByRole("button", { name: "Insertar" }).click();
	await control(page, "picture.alt").fill("Ana Núñez sonríe");
	await saveButton(page).click();
	await expect.poll(saved).toBe(true);
}

/** Chooses and saves it. @returns what was kept */
async function kept(
	editor: Page,
	checkout: { count: () => number; picture: () => Buffer },
	name: string,
	file: Buffer,
) {
	const before = checkout.count();
	await choose(editor, name, file);
	await insertAndSave(editor, () => checkout.count() > before);
	return await sharp(checkout.picture()).metadata();
}

test("a telephone's picture is kept small, upright and without the place where it was taken @desktop", async ({
	editor,
	checkout,
}) => {
	const photograph = await plain(4032, 3024)
		.jpeg()
		.withExif({ IFD0: { Artist: "Ana en su casa" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 28/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.toBuffer();
	const picture = await kept(editor, checkout, "IMG_2041 (1).JPG", photograph);
	expect(picture).toMatchObject({ format: "webp", width: 1500, height: 2000 });
	expect([picture.exif, picture.xmp, picture.iptc]).toEqual([undefined, undefined, undefined]);
	// And it is shown in the form.
	const shown = editor.locator("[data-key-path=picture] img");
	await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

const MADE_FIT: [what: string, name: string, make: () => Promise<Buffer>, width: number][] = [
	["HEIC of an iPhone", "IMG_0001.HEIC", async () => readFileSync(HEIC), 64],
	["40 MB", "pesada.jpg", async () => Buffer.concat([await plain(90, 90).jpeg().toBuffer(), Buffer.alloc(4e7)]), 90],
	["20,000 pixels of side", "enorme.png", async () => await plain(20_000, 3000).png().toBuffer(), 2000],
	["a PNG called .jpg", "mentira.jpg", async () => await plain(40, 40).png().toBuffer(), 40],
];

for (const [what, name, make, width] of MADE_FIT) {
	test(`a picture that no page could show so is made one that every browser shows: ${what} @desktop @sweep`, async ({
		editor,
		checkout,
	}) => {
		expect(await kept(editor, checkout, name, await make())).toMatchObject({ format: "webp", width });
	});
}

test.describe("a drawing with a script", () => {
	test.use({
		expectedConsole: /jsdelivr|OAuth application|escape its sandboxing|Framing|status of 4|derived_inert|SVG/,
	});

	test("is refused with what to do, and what was written stays @desktop @sweep", async ({ editor, checkout }) => {
		const before = checkout.count();
		const drawing = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
		await choose(editor, "logo.svg", Buffer.from(drawing));
		const dialog = editor.getByRole("alertdialog");
		await insertAndSave(editor, () => dialog.isVisible());
		await expect(dialog).toContainText("Expórtalo como PNG");
		expect(checkout.count()).toBe(before);
		await expect(control(editor, "name")).toHaveValue("Ana Núñez");
	});
});
