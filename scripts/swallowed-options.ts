/** Options that npm took for its own, because no `--` stood before them. */
import { HELP } from "../cli/words/help.ts";

/** Settings of npm's own: here they may come from somebody's `.npmrc`, and no command does harm without them. */
const OF_NPM = ["before", "json", "replace", "yes"];
/** What npm makes of a name that one of its own begins with. */
const TAKEN_FOR: Record<string, string> = { to: "token_description" };

const NAMES = new Set(Object.values(HELP).flatMap(({ options = {} }) => Object.keys(options)));

export const MISSING_DASHES = "Falta `--` después de contacts: npm run contacts -- …";

/**
 * Names of the commands' options that npm keeps in the environment instead of handing them on.
 * @param args what it did hand on: an option among them proves that there was a `--`
 */
export function swallowedOptions(environment: NodeJS.ProcessEnv, args: readonly string[]): string[] {
	if (args.some((arg) => arg.startsWith("-"))) return [];
	return [...NAMES].filter((name) => {
		const kept = environment[`npm_config_${TAKEN_FOR[name] ?? name.replaceAll("-", "_")}`];
		return !OF_NPM.includes(name) && kept !== undefined && kept !== "";
	});
}
