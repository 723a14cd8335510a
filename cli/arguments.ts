import { type ParseArgsOptionDescriptor, parseArgs } from "node:util";
import { deliverableAddress, mailAddress } from "../contract/questions/mail-address.ts";
import { readReference } from "../contract/requests/reference.ts";
import { type Command, type Given, type OptionKinds, quoted, say, texts, UsageError } from "./command.ts";

const EVERYWHERE = { json: "flag", help: "flag" } as const satisfies OptionKinds;

/** Each kind of option as Node's parser knows it. */
const PARSED: Record<OptionKinds[string], ParseArgsOptionDescriptor> = {
	flag: { type: "boolean", default: false },
	text: { type: "string" },
	texts: { type: "string", multiple: true, default: [] },
};

/** @throws UsageError naming what is wrong and what there is instead */
export function readArguments(args: readonly string[], { options, takes }: Command) {
	const { options: given, words } = readOptions(args, { ...options, ...EVERYWHERE });
	if (!given.help && words.length < takes.least) throw new UsageError(takes.missing ?? texts.usage.tooFew);
	if (!given.help && words.length > takes.most)
		throw new UsageError(say(texts.usage.tooMany, { word: quoted(words[takes.most] as string) }));
	return { options: given as Given<OptionKinds>, words, json: given.json, help: given.help };
}

/** The options of a command line, and its other words. @throws UsageError naming what is wrong and what there is instead */
export function readOptions<const Kinds extends OptionKinds>(args: readonly string[], kinds: Kinds) {
	const options = Object.fromEntries(
		Object.entries(kinds).map(([name, kind]) => [name, { ...PARSED[kind], ...(name === "help" && { short: "h" }) }]),
	);
	try {
		const { values, positionals: words } = parseArgs({ args: [...args], options, allowPositionals: true });
		return { options: values as Given<Kinds>, words };
	} catch (error) {
		throw new UsageError(faultOf(error as NodeJS.ErrnoException, Object.keys(kinds)));
	}
}

/** The parser's complaint in Spanish; its own names no option that exists. */
function faultOf({ code, message }: NodeJS.ErrnoException, names: readonly string[]): string {
	const [, option = ""] = message.match(/'(-[^' <,]+)/) ?? [];
	if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
		const known = names.map((name) => `--${name}`).join(", ");
		return say(texts.usage.unknownOption, { name: quoted(option), names: known });
	}
	return say(message.includes("does not take") ? texts.usage.noValue : texts.usage.valueMissing, { option });
}

/** A reference however it was typed: `7k4r62xw` is `7K4R-62XW`. */
export function reference(typed: string): string {
	const written = readReference(typed.replace(/[\s-]/g, ""));
	if (written === undefined) throw new UsageError(say(texts.usage.notAReference, { text: quoted(typed) }));
	return written;
}

export function emailAddress(typed: string): string {
	const address = deliverableAddress(mailAddress(typed));
	if (!/^[^<>@\s,]+@[^<>@\s,]+$/.test(address))
		throw new UsageError(say(texts.usage.notAnAddress, { text: quoted(typed) }));
	return address;
}
