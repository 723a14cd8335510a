import { createHash } from "node:crypto";
import { contentPolicy } from "../../../contract/content-policy.ts";
import { withConstants } from "./constants.ts";
import { PageNames } from "./page-names.ts";
import { pageParts } from "./page-parts.ts";
import { minify, pruneStyles } from "./prune-styles.ts";

export interface DressedPage {
	html: string;
	/** All its styles as they were, for whoever compares. */
	wholeStyles: string;
}

export interface Dressing {
	/** Text of every script file the page may load. */
	scriptFiles: readonly string[];
	/** Keeps every rule, for a page that is filled later on. */
	whole: boolean;
	/** Origin of the service where it is not the page's own; empty otherwise. */
	contactOrigin: string;
}

/**
 * Gives a built page one `<style>` with the rules it can use, in the order they had, and the policy for exactly what
 * stands in it.
 */
export function dressPage(html: string, { scriptFiles, whole, contactOrigin }: Dressing): DressedPage {
	const { styles, scripts, names } = pageParts(html);
	const wholeStyles = styles.map(({ text }) => text).join("\n");
	const page = new PageNames(names, [...scriptFiles, ...scripts.map(({ text }) => text)]);
	const style = whole ? minify(wholeStyles) : withConstants(pruneStyles(wholeStyles, page), page);
	const policy = contentPolicy(
		{ styles: style ? [digest(style)] : [], scripts: scripts.map(({ text }) => digest(text)) },
		contactOrigin,
	);
	const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
	const bare = styles.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html);
	// First of all, because a policy holds only for what comes after it; the encoding must come even earlier.
	const guarded = bare.replace(/<meta charset="[^"]*">/, (charset) => charset + meta);
	if (guarded === bare) throw new Error("A page has no <meta charset> to set its policy after.");
	return {
		html: guarded.replace("</head>", () => (style ? `<style>${style}</style></head>` : "</head>")),
		wholeStyles,
	};
}

function digest(text: string): string {
	return createHash("sha256").update(text).digest("base64");
}
