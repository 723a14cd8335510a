/** Headers that the service and static hosts send alike (docs/decisions/0014-headers.md). */

const NO_FRAMING = "frame-ancestors 'none'";

/** Of a page that is words alone. */
export const BARE_POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; ${NO_FRAMING}`;

/** With every answer. A page's own policy takes the place of the one here. */
export const SECURITY_HEADERS = {
	"Content-Security-Policy": NO_FRAMING,
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=()",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"X-Content-Type-Options": "nosniff",
} as const;

/** TLS only, for two years (RFC 6797), without subdomains, which may belong to others, or the browsers' own list. */
export const TLS_ONLY = { "Strict-Transport-Security": "max-age=63072000" } as const;

/** With share pictures, the only files of this ending: networks, chats and feeds show them on pages of their own. */
export const SHOWN_ANYWHERE = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;
export const SHARED_ENDING = ".jpg";

const YEAR = 365 * 24 * 60 * 60;

/** Folders of files whose names change with their content. */
export const HASHED_FOLDERS = ["_astro", "archivos"] as const;

/** With a file of these folders. */
export const CACHE_IMMUTABLE = `public, max-age=${YEAR}, immutable`;
/** Cache-Control of all other files: cached, and revalidated at each request. */
export const CACHE_REVALIDATE = "no-cache";

/** Media types that hosts do not know by a file's ending. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
	ico: "image/x-icon",
	webmanifest: "application/manifest+json",
};

/** What stands inside a page itself, each as the base64 of its SHA-256. */
export interface InlineParts {
	styles: readonly string[];
	scripts: readonly string[];
}

/** The policy of one page: its own inline parts and this site's files. @param contactOrigin the service's; empty for the page's own */
export function contentPolicy({ styles, scripts }: InlineParts, contactOrigin: string): string {
	const requestsGo = contactOrigin ? `'self' ${contactOrigin}` : "'self'";
	return [
		"default-src 'none'",
		"base-uri 'none'",
		`connect-src ${requestsGo}`,
		`form-action ${requestsGo}`,
		"font-src 'self'",
		"img-src 'self'",
		"manifest-src 'self'",
		"media-src 'self'",
		`script-src 'self'${hashes(scripts)}`,
		`style-src 'self'${hashes(styles)}`,
		NO_FRAMING,
	].join("; ");
}

/** A page's policy if its forms redirect to another origin, which browsers check against `form-action`. */
export const formsMayLeadTo = (policy: string, origin: string): string =>
	policy.replace(/form-action [^;]*/, (directive) => `${directive} ${origin}`);

const hashes = (digests: readonly string[]): string =>
	[...new Set(digests)].map((digest) => ` 'sha256-${digest}'`).join("");
