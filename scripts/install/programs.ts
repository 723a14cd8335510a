/** The command line programs of the installed packages. */
import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/** Each program's package. */
const PACKAGES: Readonly<Record<string, string>> = {
	astro: "astro",
	biome: "@biomejs/biome",
	playwright: "@playwright/test",
	stylelint: "stylelint",
	// Version 7, in half the time; `astro check` still needs `typescript`, which is 6.
	tsc: "typescript-native",
	vite: "vite",
	vitest: "vitest",
};

/** A package's program is run by Node itself: Windows' `.cmd` files need a shell. @throws if it is not installed */
export function commandLine(command: string, args: readonly string[]): [program: string, args: string[]] {
	const name = PACKAGES[command];
	return name ? [process.execPath, [programFile(name, command), ...args]] : [command, [...args]];
}

function programFile(name: string, command: string): string {
	const manifest = findPackageJSON(name, import.meta.url);
	if (!manifest) throw new Error(`${name} is not installed`);
	const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: string | Record<string, string> };
	return join(dirname(manifest), typeof bin === "string" ? bin : (bin[command] as string));
}
