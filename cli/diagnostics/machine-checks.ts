/** Checks of the machine: Node, settings, the data folder and its disk. */
import { type Stats, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BuildSettings } from "../../contract/web/build-settings.ts";
import { DATABASE_FILE } from "../../service/database/open-database.ts";
import { BUILD_AGAIN, mismatchText, settingMismatches } from "../../service/settings/build-settings.ts";
import { exampleSettings } from "../../service/settings/example-settings.ts";
import type { Settings } from "../../service/settings/settings.ts";
import { teamOf } from "../../service/settings/team.ts";
import { withFallback } from "../../service/with-fallback.ts";
import { replacedStores, unfinishedWork } from "../backup/files.ts";
import { texts } from "../command.ts";
import { type CheckResult, fault, ok, warning } from "./check.ts";

// The bundle is built for it, and imports what older ones lack.
export const MIN_NODE = 26;
const GIGABYTE = 1e9;
/** Free bytes below which the data's disk is a warning or a fault; deploy/prometheus-alerts.yml says the same. */
export const MIN_DISK = { warning: GIGABYTE, fault: 1e8 };

export function checkNode(version: string): CheckResult {
	const major = Number(version.split(".")[0]);
	const { node: says, nodeOld: todo } = texts.doctor;
	return major >= MIN_NODE
		? ok("node", says, { version })
		: fault("node", { says, todo }, { version, least: MIN_NODE });
}

export function checkSettings(settings: Settings): CheckResult {
	const names = exampleSettings(settings).join(", ");
	return names ? warning("settings", texts.doctor.exampleSettings, { names }) : ok("settings", texts.doctor.settings);
}

/** Checks that somebody can answer requests, and do what persons may ask about their data (Ley 172-13). */
export function checkTeam(settings: Settings): CheckResult[] {
	if (settings.DESK === "off") return [warning("team", texts.doctor.noDesk)];
	return teamOf(settings).some(({ admin }) => admin) ? [] : [warning("team", texts.doctor.noAdmin)];
}

/** Checks that the pages of this build were built with these settings; the service does not start with others. */
export function checkPages(settings: Settings, builtWith: BuildSettings | undefined): CheckResult[] {
	if (!builtWith) return [];
	const says = settingMismatches(builtWith, settings).map(mismatchText).join(" ");
	return [says ? fault("pages", { says, todo: BUILD_AGAIN }) : ok("pages", texts.doctor.pages)];
}

/** Checks that only the service's account can read the data folder, and what was left in it. */
export function checkFolder({ DATA_DIR: folder, DATABASE_URL }: Settings, now: Date): CheckResult[] {
	const found = stat(folder);
	if (!found && DATABASE_URL) return [ok("folder", texts.doctor.folderNotNeeded, { path: folder })];
	if (!found?.isDirectory()) return [fault("folder", texts.doctor.folderMissing, { path: folder })];
	const open = [folder, join(folder, DATABASE_FILE)].filter((path) => othersMayEnter(stat(path)));
	const quoted = open.map((path) => `'${path.replaceAll("'", "'\\''")}'`).join(" ");
	const naming = (what: "replaced" | "unfinished", paths: readonly string[]) =>
		paths.length > 0 ? [warning(what, texts.doctor[what], { paths: paths.join(", ") })] : [];
	return [
		open.length === 0
			? ok("folder", texts.doctor.folder, { path: folder })
			: warning("folder", texts.doctor.folderOpen, { paths: open.join(", "), quoted }),
		...naming("replaced", replacedStores(folder)),
		...naming("unfinished", unfinishedWork(folder, now)),
		checkDisk(folder),
	];
}

/** Undefined also where this account may not look. */
const stat = (path: string): Stats | undefined => withFallback(() => statSync(path), undefined);

function othersMayEnter(found: Stats | undefined): boolean {
	// Windows has no such bits.
	return process.platform !== "win32" && found !== undefined && (found.mode & 0o077) !== 0;
}

function checkDisk(folder: string): CheckResult {
	const { bavail, bsize } = statfsSync(folder);
	const free = bavail * bsize;
	const { disk } = texts.doctor;
	const values = { free: `${(free / GIGABYTE).toFixed(1)} GB` };
	if (free < MIN_DISK.fault) return fault("disk", disk, values);
	return free < MIN_DISK.warning ? warning("disk", disk, values) : ok("disk", disk.says, values);
}
