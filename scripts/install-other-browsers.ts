/** Installs the browsers of `npm test -- e2e/other-browsers`: Firefox, and WebKitGTK with its driver and a screen to stand on. */
import { existsSync, globSync } from "node:fs";
import type { WebKitPrograms } from "../testing/other-browsers/webkit-programs.ts";
import { aptInstall, mayInstallPackages } from "./install.ts";
import { runStep, StepFailed } from "./steps.ts";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const SCREEN = ["/usr/bin/Xvfb"];
const DRIVER = ["/usr/bin/WebKitWebDriver"];
const MINI_BROWSER = "/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser";

/**
 * Finds both, or installs Debian's.
 * @returns the paths of their programs
 * @throws where one is missing and may not be installed, having said what to install
 */
export async function installOtherBrowsers(): Promise<{ firefox: string; webkit: WebKitPrograms }> {
	if (mayInstallPackages()) {
		const missing = [
			...(FIREFOX.some(existsSync) ? [] : ["firefox-esr"]),
			...(webKit() ? [] : ["webkit2gtk-driver", "xvfb"]),
		].join(" ");
		if (missing) await runStep(`Instalando ${missing} (paquetes de Debian)`, "sh", ["-c", aptInstall(missing)]);
	}
	const firefox = FIREFOX.find(existsSync);
	const webkit = webKit();
	if (firefox && webkit) return { firefox, webkit };
	const missing = [...(firefox ? [] : ["Firefox"]), ...(webkit ? [] : ["WebKitWebDriver, MiniBrowser y Xvfb"])].join(
		", ",
	);
	process.stderr.write(
		`Falta: ${missing}. Instálalo y repite el comando; en Debian: apt-get install firefox-esr webkit2gtk-driver xvfb.\n`,
	);
	throw new StepFailed("Buscando Firefox y WebKit");
}

function webKit(): WebKitPrograms | undefined {
	const screen = SCREEN.find(existsSync);
	const driver = DRIVER.find(existsSync);
	const [browser] = globSync(MINI_BROWSER);
	return screen && driver && browser ? { screen, driver, browser } : undefined;
}
