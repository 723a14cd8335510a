/** What hosts of static files read instead of asking the service: `_headers` and `_redirects`, or a web server's own words. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { LANGUAGE_CODES, languagePath, MAIN_LANGUAGE } from "../../contract/languages.ts";
import { MOVED, routeOf } from "../../contract/web/addresses.ts";
import {
	BARE_POLICY,
	CACHE_IMMUTABLE,
	CACHE_REVALIDATE,
	HASHED_FOLDERS,
	MEDIA_TYPES,
	SECURITY_HEADERS,
	SHARED_ENDING,
	SHOWN_ANYWHERE,
	TLS_ONLY,
} from "../../contract/web/site-headers.ts";

const NOT_FOUND = "404.html";
/** A page that is not there is told in the language of its address. */
const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== MAIN_LANGUAGE);

// Pages are named one by one; what is compressed answers under the name of what it was made from.
const UNLISTED = new Set(["", ".html", ".br", ".gz", ".zst", SHARED_ENDING]);
const { "Cross-Origin-Resource-Policy": SHOWN_HERE, ...OTHER_HEADERS } = SECURITY_HEADERS;
const HERE = { "Cross-Origin-Resource-Policy": SHOWN_HERE };

/** Beside the built site: the pages' policies as nginx and Caddy read them, for `deploy/static-host.*`. */
export const POLICY_FILES = { nginx: "hosts/policies.nginx.conf", caddy: "hosts/policies.caddy" } as const;

/** Writes both, as Cloudflare Pages and Netlify read them. @param siteFolder with `policies.json` beside it */
export function writeHostFiles(siteFolder: string, siteUrl: string): void {
	const names = readdirSync(siteFolder, { recursive: true, encoding: "utf8" });
	const built: Record<string, string> = JSON.parse(readFileSync(join(siteFolder, "../policies.json"), "utf8"));
	// Without the frames that only the service fills.
	const policies = Object.fromEntries(Object.entries(built).filter(([file]) => names.includes(file)));
	const endings = new Set(names.map((name) => extname(name)).filter((one) => !UNLISTED.has(one)));
	writeFileSync(join(siteFolder, "_headers"), headersFile(policies, siteUrl, [...endings].sort()));
	writeFileSync(join(siteFolder, "_redirects"), redirectsFile());
	mkdirSync(join(siteFolder, "../hosts"), { recursive: true });
	writeFileSync(join(siteFolder, "..", POLICY_FILES.nginx), nginxPolicies(policies));
	writeFileSync(join(siteFolder, "..", POLICY_FILES.caddy), caddyPolicies(policies));
}

/** Hosts merge all rules that match a path: only policies may differ. @param endings of files for this site alone */
export function headersFile(
	policies: Readonly<Record<string, string>>,
	siteUrl: string,
	endings: readonly string[],
): string {
	const rule = (path: string, headers: Record<string, string>) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
	return [
		rule("/*", { ...OTHER_HEADERS, ...(siteUrl.startsWith("https:") ? TLS_ONLY : {}) }),
		...HASHED_FOLDERS.map((folder) => rule(`/${folder}/*`, { "Cache-Control": CACHE_IMMUTABLE })),
		...endings.map((ending) => rule(`/*${ending}`, { ...typeOf(ending), ...HERE })),
		rule(`/*${SHARED_ENDING}`, SHOWN_ANYWHERE),
		...Object.entries(policies).map(([file, policy]) =>
			rule(routeOf(file), { "Content-Security-Policy": policy, ...HERE }),
		),
	]
		.join("\n\n")
		.concat("\n");
}

/** Named where hosts do not know it. */
function typeOf(ending: string): { "Content-Type"?: string } {
	const type = MEDIA_TYPES[ending.slice(1)];
	return type === undefined ? {} : { "Content-Type": type };
}

/** Old addresses. The other spellings of an address are put right by the hosts themselves. */
export const redirectsFile = (): string =>
	Object.entries(MOVED)
		.map(([from, to]) => `${from} ${to} 308\n`)
		.join("");

// What is around an address that was typed or passed on.
const AFTER = "(?:/?(?:index)?\\.html?)?[^a-z0-9]*$";

/** Each address, also of pages that moved, and where it leads. */
function addresses(policies: Readonly<Record<string, string>>): [address: string, page: string][] {
	const pages = Object.keys(policies)
		.filter((file) => !file.endsWith(NOT_FOUND))
		.map(routeOf);
	return [...pages.map((page): [string, string] => [page === "/" ? "/index" : page, page]), ...Object.entries(MOVED)];
}

/** What `deploy/static-host.nginx.conf` includes; `hosts/policies.nginx.conf` has the text. */
export const nginxPolicies = (policies: Readonly<Record<string, string>>) =>
	filled("nginx.conf", {
		policies: Object.entries(policies).map(([file, policy]) => `\t"/${file}" ${quoted(policy)};`),
		hashed: HASHED_FOLDERS.join("|"),
		addresses: addresses(policies).map(([address, page]) => `\t${address} ${page};`),
		notFound: NOT_FOUND,
		otherLanguages: OTHER_LANGUAGES.map((code) => `\t"~^/${code}(/|$)" ${languagePath(code, `/${NOT_FOUND}`)};`),
	});

/** What `deploy/static-host.Caddyfile` imports; `hosts/policies.caddy` has the text. */
export function caddyPolicies(policies: Readonly<Record<string, string>>): string {
	const notFound = (path: string) => `${path} ${quoted(policies[path.slice(1)] ?? BARE_POLICY)}`;
	return filled("caddy", {
		policies: Object.entries(policies).map(([file, policy]) => `\t\t${routeOf(file)} ${quoted(policy)}`),
		hashed: HASHED_FOLDERS.map((folder) => `/${folder}/*`).join(" "),
		addresses: addresses(policies).map(([address, page]) => `\t\t~(?i)^/*${address}${AFTER} ${page}`),
		notFound: notFound(`/${NOT_FOUND}`),
		otherLanguages: OTHER_LANGUAGES.map(
			(code) => `\t\t~^/${code}(/|$) ${notFound(languagePath(code, `/${NOT_FOUND}`))}`,
		),
	});
}

/** A text of `hosts/` with its places filled. */
function filled(ending: string, places: Record<string, string | string[]>): string {
	const all: typeof places = {
		bare: quoted(SECURITY_HEADERS["Content-Security-Policy"]),
		revalidate: CACHE_REVALIDATE,
		immutable: CACHE_IMMUTABLE,
		here: SHOWN_HERE,
		shared: SHARED_ENDING,
		anywhere: SHOWN_ANYWHERE["Cross-Origin-Resource-Policy"],
		after: AFTER,
		...places,
	};
	const text = readFileSync(new URL(`hosts/policies.${ending}`, import.meta.url), "utf8");
	return text.replace(/\{\{(\w+)\}\}/g, (_, name) => [all[name]].flat().join("\n"));
}

const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
