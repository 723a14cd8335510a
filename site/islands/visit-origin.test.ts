// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { visitOrigin } from "./visit-origin.ts";

afterEach(() => vi.unstubAllGlobals());

/** @param history addresses of the pages before in this tab; none where the browser tells of none */
function visited(address: string, referrer: string, history?: string[]) {
	vi.stubGlobal("navigation", history && { entries: () => [...history, address].map((url) => ({ url })) });
	vi.stubGlobal("location", new URL(address));
	vi.stubGlobal("document", { referrer });
	return visitOrigin();
}

it("tells the page that led to the form, and its campaign where the form's address has none", () => {
	const from = "https://ivf.example/ivfdo?gclid=g1&utm_source=instagram&utm_campaign=fiv-nyc";
	const told = { page: "/ivfdo", source: "instagram", medium: null, campaign: "fiv-nyc" };
	expect(visited("https://ivf.example/contacto?asunto=llamada", from)).toEqual(told);
	expect(visited("https://ivf.example/contacto?utm_source=boletin", from)).toEqual({
		...told,
		source: "boletin",
		campaign: null,
	});
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
	expect(visited("https://ivf.example/?utm_campaign=fiv-nyc", "")).toMatchObject({ page: "/", campaign: "fiv-nyc" });
});

it("tells the campaign of the latest page of the tab that names one, however many lie between", () => {
	const pages = [
		"https://ivf.example/?utm_source=suelta&utm_campaign=vieja",
		"https://ivf.example/faq?utm_campaign=fiv-nyc&gclid=g1",
		"https://ivf.example/ivfdo",
	];
	const told = visited("https://ivf.example/contacto?asunto=llamada", "https://ivf.example/ivfdo", pages);
	expect(told).toEqual({ page: "/ivfdo", source: null, medium: null, campaign: "fiv-nyc" });
	expect(JSON.stringify(told)).not.toContain("g1");
});

it("tells no campaign where no page of the tab names one", () => {
	expect(visited("https://ivf.example/contacto", "https://ivf.example/", ["https://ivf.example/"])).toMatchObject({
		campaign: null,
	});
});
