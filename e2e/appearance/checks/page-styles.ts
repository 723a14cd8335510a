/** A page's head holds the styles of all it shows. */
import { globSync } from "node:fs";
import { basename } from "node:path";

/** What there is a style sheet for. */
const STYLED = new Set(
	globSync(["site/{artwork,components,islands,layouts,plan,sections}/**/*.css", "ui/**/*.css"]).map((file) =>
		basename(file, ".css"),
	),
);

/** What stands in a page's body and has a style sheet of its own. */
export function styledParts(body: string): string[] {
	const classes = Array.from(body.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(/\s+/)).flat();
	const blocks = new Set(classes.map((name) => name.replace(/(?:__|--).*/, "")));
	return [...blocks].filter((name) => STYLED.has(name));
}

/** What stands on a page and has a style sheet, of which the page's head holds nothing. */
export function unstyled(html: string): string[] {
	const [head = "", body = ""] = html.split("</head>");
	const held = new Set(head.match(/(?<=\.)[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g));
	return styledParts(body).filter((name) => !held.has(name));
}
