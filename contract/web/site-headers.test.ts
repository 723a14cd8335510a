import { expect, it } from "vitest";
import { contentPolicy, formsMayLeadTo } from "./site-headers.ts";

const directives = (policy: string) =>
	Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/, 2)));

it("a page may use its own styles, scripts and files, and nothing else", () => {
	expect(directives(contentPolicy({ styles: ["AAA="], scripts: ["BBB=", "CCC="] }, ""))).toEqual({
		"default-src": "'none'",
		"base-uri": "'none'",
		"connect-src": "'self'",
		"form-action": "'self'",
		"font-src": "'self'",
		"img-src": "'self'",
		"manifest-src": "'self'",
		"media-src": "'self'",
		"script-src": "'self' 'sha256-BBB=' 'sha256-CCC='",
		"style-src": "'self' 'sha256-AAA='",
		"frame-ancestors": "'none'",
	});
});

it("requests may go to a service elsewhere, where there is one", () => {
	const policy = directives(contentPolicy({ styles: [], scripts: [] }, "https://api.example.com"));
	expect(policy["connect-src"]).toBe("'self' https://api.example.com");
	expect(policy["form-action"]).toBe("'self' https://api.example.com");
});

it("a script that stands there twice is named once", () => {
	expect(contentPolicy({ styles: [], scripts: ["AAA=", "AAA="] }, "").match(/AAA=/g)).toHaveLength(1);
});

it("forms of a page may be led on to one more origin, and nothing else may", () => {
	const policy = contentPolicy({ styles: [], scripts: [] }, "");
	const before = policy.split("; ");
	const after = formsMayLeadTo(policy, "https://www.example.com").split("; ");
	expect(after.filter((directive) => !before.includes(directive))).toEqual([
		"form-action 'self' https://www.example.com",
	]);
	expect(after).toHaveLength(before.length);
});
