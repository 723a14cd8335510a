/** What a visitor on a slow line is sent besides the built pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CONTACT_PATH } from "../../../contract/requests/wire.ts";
import { SITE_URL } from "../../../testing/app.ts";
import { NOT_FOUND, servedSite } from "../../../testing/processes/served-site.ts";
import { compressed } from "../../web/encodings.ts";

const REFUSED = { method: "POST", body: new URLSearchParams({ type: "patient", name: "Ana", email: "ana@" }) };

const ASKED = [
	["the page for what is not found", "/no-existe", {}, 404, "Accept-Encoding"],
	["the confirmation", "/solicitud-recibida?ref=7K4R-62XW", {}, 200, "Accept-Encoding"],
	["a refused form", CONTACT_PATH, REFUSED, 422, "Origin, Accept-Encoding"],
] as const;

describe.each(ASKED)("%s", (_, path, init, status, vary) => {
	async function ask(url: string, encoding: string, method?: "HEAD") {
		const headers = { Origin: SITE_URL, "Accept-Encoding": encoding };
		return await fetch(url + path, { ...init, ...(method && { method }), headers });
	}

	it.each(["br", "gzip"])("travels as %s to whoever takes it, and is the same page", async (encoding) => {
		const { url } = await servedSite();
		const plain = await ask(url, "identity");
		const small = await ask(url, encoding);
		expect([plain.status, small.status]).toEqual([status, status]);
		expect(plain.headers.get("content-encoding")).toBeNull();
		expect(small.headers.get("content-encoding")).toBe(encoding);
		for (const { headers } of [plain, small]) {
			expect(headers.get("vary")).toBe(vary);
			expect(headers.get("cache-control")).toBe("no-store");
			expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
		}
		// fetch unpacks it: that it could shows that the bytes are right.
		const [body, unpacked] = [Buffer.from(await plain.arrayBuffer()), Buffer.from(await small.arrayBuffer())];
		expect(unpacked.equals(body)).toBe(true);
		expect(body.toString()).toContain("palabras de cada página");
		expect(Number(plain.headers.get("content-length"))).toBe(body.byteLength);
		expect(Number(small.headers.get("content-length"))).toBeLessThan(body.byteLength / 3);
	});

	it("is sent as it is to whoever refuses every coding", async () => {
		const { url } = await servedSite();
		const { headers } = await ask(url, "br;q=0, gzip;q=0");
		expect(headers.get("content-encoding")).toBeNull();
	});
});

it.each(["/no-existe", "/solicitud-recibida"])(
	"asking about %s alone tells the size it would come in, and brings nothing",
	async (path) => {
		const { url } = await servedSite();
		for (const encoding of ["br", "gzip", "identity"]) {
			const headers = { "Accept-Encoding": encoding };
			const sent = await fetch(url + path, { headers });
			const asked = await fetch(url + path, { method: "HEAD", headers });
			expect(asked.status).toBe(sent.status);
			for (const name of ["content-length", "content-encoding", "vary"]) {
				expect(asked.headers.get(name), `${encoding} ${name}`).toBe(sent.headers.get(name));
			}
			expect((await asked.arrayBuffer()).byteLength).toBe(0);
		}
	},
);

it("the page for what is not found is what the build compressed", async () => {
	const { url, folder } = await servedSite();
	const sent = await fetch(`${url}/no-existe`, { headers: { "Accept-Encoding": "br" } });
	expect(await sent.text()).toBe(NOT_FOUND);
	expect(Number(sent.headers.get("content-length"))).toBe(readFileSync(join(folder, "404.html.br")).byteLength);
});

it("what fits a packet is not compressed", async () => {
	const asking = "br, gzip";
	expect((await compressed("a".repeat(1000), asking)).encoding).toBeUndefined();
	expect((await compressed("a".repeat(1001), asking)).encoding).toBe("br");
});
