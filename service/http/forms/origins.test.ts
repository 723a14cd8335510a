import { describe, expect, it } from "vitest";
import { corsHeaders, isAllowedOrigin, isOwnForm } from "./origins.ts";

const RULES = { siteUrl: "https://ivf.example", allowed: ["https://aliado.example"] };

describe("origins that may send requests", () => {
	it("are the site's own and those configured", () => {
		expect(isAllowedOrigin("https://ivf.example", "servicio.example", RULES)).toBe(true);
		expect(isAllowedOrigin("https://aliado.example", "servicio.example", RULES)).toBe(true);
	});

	it("are that of the very host asked, so that a bare start works under any name", () => {
		const bare = { ...RULES, siteUrl: "http://127.0.0.1:4321" };
		expect(isAllowedOrigin("http://192.0.2.1:4321", "192.0.2.1:4321", bare)).toBe(true);
		expect(isAllowedOrigin("https://servicio.example", "servicio.example", RULES)).toBe(true);
	});

	it("are not that of the host asked under another scheme than the site's", () => {
		expect(isAllowedOrigin("http://servicio.example", "servicio.example", RULES)).toBe(false);
		const bare = { ...RULES, siteUrl: "http://127.0.0.1:4321" };
		expect(isAllowedOrigin("https://servicio.example", "servicio.example", bare)).toBe(false);
	});

	it.each([
		"https://malo.example",
		"https://ivf.example.malo.example",
		"https://ivf.example:444",
		"http://ivf.example",
		"http://192.0.2.1:9999",
		"null",
		"",
		"*",
		"servicio.example",
		"https://servicio.example.malo.example",
		"https://malo.example/servicio.example",
	])("are not %j", (origin) => {
		expect(isAllowedOrigin(origin, "servicio.example", RULES)).toBe(false);
		expect(isAllowedOrigin(origin, null, RULES)).toBe(false);
	});
});

describe("a native form comes from this site", () => {
	const isOwn = (headers: Record<string, string>) => isOwnForm(new Headers(headers), RULES);

	it("by its Origin, even beside a referring page", () => {
		expect(isOwn({ Origin: "https://ivf.example", Referer: "https://malo.example/pagina" })).toBe(true);
		expect(isOwn({ Origin: "https://malo.example", Referer: "https://ivf.example/" })).toBe(false);
		expect(isOwn({ Origin: "https://aliado.example" })).toBe(false);
	});

	it("by the referring page where an old browser sends no Origin", () => {
		expect(isOwn({ Referer: "https://ivf.example/contacto?tipo=clinica" })).toBe(true);
		expect(isOwn({ Referer: "https://malo.example/https://ivf.example/" })).toBe(false);
	});

	it("by the browser's word where the page's policy hides its origin", () => {
		for (const origin of [{ Origin: "null" }, {}]) {
			expect(isOwn({ ...origin, "Sec-Fetch-Site": "same-origin" })).toBe(true);
			for (const site of ["same-site", "cross-site", "none", ""]) {
				expect(isOwn({ ...origin, "Sec-Fetch-Site": site })).toBe(false);
			}
		}
		expect(isOwn({ Origin: "https://malo.example", "Sec-Fetch-Site": "same-origin" })).toBe(false);
	});

	it("not where nothing usable is said", () => {
		for (const headers of [
			{},
			{ Referer: "contacto" },
			{ Referer: "" },
			{ Origin: "null", Referer: "https://ivf.example/" },
		])
			expect(isOwn(headers as Record<string, string>)).toBe(false);
	});
});

describe("CORS headers", () => {
	it("name the one origin and what supabase-js sends", () => {
		const headers = corsHeaders("https://aliado.example");
		expect(headers["Access-Control-Allow-Origin"]).toBe("https://aliado.example");
		expect(headers["Access-Control-Allow-Headers"]?.split(", ")).toEqual(
			expect.arrayContaining(["authorization", "x-client-info", "apikey", "content-type", "x-retry-count"]),
		);
		expect(headers["Access-Control-Allow-Methods"]).toContain("POST");
	});
});
