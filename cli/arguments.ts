import { parseArgs } from "node:util";
import leven from "leven";
import { deliverableAddress, mailAddress } from "../contract/questions/mail-address.ts";
import { readReference } from "../contract/requests/reference.ts";
import { type Command, type Given, type OptionKinds, quoted, say, texts, UsageError } from "./command.ts";

const EVERYWHERE = { json: "flag", help: "flag" } as const satisfies OptionKinds;

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
	const names = Object.keys(kinds);
	const { tokens } = parseArgs({
		args: [...args],
		options: {
			...Object.fromEntries(
				names.map((name) => [name, { type: kinds[name] === "flag" ? "boolean" : "string" } as const]),
			),
			help: { type: "boolean", short: "h" },
		},
		// Its own complaints are in English, and name no option that exists.
		strict: false,
		allowPositionals: true,
		tokens: true,
	});
	const given: Record<string, boolean | string | string[] | undefined> = Object.fromEntries(
		names.map((name) => [name, { flag: false, text: undefined, texts: [] }[kinds[name] ?? "text"]]),
	);
	const words: string[] = [];
	for (const token of tokens) {
		if (token.kind === "positional") words.push(token.value);
		if (token.kind !== "option") continue;
		const kind = Object.hasOwn(kinds, token.name) ? kinds[token.name] : undefined;
		if (!kind) {
			const known = names.map((name) => `--${name}`);
			throw new UsageError(unknownWord(texts.usage.unknownOption, token.rawName, known));
		}
		if (kind === "flag" && token.value !== undefined)
			throw new UsageError(say(texts.usage.noValue, { option: token.rawName }));
		if (kind !== "flag" && !hasValue(token))
			throw new UsageError(say(texts.usage.valueMissing, { option: token.rawName }));
		const before = given[token.name];
		given[token.name] = Array.isArray(before) ? [...before, `${token.value}`] : (token.value ?? true);
	}
	return { options: given as Given<Kinds>, words };
}

/** `--limit --json` lacks a value; `--limit=--json` gives one that starts with dashes. */
const hasValue = ({ value, inlineValue }: { value?: string | undefined; inlineValue?: boolean | undefined }): boolean =>
	value !== undefined && value !== "" && (inlineValue === true || !value.startsWith("--"));

export function oneOf<Choice extends string>(option: string, value: string, choices: readonly Choice[]): Choice {
	const found = choices.find((choice) => choice === value);
	if (found !== undefined) return found;
	throw new UsageError(say(texts.usage.notAmong, { option, value: quoted(value), choices: choices.join(", ") }));
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

/** That there is no such word, and what there is. @param meant what was probably meant; found among the names if not given */
export function unknownWord(text: string, typed: string, names: readonly string[], meant = nearest(typed, names)) {
	const asked = meant ? say(texts.usage.meant, { word: meant }) : "";
	return say(text, { name: quoted(typed), meant: asked, names: names.join(", ") });
}

/** The word that was probably meant; undefined if none is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
	const [best] = words
		.map((word) => ({ word, distance: leven(typed.toLowerCase(), word) }))
		// Two letters swapped are two changes.
		.filter(({ word, distance }) => distance <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)))
		.sort((one, other) => one.distance - other.distance);
	return best?.word;
}
