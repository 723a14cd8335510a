import { expect, test } from "../fixtures/journey.ts";

test("a video loads nothing before somebody plays it, and then shows its captions", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/blog/un-ciclo-de-fiv-en-video");
	const video = page.locator("video");
	await video.scrollIntoViewIfNeeded();
	await page.waitForLoadState("load");
	expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([]);
	await video.evaluate((player: HTMLVideoElement) => player.play());
	await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.2);
	const captions = () =>
		video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [track?.mode, track?.cues?.length ?? 0]);
	const written = await page.locator(".video__transcript li").count();
	await expect.poll(captions).toEqual(["showing", written]);
});

test("a video can be opened from the home, and read where it cannot be seen", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "¿Cómo es un ciclo de FIV? En minuto y medio de video" }).click();
	await expect(page.getByRole("heading", { name: "Transcripción" })).toBeVisible();
});
