/** What hosts of static files read instead of asking the service: `_headers` and `_redirects`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MOVED, routeOf } from "../contract/addresses.ts";
import {
	HASHED_FOLDERS,
	KEPT,
	MEDIA_TYPES,
	pageHeaders,
	SECURITY_HEADERS,
	TLS_ONLY,
} from "../contract/site-headers.ts";

/**
 * Writes both into a built site, in the form that Cloudflare Pages and Netlify read.
 * @param siteFolder with `policies.json` beside it
 * @param siteUrl where it will be: over TLS alone where that is an https address
 */
export function writeHostFiles(siteFolder: string, siteUrl: string): void {
	const policies: Record<string, string> = JSON.parse(readFileSync(join(siteFolder, "../policies.json"), "utf8"));
	writeFileSync(join(siteFolder, "_headers"), headersFile(policies, siteUrl));
	writeFileSync(join(siteFolder, "_redirects"), redirectsFile());
}

/**
 * Hosts join the values of two rules that both fit, so none sets a header that another sets otherwise; two policies
 * joined are both kept.
 */
export function headersFile(policies: Readonly<Record<string, string>>, siteUrl: string): string {
	const rules: [string, Record<string, string>][] = [
		["/*", { ...SECURITY_HEADERS, ...(siteUrl.startsWith("https:") ? TLS_ONLY : {}) }],
		...HASHED_FOLDERS.map((folder): [string, Record<string, string>] => [`/${folder}/*`, { "Cache-Control": KEPT }]),
		...Object.entries(MEDIA_TYPES).map(([ending, type]): [string, Record<string, string>] => [
			`/*.${ending}`,
			{ "Content-Type": type },
		]),
		...Object.entries(policies).map(([file, policy]): [string, Record<string, string>] => [
			routeOf(file),
			pageHeaders(policy),
		]),
	];
	return rules
		.map(([path, headers]) =>
			[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
		)
		.join("\n\n")
		.concat("\n");
}

/** Old addresses. The other spellings of an address are put right by the hosts themselves. */
export function redirectsFile(): string {
	return Object.entries(MOVED)
		.map(([from, to]) => `${from} ${to} 308\n`)
		.join("");
}
