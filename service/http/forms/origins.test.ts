import { describe, expect, it } from "vitest";
import { corsHeaders, formOrigin, isAllowedOrigin } from "./origins.ts";

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

describe("where a native form comes from", () => {
	it("is its Origin, even beside a referring page", () => {
		expect(formOrigin("https://ivf.example", "https://malo.example/pagina")).toBe("https://ivf.example");
		expect(formOrigin("null", "https://ivf.example/")).toBe("null");
	});

	it("is the referring page's where an old browser sends no Origin", () => {
		expect(formOrigin(null, "https://ivf.example/contacto?tipo=clinica")).toBe("https://ivf.example");
	});

	it("is unknown where neither says anything usable", () => {
		expect(formOrigin(null, null)).toBeUndefined();
		expect(formOrigin(null, "contacto")).toBeUndefined();
		expect(formOrigin(null, "")).toBeUndefined();
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
