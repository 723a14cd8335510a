import { mainWords } from "virtual:content";
import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, it } from "vitest";
import { ButtonLink } from "../button/button.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { Section } from "./section.tsx";

it("a section is called by its heading, under its anchor if it has one", () => {
	expect(html(<Section name="pasos" title="Tus *pasos*" />)).toBe(
		'<section class="section section--paper pasos" aria-labelledby="pasos-title"><div class="section__inner">' +
			'<header class="section-heading stack"><h2 class="section-heading__title" id="pasos-title">Tus\u{A0}<em>pasos</em></h2>' +
			"</header></div></section>",
	);
	const named = html(<Section name="pasos" id="ruta" title="Ruta" lead="Así" tone="night" masthead />);
	expect(named).toContain('<section id="ruta" class="section section--night pasos" aria-labelledby="ruta-title">');
	expect(named).toContain('id="ruta-title">Ruta</h2><p class="section-heading__lead balanced lead">Así</p>');
	expect(named).toContain("section-heading--masthead");
});

it("what leads on looks as loud as it is asked to", () => {
	expect(html(<ButtonLink href="/a" label="A" />)).toBe('<a class="button button--primary" href="/a">A</a>');
	expect(html(<ButtonLink href="/a" label="A" look="quiet" />)).toContain("button--quiet");
});

it("the chat opens beside the page with its greeting, and says so", () => {
	const link = html(<ChatLink variant="clinic" words={mainWords} label="Escríbenos" />);
	const { number, greetings } = mainWords.site.chat;
	expect(link).toContain(`href="https://wa.me/${number}?text=${encodeURIComponent(greetings.clinic)}"`);
	expect(link).toContain('target="_blank" rel="noopener noreferrer"');
	expect(link).toContain(`<span class="unseen"> (${mainWords.messages.chrome.newTab})</span>`);
});
