/** `npm run build`: site and service into `dist/`; `-- serverless`: the service as a function, into `dist.serverless/`. */
import {
	appendFileSync,
	copyFileSync,
	cpSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { dirname } from "node:path";
import { loadContentWithPictures } from "../content-model/loader/load.ts";
import { allStaleTexts, translations } from "../content-model/loader/translations.ts";
import { dueReviews } from "../content-model/reviews/due-reviews.ts";
import { languagePath, MAIN_LANGUAGE } from "../contract/languages.ts";
import { buildEditor } from "../editor/build.ts";
import { buildSettings } from "../site/build-settings.ts";
import { BEST, compressFolder, QUICK } from "../site/generated/compress.ts";
import { fingerprint, isBuilt, markBuilt } from "./build/fingerprint.ts";
import { writeHostFiles } from "./build/host-files.ts";
import { loadSettingsFile, orExit, runStep } from "./command/steps.ts";

const MARK = ".built-from";
const BUNDLE = "secure-contact.js";
/** Of what Vite leaves out of the list that it writes. */
const MORE_LICENSES = { typefaces: "site/styles/fonts/LICENSE" };
/** So many remind of the list in which all are. */
const MAX_WARNINGS = 3;

/**
 * @param folder where to; `dist/` is what an operator puts online
 * @param environment what the settings that become part of the pages are taken from
 * @param always build even if nothing has changed
 * @param anySettings leave a build of these sources as it is, whatever settings its pages were built with
 * @param service folder of the bundled service, if a build of these sources has made it
 * @param quick compress less, which takes three seconds of a first build: for who looks at the site on this machine
 * @param now for the facts that somebody has to check again, which are named and stop nothing
 * @throws when a step fails, which has said why by then, or the content is faulty
 */
export async function build({
	folder = "dist",
	environment = process.env,
	always = false,
	anySettings = false,
	service = "",
	quick = false,
	now = () => new Date(),
} = {}): Promise<void> {
	const wanted = fingerprint(environment);
	const next = `${folder}.next`;
	if (!always && isBuilt(`${folder}/${MARK}`, wanted, anySettings)) return;
	await checkContent(now());
	// Built beside the old build, which stays whole until the new one is.
	rmSync(next, { recursive: true, force: true });
	const bundle = ["build", "--config", "vite.service.config.ts", "--outDir", `${next}/service`];
	const compress = (part: string) => compressFolder(`${next}/${part}`, quick ? QUICK : BEST);
	await allOf([
		buildEditor(`${next}/editor`).then(() => compress("editor")),
		runStep("El sitio", "astro", ["build", "--outDir", `${next}/site`], { env: environment }),
		service
			? cp(service, `${next}/service`, { recursive: true })
			: runStep("El servicio", "vite", bundle, { env: environment }),
	]);
	const shells = [MAIN_LANGUAGE, ...translations("content")].map((language) =>
		languagePath(language, "/service-shell.html"),
	);
	for (const shell of [...shells, "/desk-shell.html", "/desk.webmanifest"]) {
		mkdirSync(dirname(`${next}/shell${shell}`), { recursive: true });
		renameSync(`${next}/site${shell}`, `${next}/shell${shell}`);
	}
	const built = buildSettings(environment);
	writeFileSync(`${next}/build-settings.json`, JSON.stringify(built));
	writeHostFiles(`${next}/site`, built.siteUrl);
	for (const [of, file] of Object.entries(MORE_LICENSES)) {
		appendFileSync(`${next}/site/licenses.md`, `\n## ${of}\n\n${readFileSync(file, "utf8")}`);
	}
	await compress("site");
	markBuilt(`${next}/${MARK}`, wanted);
	rmSync(folder, { recursive: true, force: true });
	renameSync(next, folder);
}

/** Waits for all, so that nothing still writes once one has failed. @throws what the first of them threw */
async function allOf(steps: readonly Promise<void>[]): Promise<void> {
	for (const end of await Promise.allSettled(steps)) if (end.status === "rejected") throw end.reason;
}

/** Said before anything is built, and without the noise of a build that breaks off. */
async function checkContent(now: Date): Promise<void> {
	const due = dueReviews(await loadContentWithPictures("content"), now);
	const stale = Map.groupBy(allStaleTexts("content"), ({ file }) => file);
	const warnings = [
		...Array.from(stale, ([file, [first]]) => `content/${file} · ${first?.key}: el español cambió.`),
		...due.map(({ where, todo }) => `${where}: ${todo}`),
	];
	for (const warning of warnings.slice(0, MAX_WARNINGS)) process.stderr.write(`Aviso: ${warning}\n`);
	if (warnings.length > 0) process.stderr.write(`Avisos: ${warnings.length}. Todos están en npm run launch-check.\n`);
}

/** Bundles the service for function platforms (docs/serverless.md). @param folder replaced @throws if it fails */
export async function buildServerless(folder: string): Promise<void> {
	rmSync(folder, { recursive: true, force: true });
	const build = ["build", "--config", "vite.serverless.config.ts", "--outDir", folder];
	await runStep("Construyendo el servicio para otra plataforma", "vite", build);
	cpSync("deploy/supabase", `${folder}/supabase`, { recursive: true });
	copyFileSync(`${folder}/${BUNDLE}`, `${folder}/supabase/functions/secure-contact/${BUNDLE}`);
}

if (import.meta.main) {
	await orExit(loadSettingsFile);
	await orExit(() => (process.argv[2] === "serverless" ? buildServerless("dist.serverless") : build({ always: true })));
}
