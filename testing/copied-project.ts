import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "./temporary-folder.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = [
	"astro.config.ts",
	"content",
	"content-model",
	"contract",
	"package.json",
	"site",
	"tsconfig.base.json",
];

/** A copy of what the site is built from, whose content a test may break. */
export function copiedProject() {
	const folder = temporaryFolder();
	for (const source of SOURCES) cpSync(join(ROOT, source), join(folder, source), { recursive: true });
	symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");

	return {
		/** The content folder. */
		content: join(folder, "content"),
		/** Changes a file's text, which has to be there. */
		edit(file: string, from: string | RegExp, to: string) {
			const path = join(folder, "content", file);
			const before = readFileSync(path, "utf8");
			const after = before.replace(from, to);
			if (after === before) throw new Error(`${from} is not in ${file}`);
			writeFileSync(path, after);
		},
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
