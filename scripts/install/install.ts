/** Installs what tests and measurements need besides npm's packages: Debian's, if that is allowed; else it says what to install. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { postgresPrograms } from "../../testing/databases/postgres.ts";
import type { WebKitPrograms } from "../../testing/other-browsers/browser.ts";
import { DENO_FOLDER, denoProgram } from "../../testing/processes/deno.ts";
import { hasProxies } from "../../testing/processes/proxies.ts";
import { runStep } from "../command/steps.ts";
import { installLocked } from "./locked-install.mjs";

const WHOLE_CHROMIUMS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FIREFOXES = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const WEBKIT = { screen: "/usr/bin/Xvfb", driver: "/usr/bin/WebKitWebDriver" };
const MINI_BROWSER = "/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser";
// What the Nu HTML Checker is built for.
const OLDEST_JAVA = 17;

/** Whether Debian's packages may be installed: as root, if there is apt. */
const mayInstallPackages = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

async function installPackages(packages: string): Promise<void> {
	// At this run level a package that is installed does not start its service.
	const environment = "export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1";
	const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
	await runStep(`Instalando ${packages} (paquetes de Debian)`, "sh", ["-c", `${environment}; ${install}`]);
}

/** Finds or installs something of the system's. @param packages Debian's @throws saying what to install, if need be */
async function findOrInstall<Found>(find: () => Found, packages: string): Promise<NonNullable<Found>> {
	let found = find();
	if (!found && mayInstallPackages()) {
		await installPackages(packages);
		found = find();
	}
	if (found) return found;
	throw new Error(`Falta ${packages}. Instálalo con el gestor de paquetes del sistema y repite el comando.`);
}

const CHROMIUM_FOLDER = ".cache/chromium";

/** Finds or installs Chromium: npm's headless one takes a fifth less time (0033), else a whole one. @returns a path */
export async function installChromium(): Promise<string> {
	const program = resolve(CHROMIUM_FOLDER, "chromium");
	const runs = () => {
		const packed = join(CHROMIUM_FOLDER, "node_modules/@sparticuz/chromium/bin/chromium.br");
		try {
			writeFileSync(program, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
		} catch (error) {
			process.stderr.write(`No se pudo desempacar: ${error}\nSe sigue con un Chromium entero, que tarda más.\n`);
			return false;
		}
		return spawnSync(program, ["--version"]).status === 0;
	};
	const isBuiltForThis = process.platform === "linux" && process.arch === "x64";
	const from = "scripts/programs/chromium";
	if (isBuiltForThis && (await installLocked("Instalando Chromium", from, CHROMIUM_FOLDER, runs))) return program;
	return await installWholeChromium();
}

/** Starts it. @param args beside those that every machine needs */
export const launchChromium = async (...args: readonly string[]) =>
	await chromium.launch({ executablePath: await installChromium(), args: ["--no-sandbox", ...args] });

/** Finds or installs a Chromium that keeps pages for Back, which the one without a desktop cannot. @returns its path */
export async function installWholeChromium(): Promise<string> {
	const find = () => [...WHOLE_CHROMIUMS, chromium.executablePath()].find(existsSync);
	if (!find() && !mayInstallPackages()) {
		await runStep("Descargando Chromium (Playwright)", "playwright", ["install", "chromium"]);
	}
	return await findOrInstall(find, "chromium");
}

/** Makes sure the Deno is there that the tests run the service under. */
export async function installDeno(): Promise<void> {
	const runs = () => {
		try {
			return spawnSync(denoProgram(), ["--version"]).status === 0;
		} catch {
			return false;
		}
	};
	if (await installLocked("Instalando Deno", "scripts/programs/deno", DENO_FOLDER, runs)) return;
	throw new Error("No se pudo instalar Deno. Revisa la conexión y repite npm test.");
}

/** PostgreSQL's server programs; its service is neither needed nor touched. */
export const installPostgres = () => findOrInstall(postgresPrograms, "postgresql");

/** nginx and Caddy; their services are neither needed nor touched. */
export const installProxies = () => findOrInstall(hasProxies, "nginx caddy systemd");

export const installJava = () => findOrInstall(java, "default-jre-headless");

/** Firefox, and WebKitGTK with its driver and a screen to stand on. @returns the paths of their programs */
export const installOtherBrowsers = async (): Promise<{ firefox: string; webkit: WebKitPrograms }> => ({
	firefox: await findOrInstall(() => FIREFOXES.find(existsSync), "firefox-esr"),
	webkit: await findOrInstall(webKit, "webkit2gtk-driver xvfb"),
});

function webKit(): WebKitPrograms | undefined {
	const [browser] = globSync(MINI_BROWSER);
	return browser && Object.values(WEBKIT).every(existsSync) ? { ...WEBKIT, browser } : undefined;
}

function java(): { path: string; version: string } | undefined {
	const path = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, "bin", "java") : "java";
	const { status, stderr } = spawnSync(path, ["-version"], { encoding: "utf8" });
	const version = stderr?.match(/version "([^"]+)"/)?.[1] ?? "";
	return status === 0 && Number.parseInt(version, 10) >= OLDEST_JAVA ? { path, version } : undefined;
}
