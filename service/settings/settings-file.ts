/** `.env` and the files of `--env-file`. To Node a bare `#` begins a comment, which cuts `smtp://ana:sec@ret#…` to `ret`. */
import { existsSync, readFileSync } from "node:fs";
import { encodingFault } from "./login-address.ts";
import { SettingsError } from "./settings-error.ts";

// A comment proper has a blank before it; a value in quotes is taken whole.
const CUT = /^[ \t]*(?:export[ \t]+)?(SMTP_URL|DATABASE_URL)[ \t]*=[ \t]*[^\s"'`#][^\s#]*#/gm;

/** @throws SettingsError naming the settings that Node would cut off */
export function checkSettingsFile(path: string): void {
	if (!existsSync(path)) return;
	const cut = Array.from(readFileSync(path, "utf8").matchAll(CUT), ([, name]) => `  ${name}: ${encodingFault(["#"])}`);
	if (cut.length > 0) throw new SettingsError(cut);
}

/** The same of all files that Node was told to take settings from. @param execArgv Node's own options */
export function checkEnvFiles(execArgv: readonly string[]): void {
	for (const [index, option] of execArgv.entries()) {
		const [, isSetting, path] = option.match(/^(--env-file(?:-if-exists)?)(?:=(.*))?$/s) ?? [];
		if (isSetting) checkSettingsFile(path ?? execArgv[index + 1] ?? "");
	}
}
