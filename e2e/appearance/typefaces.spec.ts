/** No typeface is cut and sent for nothing; that they hold all that pages are set in is looked at on every page. */
import { expect, test } from "../fixtures/visit.ts";
import { charactersByFace, FACES } from "./checks/typefaces.ts";

test("the home page is set in every typeface", async ({ page }) => {
	await page.goto("/");
	expect(Object.keys(await page.evaluate(charactersByFace))).toEqual(expect.arrayContaining(Object.keys(FACES)));
});
