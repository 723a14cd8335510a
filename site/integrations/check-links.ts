import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { routeOf } from "../../contract/addresses.ts";
import { readBuiltPage } from "./built-page.ts";
import { linkFaults } from "./link-faults.ts";

/**
 * Stops the build where a link of the built pages leads nowhere, or where an id stands twice on a page.
 * @param elsewhere addresses that answer without being built, such as redirects
 */
export function checkLinks(elsewhere: readonly string[]): AstroIntegration {
	return {
		name: "check-links",
		hooks: {
			"astro:build:done": ({ dir }) => {
				const faults = faultsIn(fileURLToPath(dir), elsewhere);
				if (faults.length === 0) return;
				const count = faults.length === 1 ? "un fallo" : `${faults.length} fallos`;
				throw new Error(`Los enlaces tienen ${count}:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
			},
		},
	};
}

/** The faults of the site built into a folder. */
function faultsIn(folder: string, elsewhere: readonly string[]): string[] {
	const built = globSync("**/*.*", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
	const pages = built
		.filter((file) => file.endsWith(".html"))
		.sort()
		.map((file) => readBuiltPage(routeOf(file), readFileSync(join(folder, file), "utf8")));
	const files = new Set(built.filter((file) => !file.endsWith(".html")).map((file) => `/${file}`));
	return linkFaults(pages, { files, elsewhere: new Set(elsewhere) });
}
