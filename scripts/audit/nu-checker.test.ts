import { expect, it } from "vitest";
import { type NuMessage, sorted } from "./nu-checker.ts";

it("errors and warnings about HTML count; hints, newer CSS and JSON-LD taken for a script do not", () => {
	const policy = "Inline script violates Content Security Policy (meta tag): blocked.";
	const messages: NuMessage[] = [
		{ type: "error", message: "Stray end tag “p”.", extract: "<p>\n</p>" },
		{ type: "non-document-error", subType: "io", message: "Connection refused." },
		{ type: "info", subType: "warning", message: "Empty heading." },
		{ type: "info", message: "Trailing slash on void elements has no effect." },
		{ type: "error", message: "CSS: Unrecognized at-rule “@container”" },
		{ type: "info", subType: "warning", message: policy, extract: '<script type="application/ld+json">{' },
		{ type: "info", subType: "warning", message: policy, extract: "<script>alert(1)" },
	];
	expect(sorted(messages)).toEqual({
		errors: ["Stray end tag “p”. (<p> </p>)", "Connection refused."],
		warnings: ["Empty heading.", `${policy} (<script>alert(1))`],
		apart: 2,
	});
});
