/** What hosts of static files read instead of asking the service: `_headers` and `_redirects`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { MOVED, routeOf } from "../../contract/web/addresses.ts";
import {
	CACHE_IMMUTABLE,
	HASHED_FOLDERS,
	MEDIA_TYPES,
	SECURITY_HEADERS,
	SHARED_ENDING,
	SHOWN_ANYWHERE,
	TLS_ONLY,
} from "../../contract/web/site-headers.ts";

// Pages are named one by one; what is compressed answers under the name of what it was made from.
const UNLISTED = new Set(["", ".html", ".br", ".gz", ".zst", SHARED_ENDING]);
const { "Cross-Origin-Resource-Policy": SHOWN_HERE, ...OTHER_HEADERS } = SECURITY_HEADERS;
const HERE = { "Cross-Origin-Resource-Policy": SHOWN_HERE };

/**
 * Writes both into a built site, in the form that Cloudflare Pages and Netlify read.
 * @param siteFolder with `policies.json` beside it
 * @param siteUrl where it will be: over TLS alone if that is an https address
 */
export function writeHostFiles(siteFolder: string, siteUrl: string): void {
	const names = readdirSync(siteFolder, { recursive: true, encoding: "utf8" });
	const built: Record<string, string> = JSON.parse(readFileSync(join(siteFolder, "../policies.json"), "utf8"));
	// Without the frames that only the service fills.
	const policies = Object.fromEntries(Object.entries(built).filter(([file]) => names.includes(file)));
	const endings = new Set(names.map((name) => extname(name)).filter((one) => !UNLISTED.has(one)));
	writeFileSync(join(siteFolder, "_headers"), headersFile(policies, siteUrl, [...endings].sort()));
	writeFileSync(join(siteFolder, "_redirects"), redirectsFile());
}

/**
 * Hosts merge the headers of all rules that match a path, so no two rules give the same header different values; only
 * policies may differ, since a browser enforces both.
 * @param endings of the files that are shown on this site alone
 */
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
export function redirectsFile(): string {
	return Object.entries(MOVED)
		.map(([from, to]) => `${from} ${to} 308\n`)
		.join("");
}
