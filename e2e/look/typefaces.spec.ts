/** No typeface is cut and sent for nothing; that they hold all that pages are set in is looked at on every page. */
import { expect, SHARED_WINDOW, test } from "../visit.ts";
import { unusedFaces } from "./checks/typefaces.ts";

test.use(SHARED_WINDOW);

test("the home page is set in every typeface", async ({ page }) => {
	await page.goto("/");
	expect(await unusedFaces(page)).toEqual([]);
});
