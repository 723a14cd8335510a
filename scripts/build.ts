/** Builds site and service into dist/, unless the build is as new as its sources. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { ContentError } from "../content-model/faults.ts";
import { loadContent } from "../content-model/load.ts";
import { bakedSettings } from "../site/baked-settings.ts";
import { compressFolder } from "./compress.ts";
import { writeDictionary } from "./dictionary.ts";
import { fingerprint, isBuilt, markBuilt } from "./fingerprint.ts";
import { writeHostFiles } from "./host-files.ts";
import { loadSettingsFile } from "./settings-file.ts";
import { orExit, runStep, StepFailed } from "./steps.ts";

const MARK = ".built-from";
const NEXT = "dist.next";

/**
 * @param always build even where nothing has changed
 * @param anySettings leave a build of these sources as it is, whatever settings its pages were built with
 * @throws when a step fails; it has said why by then
 */
export async function build({ always = false, anySettings = false } = {}): Promise<void> {
	const wanted = fingerprint(process.env);
	if (!always && isBuilt(`dist/${MARK}`, wanted, anySettings)) return;
	checkContent();
	await runStep("Revisando que cada texto se use", process.execPath, ["scripts/check-messages.ts"]);
	// Built beside the old build, which stays whole until the new one is.
	rmSync(NEXT, { recursive: true, force: true });
	await runStep("Construyendo el sitio", "astro", ["build", "--outDir", `${NEXT}/site`]);
	mkdirSync(`${NEXT}/shell`);
	renameSync(`${NEXT}/site/service-shell.html`, `${NEXT}/shell/service-shell.html`);
	const baked = bakedSettings(process.env);
	writeFileSync(`${NEXT}/baked.json`, JSON.stringify(baked));
	writeHostFiles(`${NEXT}/site`, baked.siteUrl);
	await writeDictionary(`${NEXT}/site`);
	await compressFolder(`${NEXT}/site`);
	const service = ["build", "--config", "vite.service.config.ts", "--outDir", `${NEXT}/service`];
	await runStep("Construyendo el servicio", "vite", service);
	markBuilt(`${NEXT}/${MARK}`, wanted);
	rmSync("dist", { recursive: true, force: true });
	renameSync(NEXT, "dist");
}

/** Said before anything is built, and without the noise of a build that breaks off. */
function checkContent(): void {
	try {
		loadContent("content");
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		process.stderr.write(`${error.message}\n`);
		throw new StepFailed("Revisando el contenido");
	}
}

if (import.meta.main) {
	loadSettingsFile();
	await orExit(() => build({ always: true }));
}
