/** The test build as if built with other settings; for addresses within pages, use `build` of `scripts/build.ts`. */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildSettings } from "../../contract/web/build-settings.ts";
import { inTestBuild } from "./test-build.ts";

/** @param folder may be missing; the caller removes it @returns its `main.js`, for `startService` */
export function buildWithSettings(folder: string, changes: Partial<BuildSettings>): string {
	const builtWith: BuildSettings = JSON.parse(readFileSync(inTestBuild("build-settings.json"), "utf8"));
	// Copied, because Node would look beside what a link leads to.
	cpSync(inTestBuild("service"), join(folder, "service"), { recursive: true });
	cpSync(inTestBuild("policies.json"), join(folder, "policies.json"));
	for (const part of ["site", "shell"])
		symlinkSync(join(process.cwd(), inTestBuild(part)), join(folder, part), "junction");
	writeFileSync(join(folder, "build-settings.json"), JSON.stringify({ ...builtWith, ...changes }));
	return join(folder, "service/main.js");
}
