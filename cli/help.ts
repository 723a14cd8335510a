import { COMMANDS, type CommandName } from "./catalogue.ts";
import { twoColumns } from "./layout.ts";
import { GENERAL, GROUPS, HELP } from "./words/help.ts";

const NAMES = 24;
const INDENT = "  ";

/** Every command in a line. @param columns width of the terminal */
export function generalHelp(columns: number): string {
	const groups = GROUPS.map(
		({ title, names }) =>
			`${title}\n${list(
				names.map((name) => [HELP[name].usage, HELP[name].summary]),
				columns,
			)}`,
	);
	return [GENERAL.usage, ...groups, GENERAL.more].join("\n\n");
}

export function commandHelp(name: CommandName, columns: number): string {
	const { usage, summary, details, options = {}, examples } = HELP[name];
	const rows = Object.entries({ ...options, json: GENERAL.json }).map(
		([option, [value, words]]) => [`--${option}${value && ` ${value}`}`, words] as [string, string],
	);
	return [
		`${GENERAL.use}: npm run contacts -- ${usage}${Object.keys(COMMANDS[name].options).length > 0 ? ` [${GENERAL.options}]` : ""}`,
		twoColumns(
			[["", `${summary[0]?.toUpperCase()}${summary.slice(1)}.${details ? ` ${details}` : ""}`]],
			1,
			columns,
		).replace(/^ {3}/gm, ""),
		`${GENERAL.optionsTitle}\n${list(rows, columns)}`,
		`${GENERAL.examples}\n${examples.map((example) => `${INDENT}npm run contacts -- ${example}`).join("\n")}`,
	].join("\n\n");
}

function list(rows: readonly (readonly [string, string])[], columns: number): string {
	return twoColumns(rows, NAMES, columns - INDENT.length).replace(/^(?=.)/gm, INDENT);
}
