import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MOVED } from "../contract/addresses.ts";
import { CACHE_IMMUTABLE, MEDIA_TYPES, SECURITY_HEADERS, TLS_ONLY } from "../contract/site-headers.ts";
import { caddyPolicies, headersFile, nginxPolicies, redirectsFile } from "./host-files.ts";

const POLICIES = { "index.html": "default-src 'none'", "solicitar-acceso/caso.html": "default-src 'self'" };

function rule(path: string, siteUrl = "https://www.ivf.example"): string[] {
	const block = headersFile(POLICIES, siteUrl)
		.trim()
		.split("\n\n")
		.find((one) => one.startsWith(`${path}\n`));
	return block?.split("\n").slice(1) ?? [];
}

it("a static host sends what the service sends with everything", () => {
	for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(rule("/*")).toContain(`  ${name}: ${value}`);
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

it("nginx and Caddy are told each page's policy, by its file and by its address", () => {
	const nginx = nginxPolicies(POLICIES);
	expect(nginx).toContain(`\t"/index.html" "default-src 'none'";`);
	expect(nginx).toContain(`\t"/solicitar-acceso/caso.html" "default-src 'self'";`);
	expect(nginx).toContain(`"~^/(_astro|archivos)/" "${CACHE_IMMUTABLE}";`);
	const caddy = caddyPolicies(POLICIES);
	expect(caddy).toContain(`\t\t/ "default-src 'none'"`);
	expect(caddy).toContain(`\t\t/solicitar-acceso/caso "default-src 'self'"`);
	expect(caddy).toContain('\theader Content-Security-Policy "{ivf_do_policy}"');
});

it("nginx and Caddy are told which page says that there is none, in the language of the address", () => {
	const nginx = nginxPolicies(POLICIES);
	expect(nginx).toContain("\tdefault /404.html;");
	expect(nginx).toContain('\t"~^/en(/|$)" /en/404.html;');
	const [, caddy] = caddyPolicies({ "404.html": "img-src 'none'", "en/404.html": "img-src 'self'" }).split(
		"(ivf_do_not_found)",
	);
	expect(caddy).toContain(`\t\tdefault /404.html "img-src 'none'"`);
	expect(caddy).toContain(`\t\t~^/en(/|$) /en/404.html "img-src 'self'"`);
});

it.each([
	["deploy/static-host.nginx.conf", (name: string, value: string) => `\tadd_header ${name} "${value}" always;\n`],
	["deploy/static-host.Caddyfile", (name: string, value: string) => `\theader ${name} "${value}"\n`],
])("%s sends the other headers, leads on from old addresses, and knows every ending", (file, line) => {
	const config = readFileSync(file, "utf8");
	const { "Content-Security-Policy": _, ...others } = SECURITY_HEADERS;
	for (const [name, value] of Object.entries({ ...others, ...TLS_ONLY })) expect(config).toContain(line(name, value));
	for (const [from, to] of Object.entries(MOVED)) {
		expect(config).toContain(from);
		expect(config).toContain(`308 ${to}`.replace(/^308 (.+)$/, file.endsWith("conf") ? "308 $1;" : "$1 308"));
	}
	// nginx's own list has icons.
	for (const [ending, type] of Object.entries(MEDIA_TYPES)) if (ending !== "ico") expect(config).toContain(type);
});
