/** The one address of each page; other spellings redirect to it. */
import { plainCharacters } from "../spelling/plain-characters.ts";
import { withoutAccents } from "../spelling/without-accents.ts";

/** Old addresses and where they went (specification, section 2). */
export const MOVED: Readonly<Record<string, string>> = { "/pacientes": "/para-pacientes" };

/**
 * Where a built file answers: `contacto.html` at `/contacto`, `index.html` at `/`.
 * @param file below the site's folder
 */
export function routeOf(file: string): string {
	return `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

// Longer ones are nobody's; shorter ones cost nothing to tidy.
const MAX_LENGTH = 200;
/** The signs before a link's fragment and its query, as some chats escape them; trackers put `&` where no query is. */
const ESCAPED: readonly [RegExp, string][] = [
	[/%(?:25)*23/, "#"],
	[/%(?:25)*3F|%26|&/i, "?"],
];

/**
 * Where a path leads that is not written as its page's address is: with a slash or `.html` behind, in capitals or with accents,
 * with what a chat or a sentence puts around it (`/FAQ`, `/contacto).`), with an escaped query or fragment; and that of a page that moved.
 * @param path the path of a request, without its query
 * @param exists whether something answers at a path
 * @returns the address of what is there; undefined if the path is right as it is, or leads nowhere
 */
export function canonicalPath(path: string, exists: (path: string) => boolean): string | undefined {
	if (exists(path)) return undefined;
	for (const [sign, plain] of ESCAPED) {
		const found = sign.exec(path);
		if (!found) continue;
		const page = path.slice(0, found.index);
		const right = exists(page) ? page : canonicalPath(page, exists);
		return right && `${right}${plain}${path.slice(page.length + found[0].length)}`;
	}
	const plain = path.length > MAX_LENGTH ? path : tidied(path);
	const right = Object.hasOwn(MOVED, plain) ? (MOVED[plain] as string) : plain;
	// What exists is of this site: `//elsewhere.example/` would leave it.
	return right !== path && exists(right) ? right : undefined;
}

function tidied(path: string): string {
	const typed = withoutAccents(plainCharacters(decoded(path)).toLowerCase());
	const inner = typed
		// A link as chats write it, with its words in brackets: `/contacto](https://…)`.
		.replace(/([a-z\d])[\]<>"].*$/, "$1")
		.replace(/^[^a-z\d]+|[^a-z\d]+$/g, "")
		.replace(/(?:(?:^|\/)index)?\.html?$/, "");
	// Signs alone are no address.
	return inner === "" && !/^\/+(?:index|$)/.test(typed)
		? path
		: `/${inner.replace(/\/+/g, "/").replace(/[\s_+]+/g, "-")}`;
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
