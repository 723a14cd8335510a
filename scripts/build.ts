/** Builds site and service into dist/, unless the build is as new as its sources. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourcesFingerprint } from "./fingerprint.ts";
import { runStep } from "./steps.ts";

const MARK = "dist/.built-from";

/**
 * @param always build even where nothing has changed
 * @throws when a step fails; it has said why by then
 */
export async function build({ always = false } = {}): Promise<void> {
	const wanted = sourcesFingerprint(process.env);
	if (!always && builtFrom() === wanted) return;
	rmSync("dist", { recursive: true, force: true });
	await runStep("Construyendo el sitio", "astro", ["build"]);
	mkdirSync("dist/shell");
	renameSync("dist/site/service-shell.html", join("dist/shell/service-shell.html"));
	await runStep("Construyendo el servicio", "vite", ["build", "--config", "vite.service.config.ts"]);
	writeFileSync(MARK, wanted);
}

function builtFrom(): string | undefined {
	try {
		return readFileSync(MARK, "utf8");
	} catch {
		return undefined;
	}
}

if (import.meta.main) await build({ always: true });
