import { createHash } from "node:crypto";
import { contentPolicy } from "../../../contract/site-headers.ts";
import { withConstants } from "./constants.ts";
import { PageNames } from "./page-names.ts";
import { pageParts } from "./page-parts.ts";
import { minify, pruneStyles } from "./prune-styles.ts";
import { withShortNames } from "./short-names.ts";

export interface DressedPage {
	html: string;
	/** Content-Security-Policy for exactly what stands in it. */
	policy: string;
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
 * Gives a built page one `<style>` with the rules it can use, in the order they had.
 */
export function dressPage(html: string, { scriptFiles, whole, contactOrigin }: Dressing): DressedPage {
	const { styles, scripts, names } = pageParts(html);
	const wholeStyles = styles.map(({ text }) => text).join("\n");
	const page = new PageNames(names, [...scriptFiles, ...scripts.map(({ text }) => text)]);
	const style = whole ? minify(wholeStyles) : withShortNames(withConstants(pruneStyles(wholeStyles, page), page), page);
	const atFirst = pruneStyles(wholeStyles, new PageNames(names, []));
	const policy = contentPolicy(
		{ styles: style ? [digest(style)] : [], scripts: scripts.map(({ text }) => digest(text)) },
		contactOrigin,
	);
	const bare = styles.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html);
	return {
		html: withoutIdlePreloads(withoutSeams(bare), atFirst).replace("</head>", () =>
			style ? `<style>${style}</style></head>` : "</head>",
		),
		policy,
		wholeStyles,
	};
}

/** A typeface that nothing is set in before a script runs would be fetched for nothing. */
function withoutIdlePreloads(html: string, style: string): string {
	return html.replaceAll(/<link rel="preload" href="([^"]+)" as="font"[^>]*>/g, (link, path) =>
		style.includes(path) ? link : "",
	);
}

/** React marks where two texts meet, for when it takes over; outside an island it never does. */
function withoutSeams(html: string): string {
	return html
		.split(/(<astro-island.*?<\/astro-island>)/s)
		.map((part, place) => (place % 2 === 1 ? part : part.replaceAll("<!-- -->", "")))
		.join("");
}

function digest(text: string): string {
	return createHash("sha256").update(text).digest("base64");
}
