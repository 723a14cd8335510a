import { expect, test } from "./visit.ts";

test.use({ night: true });

/** In the page: how bright a colour is, from 0 to 255. */
function brightness() {
	const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(
		Number,
	);
	return Math.max(red, green, blue);
}

test("a system set to dark colours gets the pages by night", async ({ visitor }) => {
	await visitor.goTo("/contacto");
	expect(await visitor.browser.run(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(true);
	expect(await visitor.browser.run(brightness)).toBeLessThan(80);
});
