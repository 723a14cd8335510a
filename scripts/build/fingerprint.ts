import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { BUILD_VARIABLES } from "../../contract/web/build-settings.ts";

export const SOURCES = [
	"content",
	"content-model",
	"contract",
	"editor",
	"plan",
	"ui",
	"site",
	"service",
	"cli",
	"astro.config.ts",
	"gallery.config.ts",
	"vite.server.ts",
	"vite.service.config.ts",
	"package-lock.json",
	"scripts/build.ts",
	"scripts/build/host-files.ts",
	"scripts/build/hosts",
];

export type Fingerprint = ReturnType<typeof fingerprint>;

/** What a build is made of: what its files hold, not their dates, and its settings. @param root the project's folder */
export function fingerprint(environment: Record<string, string | undefined>, root = ".") {
	const sources = createHash("sha256");
	const files = SOURCES.map((source) => join(root, source))
		.filter((path) => existsSync(path))
		.flatMap(filesOf)
		.filter((path) => !/\.test\.tsx?$/.test(path))
		.sort();
	for (const path of files) sources.update(`${relative(root, path)}\n`).update(readFileSync(path));
	const settings = createHash("sha256");
	for (const name of BUILD_VARIABLES) settings.update(`${name}=${environment[name] ?? ""}\n`);
	return { sources: sources.digest("hex"), settings: settings.digest("hex") };
}

/** A file, or all below a folder: those too whose names begin with a dot, which globs pass over. */
function filesOf(source: string): string[] {
	if (!statSync(source).isDirectory()) return [source];
	return readdirSync(source, { recursive: true, withFileTypes: true, encoding: "utf8" })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name));
}

export function markBuilt(mark: string, { sources, settings }: Fingerprint): void {
	writeFileSync(mark, `${sources}\n${settings}\n`);
}

/** Whether a build is up to date. @param mark of `markBuilt`, if any @param anySettings if other settings will do */
export function isBuilt(mark: string, wanted: Fingerprint, anySettings = false): boolean {
	if (!existsSync(mark)) return false;
	const [sources, settings] = readFileSync(mark, "utf8").split("\n");
	return sources === wanted.sources && (anySettings || settings === wanted.settings);
}
