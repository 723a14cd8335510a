/** From a command line to what is printed and the process's exit code. */
import { errorCode } from "../service/process/error-code.ts";
import { SettingsError } from "../service/settings/settings-error.ts";
import { readArguments } from "./arguments.ts";
import { type CommandContext, CommandRefused, EXIT, type ExitCode, quoted, say, texts, UsageError } from "./command.ts";
import { backup } from "./commands/backup.ts";
import { clock } from "./commands/clock.ts";
import { doctor } from "./commands/doctor.ts";
import { move } from "./commands/move.ts";
import { purge } from "./commands/purge.ts";
import { resend } from "./commands/resend.ts";
import { restore } from "./commands/restore.ts";
import { rotateKey } from "./commands/rotate-key.ts";
import { signInCode } from "./commands/sign-in-code.ts";

interface CommandHelp {
	usage: string;
	/** Starts small and has no full stop: it follows the command's name. */
	summary: string;
	details?: string;
	/** By option: what goes behind it, and what it does. */
	options?: Readonly<Record<string, readonly string[]>>;
	examples: readonly string[];
}

const GENERAL = texts.help;
const HELP: Readonly<Record<CommandName, CommandHelp>> = GENERAL.commands;

interface Printed {
	code: ExitCode;
	/** For standard output: the answer. */
	out: string;
	/** For standard error: why there is no answer. */
	err: string;
}

/** Runs one command. Never rejects. */
export async function run(args: readonly string[], context: CommandContext): Promise<Printed> {
	const [name = "help", ...rest] = args;
	if (["help", "--help", "-h"].includes(name)) return helpOn(rest[0]);
	if (!isCommand(name)) return wrongUse(unknown(name));
	try {
		const command = COMMANDS[name];
		const { help, ...call } = readArguments(rest, command);
		if (help) return helpOn(name);
		const { text, data, code = EXIT.done } = await command.run({ ...call, context });
		if (call.json) return { code, out: `${JSON.stringify(data, nullForMissing, 2)}\n`, err: "" };
		return { code, out: `${text}\n`, err: "" };
	} catch (error) {
		if (error instanceof UsageError)
			return wrongUse(`${error.message}\n${say(texts.usage.seeHelp, { command: name })}`);
		return { code: error instanceof CommandRefused ? error.code : EXIT.couldNot, out: "", err: `${whyNot(error)}\n` };
	}
}

function helpOn(name: string | undefined): Printed {
	const of = name?.startsWith("-") ? undefined : name;
	if (of !== undefined && !isCommand(of)) return wrongUse(unknown(of));
	const help = of === undefined ? generalHelp() : commandHelp(of);
	return { code: EXIT.done, out: `${help}\n`, err: "" };
}

const wrongUse = (message: string): Printed => ({ code: EXIT.wrongUse, out: "", err: `${message}\n` });

const unknown = (name: string): string =>
	say(texts.usage.unknownCommand, { name: quoted(name), names: Object.keys(COMMANDS).join(", ") });

/** Never an error's own message, which may repeat what a visitor typed, unless it is one of ours. */
function whyNot(error: unknown): string {
	if (error instanceof CommandRefused || error instanceof SettingsError) return error.message;
	const { code, stack = "" } = error as { code?: string; stack?: string };
	if (code === "DATA_KEY") return texts.store.otherKey;
	const where = code === undefined ? stack.split("\n").filter((line) => /^\s+at /.test(line)) : [];
	return [say(texts.store.failed, { code: errorCode(error) }), ...where].join("\n");
}

/** Programs find every key in every answer. */
const nullForMissing = (_key: string, value: unknown): unknown => (value === undefined ? null : value);

const NAMES = 22;

function generalHelp(): string {
	const groups = GENERAL.groups.map(({ title, names }) => {
		const rows = names.filter(isCommand).map((name) => [HELP[name].usage, HELP[name].summary] as const);
		return list(title, rows);
	});
	return [GENERAL.usage, ...groups, GENERAL.more].join("\n\n");
}

function commandHelp(name: CommandName): string {
	const { usage, summary, details, options = {}, examples } = HELP[name];
	const rows = Object.entries({ ...options, json: GENERAL.json }).map(
		([option, [value, words = ""]]) => [`--${option}${value && ` ${value}`}`, words] as const,
	);
	const said = `${summary[0]?.toUpperCase()}${summary.slice(1)}.${details ? ` ${details}` : ""}`;
	return [
		`${GENERAL.use}: npm run contacts -- ${usage}${Object.keys(COMMANDS[name].options).length > 0 ? ` [${GENERAL.options}]` : ""}`,
		said,
		list(GENERAL.optionsTitle, rows),
		[GENERAL.examples, ...examples.map((example) => `  npm run contacts -- ${example}`)].join("\n"),
	].join("\n\n");
}

const list = (title: string, rows: readonly (readonly [string, string])[]): string =>
	[title, ...rows.map(([name, text]) => `  ${name.padEnd(NAMES)}  ${text}`)].join("\n");

export const COMMANDS = {
	doctor,
	backup,
	restore,
	move,
	purge,
	"rotate-key": rotateKey,
	clock,
	resend,
	"sign-in-code": signInCode,
};

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
