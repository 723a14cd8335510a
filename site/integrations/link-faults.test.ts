import { describe, expect, it } from "vitest";
import { linkFaults, readBuiltPage } from "./check-links.ts";

const others = ["/recursos/guia.pdf", "/pacientes"];
const contact = readBuiltPage("/contacto", '<main id="contenido"><form id="contact-form-clinic"></form></main>');

/** The faults of a page with this body, beside a contact page. */
const faultsOf = (html: string) => linkFaults([readBuiltPage("/", html), contact], others);

describe("a link is alive", () => {
	it.each([
		'<a href="/contacto">a page</a>',
		'<a href="/contacto?tipo=clinica#contact-form-clinic">a place on a page</a>',
		'<h2 id="about">Así</h2><a href="#about">a place on this page</a>',
		'<h2 id="qué">Así</h2><a href="#qu%C3%A9">a place with an accent</a>',
		'<a href="/recursos/guia.pdf">a file</a>',
		'<a href="/pacientes">a redirect</a>',
		'<a href="https://wa.me/18095550142">another site</a><a href="tel:+18095550142">a call</a>',
		'<a href="/">home</a>',
	])("%s", (html) => {
		expect(faultsOf(html)).toEqual([]);
	});
});

describe("a link is dead", () => {
	it("where there is no such page", () => {
		expect(faultsOf('<a href="/contactos">Escríbenos</a>')).toEqual([
			"/: el enlace /contactos no lleva a ningún sitio; no existe la página ni el archivo /contactos.",
		]);
	});

	it("where the page has no such place", () => {
		expect(faultsOf('<a href="/contacto#contact-form-clinica">Escríbenos</a>')).toEqual([
			"/: el enlace /contacto#contact-form-clinica no lleva a ningún sitio; en /contacto no hay nada con el id «contact-form-clinica».",
		]);
	});

	it("where this page has no such place", () => {
		expect(faultsOf('<a href="#contenido">Saltar</a>')).toEqual([
			"/: el enlace #contenido no lleva a ningún sitio; en / no hay nada con el id «contenido».",
		]);
	});

	it.each([
		'<a href="/recursos/guia-vieja.pdf">file</a>',
		'<img src="/foto.avif">',
		'<link rel="icon" href="/icono.svg">',
		'<form action="/enviar"></form>',
		'<meta property="og:image" content="https://www.example.com/imagen.jpg">',
	])("%s", (html) => {
		expect(faultsOf(html)).toHaveLength(1);
	});

	it("and is named once, however often it stands there", () => {
		expect(faultsOf('<a href="/nada">1</a><a href="/nada">2</a>')).toHaveLength(1);
	});
});

describe("the same dead link on several pages is one fault", () => {
	const onPages = (count: number) => {
		const dead = Array.from({ length: count }, (_, index) => readBuiltPage(`/p${index}`, '<a href="/nada">Ir</a>'));
		const live = Array.from({ length: 6 }, (_, index) => readBuiltPage(`/q${index}`, ""));
		return linkFaults([...dead, ...live], others).map((fault) => fault.split(": ")[0]);
	};

	it.each([
		[3, "/p0, /p1, /p2"],
		[5, "/p0, /p1 y otras 3 páginas"],
		[7, "7 páginas (mira content/es/site.yaml)"],
	])("of %d pages", (count, said) => {
		expect(onPages(count)).toEqual([said]);
	});
});

it("an id that stands twice on a page is a fault", () => {
	expect(faultsOf('<h2 id="sumarse">A</h2><h2 id="sumarse">B</h2>')).toEqual([
		"/: el id «sumarse» está más de una vez; cambia uno de los dos.",
	]);
});
