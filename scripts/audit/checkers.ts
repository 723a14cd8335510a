/** The checkers of `npm run audit`, each run as its own command: Lighthouse, the Nu HTML Checker, the HTTP Observatory's scanner. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { StepFailed } from "../command/steps.ts";
import { installLocked } from "../install/locked-install.mjs";

const WANTED = "scripts/audit/checkers";
const INSTALLED = "node_modules/.checkers";
const OBSERVATORY = `${INSTALLED}/node_modules/@mdn/mdn-http-observatory`;
/** The domains that browsers know to be HTTPS only; the scanner reads it, and its package does not hold it. */
const PRELOADED = `${OBSERVATORY}/conf/hsts-preload.json`;
const PROGRAMS = {
	lighthouse: `${INSTALLED}/node_modules/lighthouse/cli/index.js`,
	nu: `${INSTALLED}/node_modules/vnu-jar/build/dist/vnu.jar`,
	observatory: `${OBSERVATORY}/src/scan.js`,
};
// Chromium does not trust the certificate of a run, and must send no requests of its own.
const CHROMIUM =
	"--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --ignore-certificate-errors";

/** The parts of Lighthouse's JSON that are read here. */
export interface LighthouseResult {
	runtimeError?: { message: string };
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: object[] } }>;
	environment: { benchmarkIndex: number };
}

/** The parts of the Nu HTML Checker's JSON that are read here. */
export interface NuMessage {
	url?: string;
	type: "error" | "info" | "non-document-error";
	subType?: string;
	message: string;
	extract?: string;
}

/** What the Observatory says of a host. */
export interface Safety {
	scan: { grade: string; score: number };
	tests: Record<string, { pass: boolean; result: string | null; scoreModifier?: number }>;
}

/** Makes sure that the checkers are there, as their lockfile names them. @returns their versions */
export async function installCheckers(): Promise<Record<string, string>> {
	// Their own install scripts, which are not run, download a Java, compile a database driver and fetch lists.
	const there = () => Object.values(PROGRAMS).every((program) => existsSync(program));
	const title = "Instalando los verificadores";
	if (!(await installLocked(title, WANTED, INSTALLED, there))) throw new StepFailed(title);
	// Without the list no host counts as preloaded, which ours, on this machine, is not.
	if (!existsSync(PRELOADED)) writeFileSync(PRELOADED, "{}");
	return JSON.parse(readFileSync(`${WANTED}/package.json`, "utf8")).dependencies;
}

/** Visits a page as Lighthouse's phone does, its processor slowed so many times. @throws if it cannot be loaded */
export async function lighthouse(url: string, chromium: string, slowdown: number): Promise<LighthouseResult> {
	// To a file: it ends before all it prints has gone through a pipe.
	using folder = mkdtempDisposableSync(join(tmpdir(), "ivf-do-lighthouse-"));
	const file = join(folder.path, "result.json");
	const slowed = `--throttling.cpuSlowdownMultiplier=${slowdown}`;
	const output = ["--output=json", `--output-path=${file}`, "--quiet", "--no-enable-error-reporting"];
	const args = [PROGRAMS.lighthouse, url, ...output, slowed, `--chrome-flags=${CHROMIUM}`];
	await run(process.execPath, args, { CHROME_PATH: chromium });
	const result: LighthouseResult = JSON.parse(readFileSync(file, "utf8"));
	if (result.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${result.runtimeError.message}`);
	return result;
}

/** What the Nu HTML Checker says of pages; of all at once, because starting it takes longest. @param java path of a Java */
export async function checkMarkup(urls: readonly string[], java: string): Promise<NuMessage[]> {
	// It asks nothing of this machine unless told that it may.
	const own = ["-Dnu.validator.servlet.allow-forbidden-hosts=true", "-jar", PROGRAMS.nu];
	return JSON.parse(await run(java, [...own, "--format", "json", "--stdout", "--exit-zero-always", ...urls])).messages;
}

/** Whether a message counts: newer CSS, which it does not know, does not; nor JSON-LD, which it takes for a script. */
export function counts({ type, subType, message, extract = "" }: NuMessage): boolean {
	if (message.startsWith("CSS:") || (type === "info" && subType !== "warning")) return false;
	return !(message.startsWith("Inline script violates") && extract.includes('"application/ld+json"'));
}

/** Scans a host. @param certificate file of a certificate to trust beside the known ones */
export async function scanHost(host: string, certificate: string): Promise<Safety> {
	const said = await run(process.execPath, [PROGRAMS.observatory, host], { NODE_EXTRA_CA_CERTS: certificate });
	const scan = JSON.parse(said);
	if (scan.error) throw new Error(`The Observatory's scanner could not scan ${host}: ${scan.error}`);
	return scan;
}

async function run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
	const env = { ...process.env, ...environment };
	const { stdout } = await promisify(execFile)(program, args, { env, timeout: 180_000, maxBuffer: 1e8 });
	return stdout;
}
