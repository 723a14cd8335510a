import { pages, site, units } from "virtual:content";
import { expect, test } from "vitest";
import { FORMS } from "../../../contract/requests/forms.ts";
import { callToActionHref, currentPage, drawerLinks, linkHref, splitMenu } from "./menu-links.ts";

const about = { label: "Sobre Nosotros", href: "/sobre-nosotros", description: "Quiénes somos" };
const agenda = { label: "Agenda País", href: "/agenda-pais" };
const academy = { label: "Academy", href: "/academy", description: "Formación", unit: "academy" as const };
const blog = { label: "Blog", href: "/blog" };

test("links with a description go to the dropdown, the others to the bar, each in its order", () => {
	expect(splitMenu([about, agenda, academy, blog])).toEqual({ grouped: [about, academy], inline: [agenda, blog] });
});

test("the drawer names each page once, those that its words put first before the others", () => {
	const first = [
		{ label: "Lo último", href: "/blog", text: "Leer" },
		{ ...academy, text: "Aprender" },
	];
	const { call, group } = site.menu;
	const drawn = drawerLinks({ call, group, first, links: [about, agenda, academy, blog] });
	expect(drawn.map(({ label, text }) => [label, text])).toEqual([
		["Lo último", "Leer"],
		["Academy", "Aprender"],
		["Sobre Nosotros", undefined],
		["Agenda País", undefined],
	]);
	expect(drawn[1]?.unit).toBe("academy");
});

test("only the link of the page one is on is marked", () => {
	expect(currentPage(blog, "/blog", {})).toBe("page");
	expect(currentPage(blog, "/", {})).toBeUndefined();
	expect(currentPage(academy, "/academy", { academy: {} })).toBe("page");
});

test("a unit's link is marked on its page by either of its addresses", () => {
	const bi = { href: "/bi", unit: "bi" as const };
	expect(currentPage(bi, "/business-intelligence", { bi: { canonical: "/business-intelligence" } })).toBe("page");
});

test("a link to the page one is on leads to its beginning, and loads nothing anew", () => {
	expect(linkHref("/contacto", "/contacto")).toBe("#contenido");
	expect(linkHref("/contacto?asunto=llamada", "/contacto")).toBe("#contenido");
	expect(linkHref("/contacto", "/faq")).toBe("/contacto");
});

test("from pages for professionals, which all exist, the call to action opens the professional form", () => {
	const { call } = site.menu;
	const ofUnits = Object.values(units).map(({ href, canonical = href }) => canonical);
	const routes = [...Object.values(pages).map(({ path }) => path), ...ofUnits];
	for (const path of call.professionals.pages) expect(routes).toContain(path);
	expect(callToActionHref(call, "/business-intelligence")).toContain(
		`tipo=clinica&asunto=llamada#${FORMS.clinic.anchor}`,
	);
	expect(callToActionHref(call, "/concierge")).toBe(call.href);
	expect(callToActionHref(call, "/contacto")).toBe(`#${FORMS.patient.anchor}`);
});
