/** The one address of each page; other spellings redirect to it. */
import { plainCharacters } from "../spelling/plain-characters.ts";
import { withoutAccents } from "../spelling/without-accents.ts";

/** Old addresses and where they went (specification, section 2). */
export const MOVED: Readonly<Record<string, string>> = { "/pacientes": "/para-pacientes" };

/** Where a file below the site's folder answers: `contacto.html` at `/contacto`, `index.html` at `/`. */
export const routeOf = (file: string): string =>
	`/${file.replaceAll("\\", "/").replace(/(^|\/)index\.html$|\.html$/, "")}`;

// Longer ones are nobody's; shorter ones cost nothing to tidy.
const MAX_LENGTH = 200;
/** The signs before a link's fragment and its query, as some chats escape them; trackers put `&` where no query is. */
const ESCAPED: readonly [RegExp, string][] = [
	[/%(?:25)*23/, "#"],
	[/%(?:25)*3F|%26|&/i, "?"],
];

/** The address of what is there, for a path with a slash, `.html`, capitals, accents or a chat's signs, or that moved; else undefined. */
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
