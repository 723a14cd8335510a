/** What the running service says with its answers (docs/decisions/0014-headers.md). */
import { readFileSync, statSync } from "node:fs";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { EVERY_ROUTE, expect, test } from "../fixtures/visit.ts";

const NOT_FOUND = "/no-existe";
const NO_PAGES = ["/favicon.svg", "/sitemap.xml", "/healthz", "/readyz", CONTACT_PATH];

test("every answer says what browsers may do with it, and none leaves anything behind", async ({ request }) => {
	for (const path of [...EVERY_ROUTE, NOT_FOUND, ...NO_PAGES]) {
		const headers = (await request.get(path)).headers();
		expect(headers, path).toMatchObject({
			"content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin",
			"permissions-policy": "camera=(), geolocation=(), microphone=()",
			"referrer-policy": "strict-origin-when-cross-origin",
			"x-content-type-options": "nosniff",
		});
		expect(headers["set-cookie"], path).toBeUndefined();
		// Not over TLS, browsers ignore it; on a machine's own address it would only puzzle.
		expect(headers["strict-transport-security"], path).toBeUndefined();
		if (NO_PAGES.includes(path)) continue;
		expect(headers["content-security-policy"], path).toMatch(/(^|; )default-src 'none';/);
		expect(headers["content-security-policy"], path).not.toContain("unsafe-");
	}
});

test("what is not found is answered with a page as small as the build made it", async ({ request }) => {
	const { size } = statSync(inTestBuild("site/404.html.br"));
	const response = await request.get(NOT_FOUND, { headers: { "accept-encoding": "br" } });
	expect(response.status()).toBe(404);
	expect(response.headers()["content-encoding"]).toBe("br");
	expect(Number(response.headers()["content-length"])).toBe(size);
	expect(await response.text()).toBe(readFileSync(inTestBuild("site/404.html"), "utf8"));
});
