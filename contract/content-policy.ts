/** What stands inside a page itself, each as the base64 of its SHA-256. */
export interface InlineParts {
	styles: readonly string[];
	scripts: readonly string[];
}

/**
 * The Content-Security-Policy of one page: its own inline parts, script files of this site, and nothing of anybody else.
 * @param contactOrigin origin of the service where it is not the page's own; empty otherwise
 * @returns the policy's text, for a meta element or a header alike
 */
export function contentPolicy({ styles, scripts }: InlineParts, contactOrigin: string): string {
	const requestsGo = ["'self'", ...(contactOrigin ? [contactOrigin] : [])];
	return [
		["default-src", "'none'"],
		["base-uri", "'none'"],
		["connect-src", ...requestsGo],
		["form-action", ...requestsGo],
		["font-src", "'self'"],
		["img-src", "'self'"],
		["manifest-src", "'self'"],
		["script-src", "'self'", ...hashes(scripts)],
		["style-src", ...(styles.length > 0 ? hashes(styles) : ["'none'"])],
	]
		.map((directive) => directive.join(" "))
		.join(";");
}

function hashes(digests: readonly string[]): string[] {
	return [...new Set(digests)].map((digest) => `'sha256-${digest}'`);
}
