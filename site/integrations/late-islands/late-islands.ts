import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { setAsideIslands } from "./set-aside-islands.ts";

/** Puts what the islands of each built page need into a script of its own, loaded when one of them is near. */
export function lateIslands(): AstroIntegration {
	return {
		name: "late-islands",
		hooks: {
			"astro:build:done": ({ dir }) => {
				const folder = fileURLToPath(dir);
				for (const file of globSync("**/*.html", { cwd: folder })) {
					const page = join(folder, file);
					const setAside = setAsideIslands(readFileSync(page, "utf8"));
					if (!setAside) continue;
					const hash = createHash("sha256").update(setAside.script).digest("hex").slice(0, 10);
					const address = `_astro/islands.${hash}.js`;
					writeFileSync(join(folder, address), setAside.script);
					writeFileSync(page, setAside.html(`/${address}`));
				}
			},
		},
	};
}
