/** Installs what tests and audits need besides npm's packages: a Chromium, the programs of a PostgreSQL server, Deno, nginx and Caddy, libfaketime, Java. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { faketimeLibrary } from "../testing/chaos/faketime.ts";
import { DENO_FOLDER, denoProgram } from "../testing/deno.ts";
import { postgresPrograms } from "../testing/postgres.ts";
import { hasProxies } from "../testing/proxies.ts";
import { installLocked } from "./locked-install.mjs";
import { runStep, StepFailed } from "./steps.ts";

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE_CHROMIUMS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
// What the Nu HTML Checker is built for.
const OLDEST_JAVA = 17;

/**
 * Finds a Chromium, or installs one: Debian's without its desktop, which is the same engine in half the processes, so that
 * tests take a third less time, and timings on few cores tell more of the page; else the system's, or Playwright's own.
 * @returns the path of the program
 */
export async function installChromium(): Promise<string> {
	if (!existsSync(HEADLESS_SHELL) && mayInstallPackages()) {
		// Not every distribution with apt has it.
		const install = aptInstall("$(apt-cache pkgnames chromium-headless-shell)");
		try {
			await runStep("Instalando Chromium sin escritorio (paquete de Debian)", "sh", ["-c", install]);
		} catch (error) {
			if (!(error instanceof StepFailed)) throw error;
			process.stderr.write("Se sigue con un Chromium entero, que tarda más.\n");
		}
	}
	return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : await installWholeChromium();
}

/** Finds or installs a Chromium that keeps pages for Back, which the one without a desktop cannot. @returns its path */
export async function installWholeChromium(): Promise<string> {
	const there = wholeChromium();
	if (there) return there;
	if (mayInstallPackages()) {
		await runStep("Instalando Chromium (paquete de Debian)", "sh", ["-c", aptInstall("chromium")]);
	} else {
		await runStep("Descargando Chromium (Playwright)", "playwright", ["install", "chromium"]);
	}
	const installed = wholeChromium();
	if (installed) return installed;
	throw new Error("No hay Chromium. Instálalo con el gestor de paquetes del sistema y repite npm test.");
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

/** Makes sure PostgreSQL's server programs are there; its service is neither needed nor touched. */
export async function installPostgres(): Promise<void> {
	if (postgresPrograms()) return;
	if (mayInstallPackages()) {
		await runStep("Instalando PostgreSQL (paquete de Debian)", "sh", ["-c", aptInstall("postgresql")]);
	}
	if (postgresPrograms()) return;
	throw new Error("No hay PostgreSQL. Instala sus programas de servidor (initdb, postgres) y repite npm test.");
}

/** Makes sure that nginx and Caddy are there; their services are neither needed nor touched. */
export async function installProxies(): Promise<void> {
	if (!hasProxies() && mayInstallPackages()) {
		// At this run level a package that is installed does not start its service.
		const install = `export RUNLEVEL=1; ${aptInstall("nginx caddy systemd")}`;
		await runStep("Instalando nginx y Caddy (paquetes de Debian)", "sh", ["-c", install]);
	}
	if (!hasProxies()) throw new Error("Faltan nginx y Caddy. Instálalos con el gestor de paquetes del sistema.");
}

/** Makes sure that a program's clock can be moved (libfaketime). */
export async function installFaketime(): Promise<void> {
	if (faketimeLibrary()) return;
	if (mayInstallPackages()) {
		await runStep("Instalando libfaketime (paquete de Debian)", "sh", ["-c", aptInstall("libfaketime")]);
	}
	if (faketimeLibrary()) return;
	throw new Error("No hay libfaketime. Instálalo con el gestor de paquetes del sistema.");
}

/**
 * Finds a Java, or installs Debian's.
 * @throws saying what to install, where it may not
 */
export async function installJava(): Promise<{ path: string; version: string }> {
	const there = java();
	if (there) return there;
	if (mayInstallPackages()) {
		await runStep("Instalando Java (paquete de Debian)", "sh", ["-c", aptInstall("default-jre-headless")]);
	}
	const installed = java();
	if (installed) return installed;
	throw new Error("No hay Java. Instala uno, versión 17 o posterior, con el gestor de paquetes del sistema.");
}

function java(): { path: string; version: string } | undefined {
	const path = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, "bin", "java") : "java";
	const { status, stderr } = spawnSync(path, ["-version"], { encoding: "utf8" });
	const version = stderr?.match(/version "([^"]+)"/)?.[1] ?? "";
	return status === 0 && Number.parseInt(version, 10) >= OLDEST_JAVA ? { path, version } : undefined;
}

function wholeChromium(): string | undefined {
	return [...WHOLE_CHROMIUMS, chromium.executablePath()].find(existsSync);
}

/** Whether Debian's packages may be installed: as root, where there is apt. */
export function mayInstallPackages(): boolean {
	return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Shell line that installs packages by their names. */
export function aptInstall(name: string): string {
	return `export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;
}
