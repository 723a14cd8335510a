import { expect, it } from "vitest";
import { SECURITY_HEADERS } from "../../contract/web/site-headers.ts";
import { headersFile, redirectsFile } from "./host-files.ts";

const POLICIES = { "index.html": "default-src 'none'", "solicitar-acceso/caso.html": "default-src 'self'" };

function rule(path: string, siteUrl = "https://www.ivf.example"): string[] {
	const block = headersFile(POLICIES, siteUrl, [".css", ".pdf"])
		.trim()
		.split("\n\n")
		.find((one) => one.startsWith(`${path}\n`));
	return block?.split("\n").slice(1) ?? [];
}

it("a static host sends what the service sends with everything", () => {
	const { "Cross-Origin-Resource-Policy": shown, ...others } = SECURITY_HEADERS;
	for (const [name, value] of Object.entries(others)) expect(rule("/*")).toContain(`  ${name}: ${value}`);
	// Hosts join what two rules say, so that none may speak of every file.
	for (const path of ["/", "/solicitar-acceso/caso", "/*.css", "/*.pdf"])
		expect(rule(path)).toContain(`  Cross-Origin-Resource-Policy: ${shown}`);
	expect(rule("/*").join()).not.toContain("Cross-Origin-Resource-Policy");
	expect(rule("/*.jpg")).toEqual(["  Cross-Origin-Resource-Policy: cross-origin"]);
});

it("browsers are held to TLS by a site that has it, and by no other", () => {
	expect(rule("/*").join()).toContain("Strict-Transport-Security");
	expect(rule("/*", "http://127.0.0.1:4321").join()).not.toContain("Strict-Transport-Security");
});

it("each page has the policy made for it, at its address", () => {
	expect(rule("/")).toContain("  Content-Security-Policy: default-src 'none'");
	expect(rule("/solicitar-acceso/caso")).toContain("  Content-Security-Policy: default-src 'self'");
});

it("files under a name of their own are kept for a year", () => {
	expect(rule("/archivos/*")).toEqual(["  Cache-Control: public, max-age=31536000, immutable"]);
});

it("old addresses lead on", () => {
	expect(redirectsFile()).toBe("/pacientes /para-pacientes 308\n");
});
