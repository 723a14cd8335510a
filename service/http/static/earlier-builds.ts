/** Hashed files of earlier builds, which open tabs still ask for, kept in the data folder, which outlives an update. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { HASHED_FOLDERS } from "../../../contract/web/site-headers.ts";

const FOLDER = "builds";
// Two, so that a second update right after a faulty one does not break tabs opened before the first.
const KEPT = 2;

/** Keeps a build's hashed files, and those of the last builds before. @returns their folders, newest first */
export function keepBuild(siteFolder: string, dataFolder: string, now: Date): string[] {
	const builds = join(dataFolder, FOLDER);
	const folders = HASHED_FOLDERS.filter((folder) => existsSync(join(siteFolder, folder)));
	const own = buildId(siteFolder, folders);
	mkdirSync(builds, { recursive: true, mode: 0o700 });
	if (!existsSync(join(builds, own))) copyHashed(siteFolder, folders, join(builds, own));
	// The order in which builds were last started, which is not that in which they were made.
	utimesSync(join(builds, own), now, now);
	const others = readdirSync(builds)
		.filter((name) => name !== own && !name.endsWith(".part"))
		.map((name) => ({ path: join(builds, name), startedAt: statSync(join(builds, name)).mtimeMs }))
		.sort((one, other) => other.startedAt - one.startedAt)
		.map(({ path }) => path);
	for (const path of others.slice(KEPT)) rmSync(path, { recursive: true, force: true });
	return others.slice(0, KEPT);
}

/** Of the files' names, which change with what they hold. */
function buildId(siteFolder: string, folders: readonly string[]): string {
	const names = folders.flatMap((folder) => readdirSync(join(siteFolder, folder)).map((name) => `${folder}/${name}`));
	return createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 16);
}

/** Under another name first: a copy cut short must not be taken for a whole one. */
function copyHashed(siteFolder: string, folders: readonly string[], build: string): void {
	const part = `${build}.${process.pid}.part`;
	mkdirSync(part, { mode: 0o700 });
	try {
		for (const folder of folders) cpSync(join(siteFolder, folder), join(part, folder), { recursive: true });
		renameSync(part, build);
	} catch (error) {
		rmSync(part, { recursive: true, force: true });
		// Another process of the same build was faster.
		if (!existsSync(build)) throw error;
	}
}
