import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { BAKED_VARIABLES } from "../site/baked-settings.ts";

const SOURCES = [
	"content/**",
	"content-model/**",
	"contract/**",
	"site/**",
	"service/**",
	"cli/**",
	"astro.config.ts",
	"gallery.config.ts",
	"vite.server.ts",
	"vite.service.config.ts",
	"package-lock.json",
	"scripts/build.ts",
	"scripts/compress.ts",
	"scripts/host-files.ts",
];

/**
 * Tells two states of the sources apart, by what the files hold and not by their dates, which a checkout changes.
 * @param environment the baked settings among it count as sources
 */
export function sourcesFingerprint(environment: Record<string, string | undefined>): string {
	const hash = createHash("sha256");
	for (const name of BAKED_VARIABLES) hash.update(`${name}=${environment[name] ?? ""}\n`);
	const files = globSync(SOURCES)
		.filter((path) => !/\.test\.tsx?$/.test(path) && statSync(path).isFile())
		.sort();
	for (const path of files) hash.update(`${path}\n`).update(readFileSync(path));
	return hash.digest("hex");
}
