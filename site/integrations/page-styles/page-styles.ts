import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { SHELL } from "../../../contract/wire.ts";
import { dressPage } from "./dress-page.ts";

/**
 * Leaves in each built page only the styles it can use, in one place, under a policy of its own. Beside the site's
 * folder, in `whole-styles/`, it leaves each page's styles as they were, for the tests that compare.
 * @param contactOrigin origin of the service where it is not the pages' own; empty otherwise
 */
export function pageStyles(contactOrigin: string): AstroIntegration {
	return {
		name: "page-styles",
		hooks: {
			"astro:build:done": ({ dir }) => dressPages(fileURLToPath(dir), contactOrigin),
		},
	};
}

function dressPages(folder: string, contactOrigin: string): void {
	const scripts = new Map(
		globSync("_astro/*.js", { cwd: folder }).map((file) => [basename(file), readFileSync(join(folder, file), "utf8")]),
	);
	for (const file of globSync("**/*.html", { cwd: folder })) {
		const built = readFileSync(join(folder, file), "utf8");
		const { html, wholeStyles } = dressPage(built, {
			scriptFiles: scriptsBehind(built, scripts),
			// What the service will write into this one is not known here.
			whole: built.includes(SHELL.main),
			contactOrigin,
		});
		writeFileSync(join(folder, file), html);
		const kept = join(folder, "../whole-styles", file.replace(/\.html$/, ".css"));
		mkdirSync(dirname(kept), { recursive: true });
		writeFileSync(kept, wholeStyles);
	}
}

/** The scripts a page names, and those that these name. */
function scriptsBehind(html: string, scripts: ReadonlyMap<string, string>): string[] {
	const found = new Map<string, string>();
	const texts = [html];
	for (const text of texts) {
		for (const [name, script] of scripts) {
			if (found.has(name) || !text.includes(name)) continue;
			found.set(name, script);
			texts.push(script);
		}
	}
	return [...found.values()];
}
