import { createHash } from "node:crypto";
import { contentPolicy } from "../../../contract/site-headers.ts";
import { withConstants } from "./constants.ts";
import { PageNames } from "./page-names.ts";
import { type PageParts, pageParts } from "./page-parts.ts";
import { minify, pruneStyles } from "./prune-styles.ts";
import { withShortNames } from "./short-names.ts";

/** A page as Astro built it, read; its final style still has the names that the project's style sheets use. */
export interface UndressedPage {
	html: string;
	parts: PageParts;
	names: PageNames;
	/** All its styles as they were, for whoever compares. */
	wholeStyles: string;
	/** The rules it can use, in the order they had. */
	style: string;
}

export interface DressedPage {
	html: string;
	/** Content-Security-Policy for exactly what stands in it. */
	policy: string;
}

/**
 * Reads a built page.
 * @param scriptFiles text of every script file it may load
 * @param whole keeps every rule, for a page that is filled later on
 */
export function undressedPage(html: string, scriptFiles: readonly string[], whole: boolean): UndressedPage {
	const parts = pageParts(html);
	const names = new PageNames(parts.names, [...scriptFiles, ...parts.scripts.map(({ text }) => text)]);
	const wholeStyles = parts.styles.map(({ text }) => text).join("\n");
	const style = whole ? minify(wholeStyles) : withConstants(pruneStyles(wholeStyles, names), names);
	return { html, parts, names, wholeStyles, style };
}

/**
 * Gives a page one `<style>` in its head, and takes out what it has no use for.
 * @param short what custom properties are called instead
 * @param contactOrigin origin of the service where it is not the page's own; empty otherwise
 */
export function dressPage(
	{ html, parts, names, wholeStyles, ...page }: UndressedPage,
	short: ReadonlyMap<string, string>,
	contactOrigin: string,
): DressedPage {
	const style = withShortNames(page.style, names, short);
	const atFirst = pruneStyles(wholeStyles, new PageNames(parts.names, []));
	const policy = contentPolicy(
		{ styles: style ? [digest(style)] : [], scripts: parts.scripts.map(({ text }) => digest(text)) },
		contactOrigin,
	);
	const bare = parts.styles.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html);
	return {
		html: withoutIdlePreloads(withShortShapes(withoutSeams(bare)), atFirst).replace("</head>", () =>
			style ? `<style>${style}</style></head>` : "</head>",
		),
		policy,
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

/** React writes the end of every element; within a drawing HTML needs none of a shape that holds nothing. */
function withShortShapes(html: string): string {
	return html.replaceAll(/(?<=")><\/(?:circle|path|rect|stop)>/g, "/>");
}

function digest(text: string): string {
	return createHash("sha256").update(text).digest("base64");
}
