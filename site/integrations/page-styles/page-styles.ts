import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { SHELL } from "../../../contract/wire.ts";
import { dressPage, undressedPage } from "./dress-page.ts";
import { shortNames } from "./short-names.ts";

/**
 * Leaves in each built page only the styles it can use, in one place. Beside the site's folder it leaves each page's
 * policy, in `policies.json`, for whoever serves them; and in `whole-styles/` the styles as they were, for the tests
 * that compare.
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
	const pages = globSync("**/*.html", { cwd: folder })
		.sort()
		.map((file) => {
			const html = readFileSync(join(folder, file), "utf8");
			// What the service will write into its shell is not known here.
			return { file, page: undressedPage(html, scriptsBehind(html, scripts), html.includes(SHELL.main)) };
		});
	const short = shortNames(pages.map(({ page }) => page.style));
	const policies: Record<string, string> = {};
	for (const { file, page } of pages) {
		const { html, policy } = dressPage(page, short, contactOrigin);
		writeFileSync(join(folder, file), html);
		policies[file.replaceAll("\\", "/")] = policy;
		const kept = join(folder, "../whole-styles", file.replace(/\.html$/, ".css"));
		mkdirSync(dirname(kept), { recursive: true });
		writeFileSync(kept, page.wholeStyles);
	}
	writeFileSync(join(folder, "../policies.json"), JSON.stringify(policies, undefined, "\t"));
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
