import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "./config.ts";
import { SettingsError } from "./settings-error.ts";

/** The settings the build wrote into the pages, kept beside them in `baked.json`. */
export interface BuiltSettings {
	siteUrl: string;
	contactKey: string;
	contactOrigin: string;
}

/** A setting whose value is another than the one in the pages; empty where it is unset. */
export interface SettingMismatch {
	name: string;
	inPages: string;
	now: string;
}

/** @param buildFolder with the pages and the service */
export function readBuiltSettings(buildFolder: string): BuiltSettings {
	return JSON.parse(readFileSync(join(buildFolder, "baked.json"), "utf8"));
}

/**
 * The settings that the pages were built with other values of. Their forms would be refused, or go elsewhere.
 */
export function settingMismatches(baked: BuiltSettings, settings: Settings): SettingMismatch[] {
	return [
		{ name: "SITE_URL", inPages: baked.siteUrl, now: settings.SITE_URL },
		{ name: "CONTACT_PUBLIC_KEY", inPages: baked.contactKey, now: settings.CONTACT_PUBLIC_KEY },
		{ name: "CONTACT_URL", inPages: baked.contactOrigin, now: settings.CONTACT_URL ?? "" },
	].filter(({ inPages, now }) => inPages !== now);
}

/** In Spanish, for whoever set it: both values of each, none of which is a secret. */
export function mismatchText({ name, inPages, now }: SettingMismatch): string {
	return `${name}: las páginas se construyeron con ${quoted(inPages)} y aquí es ${quoted(now)}.`;
}

/** How to mend it. */
export const BUILD_AGAIN =
	"Corrige el ajuste o construye otra vez las páginas con los de aquí (npm run build, o docker compose build).";

/** @throws SettingsError naming each such setting with both values: a service whose forms all fail must not start */
export function checkBuiltSettings(baked: BuiltSettings, settings: Settings): void {
	const otherwise = settingMismatches(baked, settings);
	if (otherwise.length === 0) return;
	throw new SettingsError([...otherwise.map(mismatchText), BUILD_AGAIN].map((line) => `  ${line}`));
}

const quoted = (value: string) => (value === "" ? "nada" : `«${value}»`);
