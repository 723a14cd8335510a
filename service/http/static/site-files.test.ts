import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compressFolder } from "../../../site/generated/compress.ts";
import { listening } from "../../../testing/processes/listening.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { siteFiles } from "./site-files.ts";

const PAGE = `<!doctype html><title>Contacto</title>${"palabras ".repeat(500)}`;
const POLICY = "default-src 'none'";
const DOCUMENT = Buffer.from("0123456789");

async function site() {
	const folder = temporaryFolder();
	mkdirSync(join(folder, "_astro"));
	mkdirSync(join(folder, "recursos"));
	writeFileSync(join(folder, "index.html"), "<!doctype html><title>Inicio</title>");
	writeFileSync(join(folder, "contacto.html"), PAGE);
	writeFileSync(join(folder, "404.html"), "nada");
	mkdirSync(join(folder, "en"));
	writeFileSync(join(folder, "en", "404.html"), "nothing");
	writeFileSync(join(folder, "_astro", "a.B1.js"), "1");
	writeFileSync(join(folder, "recursos", "guia.pdf"), DOCUMENT);
	writeFileSync(join(folder, "favicon.ico"), "icono");
	writeFileSync(join(folder, "_astro", "grupo.B1.jpg"), "foto");
	writeFileSync(join(folder, "_astro", "foto.B1.webp"), "foto");
	writeFileSync(join(folder, "_headers"), "/*");
	writeFileSync(join(folder, "a.html"), PAGE);
	await compressFolder(folder);
	const answer = siteFiles(folder, { "contacto.html": POLICY });
	const server = createServer((request, response) => {
		if (!answer(request.url ?? "/", request, response)) response.writeHead(404).end();
	});
	const port = await listening(server);
	return {
		folder,
		get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
			fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { "accept-encoding": "identity", ...headers } }),
	};
}

it("a page answers at its address, without its ending", async () => {
	const { get } = await site();
	expect(await (await get("/")).text()).toContain("Inicio");
	const page = await get("/contacto");
	expect(await page.text()).toBe(PAGE);
	expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
	expect(page.headers.get("cache-control")).toBe("no-cache");
});

it.each(["/404", "/en/404", "/contacto/", "/no", "/../package.json", "/recursos", "/%2e%2e/x"])(
	"%s is no file of the site",
	async (path) => {
		const { get } = await site();
		expect((await get(path)).status).toBe(404);
	},
);

it("what was read at the start is served, whatever happens to the folder", async () => {
	const { get, folder } = await site();
	writeFileSync(join(folder, "contacto.html"), "otra");
	expect(await (await get("/contacto")).text()).toBe(PAGE);
});

it("the icon that browsers ask for unprompted is sent as one", async () => {
	const { get } = await site();
	expect((await get("/favicon.ico")).headers.get("content-type")).toBe("image/x-icon");
});

it("a picture for sharing is shown on any site, and nothing else is", async () => {
	const { get } = await site();
	const policy = async (path: string) => (await get(path)).headers.get("cross-origin-resource-policy");
	expect(await policy("/_astro/grupo.B1.jpg")).toBe("cross-origin");
	for (const path of ["/", "/favicon.ico", "/_astro/foto.B1.webp", "/_astro/a.B1.js", "/recursos/guia.pdf"])
		expect(await policy(path)).toBe("same-origin");
});

it("a hashed name is kept for a year", async () => {
	const { get } = await site();
	expect((await get("/_astro/a.B1.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

it.each(["br", "gzip"])("a page travels as %s to whoever takes it", async (encoding) => {
	const { get } = await site();
	const response = await get("/contacto", { "accept-encoding": encoding });
	expect(response.headers.get("content-encoding")).toBe(encoding);
	expect(Number(response.headers.get("content-length"))).toBeLessThan(PAGE.length / 4);
	// fetch has unpacked it already; that it could shows that the bytes are right.
	expect(await response.text()).toBe(PAGE);
});

it("a coding that is refused is not used", async () => {
	const { get } = await site();
	const response = await get("/contacto", { "accept-encoding": "br;q=0, gzip;q=0" });
	expect(response.headers.get("content-encoding")).toBeNull();
});

it.each([
	["br;q=0.1, gzip;q=0.9", "gzip"],
	["gzip;q=0.5, br;q=0.5", "br"],
	["gzip ; q=0.2,br", "br"],
	["br;q=0.0, gzip;q=0.001", "gzip"],
])("of two codings the one that %j prefers is used", async (accepted, encoding) => {
	const { get } = await site();
	expect((await get("/contacto", { "accept-encoding": accepted })).headers.get("content-encoding")).toBe(encoding);
});

it("a page that has not changed is not sent again", async () => {
	const { get } = await site();
	const etag = (await get("/contacto")).headers.get("etag") ?? "";
	const again = await get("/contacto", { "if-none-match": `"x", W/${etag}` });
	expect(again.status).toBe(304);
	expect(await again.text()).toBe("");
	expect((await get("/contacto", { "if-none-match": '"x"' })).status).toBe(200);
});

it("each form of a page has a tag of its own, known again in that form alone", async () => {
	const { get } = await site();
	const tagOf = async (encoding: string) =>
		(await get("/contacto", { "accept-encoding": encoding })).headers.get("etag") ?? "";
	const tags = [await tagOf("br"), await tagOf("gzip"), await tagOf("identity")];
	expect(new Set(tags).size).toBe(3);
	const known = (encoding: string) => get("/contacto", { "accept-encoding": encoding, "if-none-match": tags[0] ?? "" });
	expect((await known("br")).status).toBe(304);
	expect((await known("gzip")).status).toBe(200);
	expect((await get("/contacto", { "if-none-match": "*" })).status).toBe(304);
});

it("a compressed form is no file of its own, and caches are told what a form is chosen by", async () => {
	const { get } = await site();
	expect((await get("/contacto.html.br")).status).toBe(404);
	for (const path of ["/contacto", "/recursos/guia.pdf"])
		expect((await get(path)).headers.get("vary"), path).toBe("Accept-Encoding");
});

it.each([
	["br;q=0, gzip", "gzip"],
	["br;q=0 , gzip", "gzip"],
	["BR;Q=0.000, gzip", "gzip"],
	["not-br, gzip", "gzip"],
	["br;q=0.1", "br"],
	["BR", "br"],
	["*", null],
])("of the forms that %s allows, %s is sent", async (accepted, encoding) => {
	const { get } = await site();
	expect((await get("/contacto", { "accept-encoding": accepted })).headers.get("content-encoding")).toBe(encoding);
});

it("a range is of what is fetched, not of what is only asked about", async () => {
	const { get } = await site();
	const asked = await get("/recursos/guia.pdf", { range: "bytes=2-4" }, "HEAD");
	expect(asked.status).toBe(200);
	expect(asked.headers.get("content-length")).toBe("10");
});

it("no cache keeps a refusal, even of what it may keep for a year", async () => {
	const { get } = await site();
	expect((await get("/_astro/a.B1.js", {}, "POST")).headers.get("cache-control")).toBe("no-store");
	expect((await get("/_astro/a.B1.js", { range: "bytes=9-" })).headers.get("cache-control")).toBe("no-store");
});

it("a page that this build did not make may run and load nothing", async () => {
	const { get } = await site();
	expect((await get("/a")).headers.get("content-security-policy")).toContain("default-src 'none'");
});

it("a page comes under its own policy, everything else under one that frames nothing", async () => {
	const { get } = await site();
	expect((await get("/contacto")).headers.get("content-security-policy")).toBe(POLICY);
	const document = await get("/recursos/guia.pdf");
	expect(document.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
});

it.each(["POST", "PUT", "DELETE", "OPTIONS"])("a page cannot be asked for by %s", async (method) => {
	const { get } = await site();
	const response = await get("/contacto", {}, method);
	expect(response.status).toBe(405);
	expect(response.headers.get("allow")).toBe("GET, HEAD");
	expect((await get("/no", {}, method)).status).toBe(404);
});

it("what only other hosts read is no page", async () => {
	const { get } = await site();
	expect((await get("/_headers")).status).toBe(404);
});

it.each([
	["bytes=2-4", 206, "234", "bytes 2-4/10"],
	["bytes=7-", 206, "789", "bytes 7-9/10"],
	["bytes=-3", 206, "789", "bytes 7-9/10"],
	["bytes=0-99", 206, "0123456789", "bytes 0-9/10"],
	["bytes=10-", 416, "", "bytes */10"],
	["bytes=5-2", 200, "0123456789", null],
	["bytes=0-1,3-4", 200, "0123456789", null],
	["lines=1-2", 200, "0123456789", null],
	["bytes=0-99999999999999999999999", 200, "0123456789", null],
])("the range %s is answered with %i", async (range, status, body, contentRange) => {
	const { get } = await site();
	const response = await get("/recursos/guia.pdf", { range });
	expect(response.status).toBe(status);
	expect(await response.text()).toBe(body);
	expect(response.headers.get("content-range")).toBe(contentRange);
});

it("a part of what has not changed since is sent to whoever holds the rest", async () => {
	const { get } = await site();
	const etag = (await get("/recursos/guia.pdf")).headers.get("etag") ?? "";
	const response = await get("/recursos/guia.pdf", { range: "bytes=2-4", "if-range": etag });
	expect(response.status).toBe(206);
	expect(await response.text()).toBe("234");
});

it.each(['"x"', 'W/"x"', "Sat, 21 Nov 2026 12:00:00 GMT"])(
	"whoever holds a part of something else (%s) is sent the whole",
	async (held) => {
		const { get } = await site();
		const response = await get("/recursos/guia.pdf", { range: "bytes=2-4", "if-range": held });
		expect(response.status).toBe(200);
		expect(response.headers.get("content-range")).toBeNull();
		expect(await response.text()).toBe("0123456789");
	},
);
