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

/**
 * What to spawn for a command. A package's program is run by this Node from its own file: the `.cmd` files that npm puts on
 * the PATH of Windows cannot be spawned without a shell.
 * @param command name of a program of `PACKAGES`, or any other command, which stays as it is
 * @returns the program and its arguments
 * @throws if the package is not installed
 */
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
