import { expect, test } from "vitest";
import { currentPage, leadsTo, splitMenu } from "./menu-links.ts";

const about = { label: "Sobre Nosotros", href: "/sobre-nosotros", description: "Quiénes somos" };
const agenda = { label: "Agenda País", href: "/agenda-pais" };
const academy = { label: "Academy", href: "/academy", description: "Formación", unit: "academy" as const };
const blog = { label: "Blog", href: "/blog" };

test("links with a description go to the dropdown, the others to the bar, each in its order", () => {
	expect(splitMenu([about, agenda, academy, blog])).toEqual({ grouped: [about, academy], inline: [agenda, blog] });
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
	expect(leadsTo("/contacto", "/contacto")).toBe("#contenido");
	expect(leadsTo("/contacto", "/faq")).toBe("/contacto");
});
