import { expect, test } from "vitest";
import { SECURITY_HEADERS } from "../../contract/web/site-headers.ts";
import { testDesk } from "../../testing/desk.ts";

test.each(["PUT", "DELETE", "OPTIONS", "PATCH"])(
	"%s below the desk is refused with every header of its answers",
	async (method) => {
		const { app } = await testDesk();
		for (const path of ["/mesa", "/mesa/7K4R-62XW", "/mesa/entrar"]) {
			const { status, headers } = await app.request(path, { method });
			expect([path, status, headers.get("allow")]).toEqual([path, 405, expect.stringContaining("POST")]);
			expect(Object.fromEntries(headers)).toMatchObject({
				...Object.fromEntries(new Headers(SECURITY_HEADERS)),
				"cache-control": "no-store",
				"referrer-policy": "no-referrer",
				"x-robots-tag": "noindex, nofollow",
			});
		}
	},
);
