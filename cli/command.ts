import { fill } from "../content-model/fields/fill.ts";
import type { BuildSettings } from "../contract/web/build-settings.ts";
import { printableLine } from "../service/formats/printable.ts";
import json from "./texts.json" with { type: "json" };

/** The texts of the commands. The operator is addressed as "tú"; no text holds anybody's data by itself. */
export const texts = json;

/** What the process ends with; `docs/guia-de-ordenes.md` says the same for scripts. */
export const EXIT = {
	done: 0,
	/** Settings, the store, or something that stands in the way. */
	couldNot: 1,
	wrongUse: 2,
	/** Nothing of that name, or a check that failed. */
	notFound: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command line makes no sense; the message says what to write instead. */
export class UsageError extends Error {}

/** The command cannot or must not go on; the message says why and what to do. */
export class CommandRefused extends Error {
	readonly code: ExitCode;

	constructor(message: string, code: ExitCode = EXIT.couldNot) {
		super(message);
		this.code = code;
	}
}

/** Everything a command knows of the machine it runs on. */
export interface CommandContext {
	environment: Record<string, string | undefined>;
	/** What the pages of this build were built with; undefined if a command is run without a build. */
	builtWith?: BuildSettings | undefined;
	now: () => Date;
	/** Asks the person at the keyboard; undefined if there is nobody. */
	ask?: ((question: string) => Promise<string>) | undefined;
}

/** What a command has to say, to people and to programs. */
export interface Outcome {
	text: string;
	data: unknown;
	code?: ExitCode;
}

export type OptionKinds = Readonly<Record<string, "text" | "texts" | "flag">>;

export type Given<Options extends OptionKinds> = {
	[Name in keyof Options]: { flag: boolean; text: string | undefined; texts: string[] }[Options[Name]];
};

interface Call<Options extends OptionKinds = OptionKinds> {
	options: Given<Options>;
	words: readonly string[];
	json: boolean;
	context: CommandContext;
}

export interface Command {
	options: OptionKinds;
	/** How many words it takes beside its options, and what is missing if there are too few. */
	takes: { least: number; most: number; missing?: string };
	run: (call: Call) => Promise<Outcome>;
}

/** Describes a command, so that `run` knows its options by their types. */
export function command<const Options extends OptionKinds>(definition: {
	options: Options;
	takes?: Command["takes"];
	run: (call: Call<Options>) => Promise<Outcome>;
}): Command {
	return { takes: { least: 0, most: 0 }, ...definition, run: definition.run as Command["run"] };
}

/** Continues only after the word was typed, or with `--yes`. @param what is about to happen, as a sentence */
export async function confirm(context: CommandContext, yes: boolean, what: string): Promise<void> {
	if (yes) return;
	if (!context.ask) throw new UsageError(texts.usage.confirmMissing);
	const answer = await context.ask(`${what}\n${texts.confirm.question}`);
	if (answer.trim().toLowerCase() !== texts.confirm.word) throw new CommandRefused(texts.confirm.left, EXIT.couldNot);
}

const NOUNS: Readonly<Record<string, readonly string[]>> = texts.counted;

/** Fills a text's placeholders. A number whose name is in `counted` takes its noun along: `3 correos`. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
	const said = Object.entries(values).map(([name, value]) => {
		const [one, several] = NOUNS[name] ?? [];
		return [name, several && typeof value === "number" ? `${value} ${value === 1 ? one : several}` : `${value}`];
	});
	return fill(text, Object.fromEntries(said));
}

/** Quotes what was typed, cut after the `://` of an address, which may hold a password. */
export const quoted = (text: string) => `«${printableLine(text).replace(/(:\/\/).+/, "$1…")}»`;
