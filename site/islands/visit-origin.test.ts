// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { visitOrigin } from "./visit-origin.ts";

afterEach(() => vi.unstubAllGlobals());

function visited(address: string, referrer: string) {
	vi.stubGlobal("location", new URL(address));
	vi.stubGlobal("document", { referrer });
	return visitOrigin();
}

it("tells the page that led to the form, and its campaign where the form's address has none", () => {
	const from = "https://ivf.example/ivfdo?gclid=g1&utm_source=instagram&utm_campaign=fiv-nyc";
	const told = { page: "/ivfdo", source: "instagram", medium: null, campaign: "fiv-nyc" };
	expect(visited("https://ivf.example/contacto?asunto=llamada", from)).toEqual(told);
	expect(visited("https://ivf.example/contacto?utm_source=boletin", from)).toEqual({ ...told, source: "boletin" });
});

it("tells the host of another site, and nothing else of it", () => {
	expect(visited("https://ivf.example/contacto", "https://www.example.org/x?utm_source=suya")).toEqual({
		page: "/contacto",
		referrer: "www.example.org",
		source: null,
		medium: null,
		campaign: null,
	});
});

it("tells the form's own page where nothing led to it", () => {
	expect(visited("https://ivf.example/?utm_campaign=fiv-nyc", "")).toMatchObject({
		page: "/",
		campaign: "fiv-nyc",
	});
});
