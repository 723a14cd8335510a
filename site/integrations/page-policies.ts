import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { Parser } from "htmlparser2";
import { contentPolicy, type InlineParts } from "../../contract/web/site-headers.ts";

/** Writes each page's Content-Security-Policy to `policies.json`. @param contactOrigin empty if it is the pages' own */
export const pagePolicies = (contactOrigin: string): AstroIntegration => ({
	name: "page-policies",
	hooks: {
		"astro:build:done": ({ dir }) => {
			const folder = fileURLToPath(dir);
			const files = globSync("**/*.html", { cwd: folder }).sort();
			const policies = files.map((file) => {
				const parts = inlineParts(readFileSync(join(folder, file), "utf8"));
				return [file.replaceAll("\\", "/"), contentPolicy(parts, contactOrigin)];
			});
			writeFileSync(join(folder, "../policies.json"), JSON.stringify(Object.fromEntries(policies), undefined, "\t"));
		},
	},
});

/** Types of scripts that run; others are data. */
const RUNS = new Set([undefined, "", "module", "text/javascript"]);

/** The styles, and the scripts that run, of a page's own HTML. */
export function inlineParts(html: string): InlineParts {
	const styles: string[] = [];
	const scripts: string[] = [];
	let open: { parts: string[]; start: number } | undefined;
	const parser = new Parser({
		onopentag(name, { src, type }) {
			const start = parser.endIndex + 1;
			if (name === "style") open = { parts: styles, start };
			else if (name === "script" && src === undefined && RUNS.has(type)) open = { parts: scripts, start };
		},
		onclosetag() {
			// Neither element holds another, so the first end is its own.
			if (open) open.parts.push(digest(html.slice(open.start, parser.startIndex)));
			open = undefined;
		},
	});
	parser.end(html);
	return { styles, scripts };
}

const digest = (text: string): string => createHash("sha256").update(text).digest("base64");
