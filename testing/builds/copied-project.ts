import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CACHE_FOLDER } from "../../content-model/loader/build-cache.ts";
import { editContent } from "../broken-content.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What builds need, and more of little weight. */
const SOURCES = globSync("*", {
	cwd: ROOT,
	exclude: ["dist*", "docs", "e2e", "node_modules", "scripts", "shots", "test-results", "testing", "tools"],
});

/** A copy of what site and service are built from, whose content and rules a test may change. */
export function copiedProject() {
	const folder = copiedSources(SOURCES);
	// A test that edits code makes some of it anew.
	const drawn = join(ROOT, CACHE_FOLDER);
	if (existsSync(drawn)) cpSync(drawn, join(folder, CACHE_FOLDER), { recursive: true });

	return {
		folder,
		content: join(folder, "content"),
		edit: (file: string, from: string | RegExp, to: string) => editContent(join(folder, "content"), file, from, to),
		/** Builds the site; says how that ended and what was said. */
		build() {
			const astro = join(ROOT, "node_modules", "astro", "bin", "astro.mjs");
			const { status, stdout, stderr } = spawnSync(process.execPath, [astro, "build"], {
				cwd: folder,
				encoding: "utf8",
				env: { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
			});
			return { ok: status === 0, said: `${stdout}${stderr}` };
		},
	};
}

/** A copy of these files and folders of the project, beside all its packages. */
export function copiedSources(sources: readonly string[]): string {
	const folder = temporaryFolder();
	for (const source of sources) {
		const filter = (file: string) => !/\.test\.tsx?$/.test(file);
		cpSync(join(ROOT, source), join(folder, source), { recursive: true, filter });
	}
	const packages = join(folder, "node_modules");
	mkdirSync(packages);
	for (const entry of readdirSync(join(ROOT, "node_modules"), { withFileTypes: true })) {
		const { name } = entry;
		const isPackage = entry.isDirectory() && name !== ".cache";
		if (isPackage) symlinkSync(join(ROOT, "node_modules", name), join(packages, name), "junction");
	}
	return folder;
}

/** What patients are asked with the new field. */
export const NEW_LABEL = "Tratamiento soñado";

/** Lets patients be asked for what only testimonials are, with words of its own. */
export function addField(folder: string): void {
	editContent(folder, "contract/requests/forms.ts", '"country", "message"]', '"country", "treatment", "message"]');
	const label = `      treatment:\n        label: ${NEW_LABEL}\n`;
	editContent(folder, "content/es/messages.yaml", /(?<=Soy paciente\n[\s\S]*?label: País donde vives\n)/, label);
	editContent(
		folder,
		"content/en/messages.yaml",
		/(?<=\n {2}patient:\n {4}title[\s\S]*?country:\n {8}label: .*\n)/,
		label,
	);
}
