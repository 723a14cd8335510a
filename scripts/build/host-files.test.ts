import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MOVED } from "../../contract/web/addresses.ts";
import { CACHE_IMMUTABLE, MEDIA_TYPES, SECURITY_HEADERS, TLS_ONLY } from "../../contract/web/site-headers.ts";
import { caddyPolicies, headersFile, nginxPolicies, redirectsFile } from "./host-files.ts";

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

it("nginx and Caddy lead to a page from every spelling of its address, and from old ones", () => {
	const nginx = nginxPolicies(POLICIES);
	expect(nginx).toContain("\t/solicitar-acceso/caso /solicitar-acceso/caso;");
	const caddy = caddyPolicies(POLICIES);
	const [, spelt = ""] = nginx.match(/"~\*(\S+)" \$ivf_do_plain;/) ?? [];
	for (const [from, to] of Object.entries(MOVED)) {
		expect(nginx).toContain(`\t${from} ${to};`);
		expect(caddy).toMatch(new RegExp(`~\\(\\?i\\)\\^/\\*${from}\\S+ ${to}\n`));
	}
	for (const tail of ["", "/", ".html", "/index.html", ".", ")", ").", ",", " ", "/."]) {
		expect(`/Solicitar-Acceso/CASO${tail}`.match(new RegExp(spelt, "i"))?.groups?.ivf_do_plain?.toLowerCase()).toBe(
			"/solicitar-acceso/caso",
		);
	}
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
])("%s sends the other headers, and knows every ending", (file, line) => {
	const config = readFileSync(file, "utf8");
	const { "Content-Security-Policy": _, "Cross-Origin-Resource-Policy": __, ...others } = SECURITY_HEADERS;
	for (const [name, value] of Object.entries({ ...others, ...TLS_ONLY })) expect(config).toContain(line(name, value));
	// nginx's own list has icons.
	for (const [ending, type] of Object.entries(MEDIA_TYPES)) if (ending !== "ico") expect(config).toContain(type);
});
