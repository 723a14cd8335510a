/** The one address of each page; other spellings redirect to it. */

/** Old addresses and where they went (specification, section 2). */
export const MOVED: Readonly<Record<string, string>> = { "/pacientes": "/para-pacientes" };

/**
 * Where a built file answers: `contacto.html` at `/contacto`, `index.html` at `/`.
 * @param file below the site's folder
 */
export function routeOf(file: string): string {
	return `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

// What our own addresses are made of. Anything else is not sent on: `//elsewhere.example/` would leave the site.
const OWN = /^(\/[a-z0-9-]+)+$/;

/**
 * The canonical form of a path: without trailing slash and `.html`, and the new path of a page that moved.
 * @param path the path of a request, without its query
 * @returns the canonical path; undefined if the path is canonical already or is not one of ours
 */
export function canonicalPath(path: string): string | undefined {
	const plain = path.replace(/\/$/, "").replace(/(\/index)?\.html$/, "");
	if (plain === "" && path !== "/") return "/";
	if (plain === path && !Object.hasOwn(MOVED, plain)) return undefined;
	return OWN.test(plain) ? (MOVED[plain] ?? plain) : undefined;
}
