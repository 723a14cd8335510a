/** What hosts of static files read instead of asking the service: `_headers` and `_redirects`, or a web server's own words. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MOVED, routeOf } from "../contract/addresses.ts";
import { LANGUAGE_CODES, languagePath, MAIN_LANGUAGE } from "../contract/languages.ts";
import {
	BARE_POLICY,
	CACHE_IMMUTABLE,
	CACHE_REVALIDATE,
	HASHED_FOLDERS,
	MEDIA_TYPES,
	SECURITY_HEADERS,
	TLS_ONLY,
} from "../contract/site-headers.ts";

const NOT_FOUND = "404.html";
/** A page that is not there is told in the language of its address. */
const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== MAIN_LANGUAGE);

/** Beside the built site: the pages' policies as nginx and Caddy read them, for `deploy/static-host.*`. */
export const POLICY_FILES = { nginx: "hosts/policies.nginx.conf", caddy: "hosts/policies.caddy" } as const;

/**
 * Writes both into a built site, in the form that Cloudflare Pages and Netlify read, and the policies beside it.
 * @param siteFolder with `policies.json` beside it
 * @param siteUrl where it will be: over TLS alone if that is an https address
 */
export function writeHostFiles(siteFolder: string, siteUrl: string): void {
	const policies: Record<string, string> = JSON.parse(readFileSync(join(siteFolder, "../policies.json"), "utf8"));
	writeFileSync(join(siteFolder, "_headers"), headersFile(policies, siteUrl));
	writeFileSync(join(siteFolder, "_redirects"), redirectsFile());
	mkdirSync(join(siteFolder, "../hosts"), { recursive: true });
	writeFileSync(join(siteFolder, "..", POLICY_FILES.nginx), nginxPolicies(policies));
	writeFileSync(join(siteFolder, "..", POLICY_FILES.caddy), caddyPolicies(policies));
}

/**
 * Hosts merge the headers of all rules that match a path, so no two rules give the same header different values; only
 * policies may differ, since a browser enforces both.
 */
export function headersFile(policies: Readonly<Record<string, string>>, siteUrl: string): string {
	const rule = (path: string, headers: Record<string, string>) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
	return [
		rule("/*", { ...SECURITY_HEADERS, ...(siteUrl.startsWith("https:") ? TLS_ONLY : {}) }),
		...HASHED_FOLDERS.map((folder) => rule(`/${folder}/*`, { "Cache-Control": CACHE_IMMUTABLE })),
		...Object.entries(MEDIA_TYPES).map(([ending, type]) => rule(`/*.${ending}`, { "Content-Type": type })),
		...Object.entries(policies).map(([file, policy]) => rule(routeOf(file), { "Content-Security-Policy": policy })),
	]
		.join("\n\n")
		.concat("\n");
}

/** Old addresses. The other spellings of an address are put right by the hosts themselves. */
export function redirectsFile(): string {
	return Object.entries(MOVED)
		.map(([from, to]) => `${from} ${to} 308\n`)
		.join("");
}

/** For nginx, by the file that is sent: `$ivf_do_policy` and `$ivf_do_cache`; by the address, `$ivf_do_not_found`. */
export function nginxPolicies(policies: Readonly<Record<string, string>>): string {
	return [
		"map $uri $ivf_do_policy {",
		`\tdefault ${quoted(SECURITY_HEADERS["Content-Security-Policy"])};`,
		...Object.entries(policies).map(([file, policy]) => `\t"/${file}" ${quoted(policy)};`),
		"}",
		"map $uri $ivf_do_cache {",
		`\tdefault "${CACHE_REVALIDATE}";`,
		`\t"~^/(${HASHED_FOLDERS.join("|")})/" "${CACHE_IMMUTABLE}";`,
		"}",
		"map $uri $ivf_do_not_found {",
		`\tdefault /${NOT_FOUND};`,
		...OTHER_LANGUAGES.map((code) => `\t"~^/${code}(/|$)" ${languagePath(code, `/${NOT_FOUND}`)};`),
		"}",
		"",
	].join("\n");
}

/** For Caddy, by the path that is asked for: the snippets `ivf_do_policies` and, for what is not found, `ivf_do_not_found`. */
export function caddyPolicies(policies: Readonly<Record<string, string>>): string {
	const notFound = (path: string) => `${path} ${quoted(policies[path.slice(1)] ?? BARE_POLICY)}`;
	return [
		"(ivf_do_policies) {",
		"\tmap {path} {ivf_do_policy} {",
		...Object.entries(policies).map(([file, policy]) => `\t\t${routeOf(file)} ${quoted(policy)}`),
		`\t\tdefault ${quoted(SECURITY_HEADERS["Content-Security-Policy"])}`,
		"\t}",
		'\theader Content-Security-Policy "{ivf_do_policy}"',
		`\t@ivf_do_kept path ${HASHED_FOLDERS.map((folder) => `/${folder}/*`).join(" ")}`,
		`\theader ?Cache-Control "${CACHE_REVALIDATE}"`,
		`\theader @ivf_do_kept Cache-Control "${CACHE_IMMUTABLE}"`,
		"}",
		"(ivf_do_not_found) {",
		"\tmap {path} {ivf_do_not_found} {ivf_do_not_found_policy} {",
		...OTHER_LANGUAGES.map((code) => `\t\t~^/${code}(/|$) ${notFound(languagePath(code, `/${NOT_FOUND}`))}`),
		`\t\tdefault ${notFound(`/${NOT_FOUND}`)}`,
		"\t}",
		'\theader Content-Security-Policy "{ivf_do_not_found_policy}"',
		"\trewrite * {ivf_do_not_found}",
		"}",
		"",
	].join("\n");
}

function quoted(value: string): string {
	return `"${value.replaceAll('"', '\\"')}"`;
}
