import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildSettings } from "../../contract/web/build-settings.ts";
import type { Settings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

/** Reads `build-settings.json`, which the build writes beside the pages. @param buildFolder with the pages and the service */
export const readBuildSettings = (buildFolder: string): BuildSettings =>
	JSON.parse(readFileSync(join(buildFolder, "build-settings.json"), "utf8"));

/** Settings that differ from those in the pages: their forms would be refused, or go to another service. */
export function settingMismatches(builtWith: BuildSettings, settings: Settings) {
	return [
		{ name: "SITE_URL", inPages: builtWith.siteUrl, now: settings.SITE_URL },
		{ name: "CONTACT_PUBLIC_KEY", inPages: builtWith.contactKey, now: settings.CONTACT_PUBLIC_KEY },
		{ name: "CONTACT_URL", inPages: builtWith.contactOrigin, now: settings.CONTACT_URL ?? "" },
	].filter(({ inPages, now }) => inPages !== now);
}

/** A mismatch in Spanish, with both values; none of them is a secret. */
export const mismatchText = ({ name, inPages, now }: ReturnType<typeof settingMismatches>[number]): string =>
	`${name}: las páginas se construyeron con ${quoted(inPages)} y aquí es ${quoted(now)}.`;

export const BUILD_AGAIN =
	"Corrige el ajuste o construye otra vez las páginas con los de aquí (npm run build, o docker compose build).";

/** @throws SettingsError naming each such setting with both values: a service whose forms all fail must not start */
export function checkBuildSettings(builtWith: BuildSettings, settings: Settings): void {
	const otherwise = settingMismatches(builtWith, settings);
	if (otherwise.length === 0) return;
	throw new SettingsError([...otherwise.map(mismatchText), BUILD_AGAIN].map((line) => `  ${line}`));
}

const quoted = (value: string) => (value === "" ? "nada" : `«${value}»`);
