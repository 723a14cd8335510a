import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineParts } from "./page-policies.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("base64");

it("a page's policy names its styles and the scripts in it, each by exactly what it holds", () => {
	const html =
		'<head><style>p{color:red}</style></head><body><script>a("<p>")</script><script type="module">b()</script></body>';
	expect(inlineParts(html)).toEqual({ styles: [digest("p{color:red}")], scripts: [digest('a("<p>")'), digest("b()")] });
});

it("files and data need no place in it", () => {
	const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
	expect(inlineParts(html)).toEqual({ styles: [], scripts: [] });
});
