import { expect, it } from "vitest";
import { dressPage, undressedPage } from "./dress-page.ts";

const dressed = (body: string, styles = "p{color:red}") => {
	const html = `<html><head><style>${styles}</style></head><body>${body}</body></html>`;
	return dressPage(undressedPage(html, [], false), new Map(), "");
};

it("a page has one style, and a policy that allows exactly that", () => {
	const { html, policy } = dressed("<p>Hola</p>");
	expect(html).toContain("<head><style>p{color:red}</style></head>");
	expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*'/);
	expect(dressed("<p>Hola</p>", "p{color:#00f}").policy).not.toBe(policy);
});

it("marks between texts go, but for those that React will look for", () => {
	const island = "<astro-island ssr><p>uno<!-- -->dos</p></astro-island>";
	expect(dressed(`<p>uno<!-- -->dos</p>${island}<p>tres<!-- -->cuatro</p>`).html).toContain(
		`<p>unodos</p>${island}<p>trescuatro</p>`,
	);
});

it("shapes that hold nothing end where they begin", () => {
	const drawing = '<svg><path d="M0 0"></path><circle r="1"></circle><path><title>Uno</title></path></svg>';
	expect(dressed(drawing).html).toContain('<svg><path d="M0 0"/><circle r="1"/><path><title>Uno</title></path></svg>');
});

it("only typefaces it is set in are fetched ahead", () => {
	const upright = '<link rel="preload" href="/n.woff2" as="font">';
	const italic = '<link rel="preload" href="/i.woff2" as="font">';
	const faces =
		"@font-face{font-family:N;src:url(/n.woff2)}@font-face{font-family:N;font-style:italic;src:url(/i.woff2)}";
	const html = (body: string) => dressed(upright + italic + body, `${faces}em{font-style:italic}`).html;
	expect(html("<em>Hola</em>")).toContain(upright + italic);
	expect(html("<p>Hola</p>")).toContain(`${upright}<p>`);
});
