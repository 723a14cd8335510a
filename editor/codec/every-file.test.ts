import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemaName } from "../../content-model/schema-name.ts";
import { editorSchemas } from "../../scripts/generate/content-schemas.ts";
import type { JsonSchema } from "../settings/json-schema.ts";
import { dictionaryIn } from "../settings/json-schema.ts";
import type { Fields, Form } from "./form.ts";
import { KEY } from "./form.ts";
import { type Format, markdownFormat, yamlFormat } from "./format.ts";

const FILES = globSync("**/*.{yaml,md}", { cwd: "content" });
const SCHEMAS = editorSchemas() as Record<string, JsonSchema>;

/** What nobody should write, and somebody will. */
const NASTY = [
	"Dos cosas: calma y orden",
	"#Hola",
	"Es el #1 de todos",
	"«así» 'y' \"así\"",
	"no",
	"1.5",
	"- guion",
	"Termina en dos puntos:",
	"Año\u00a0nuevo {hueco} *ya* <b>",
	"x".repeat(300),
	"{ llaves }, [corchetes] & *estrella | > %",
	"--- ... ? 👩‍⚕️",
];

const formatOf = (file: string): Format =>
	file.endsWith(".md")
		? markdownFormat
		: yamlFormat({ dictionary: dictionaryIn(SCHEMAS[`${schemaName(file)}.json`] ?? {}) });

const opened = FILES.map((file) => {
	const format = formatOf(file);
	const text = readFileSync(`content/${file}`, "utf8");
	return { file, ...format, text, form: format.fromFile(text.trim()) };
});

/** As the editor hands it back: keys in another order. */
function shuffled(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(shuffled);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.reverse()
			.map(([key, one]) => [key, shuffled(one)]),
	);
}

const said = (form: Form) => JSON.stringify({ ...form, $: undefined });

/** Each object and list in a value. */
function* holders(value: unknown): Generator<Fields | unknown[]> {
	if (typeof value !== "object" || value === null) return;
	yield value as Fields | unknown[];
	for (const one of Object.values(value)) yield* holders(one);
}

test("every file that nobody changed is written as it was, to the byte", () => {
	const changed = opened.filter(({ toFile, form, text }) => toFile(shuffled(form) as Form) !== text);
	expect(changed.map(({ file }) => file)).toEqual([]);
	expect(opened.length).toBeGreaterThan(130);
});

/** The start of a line that no value stands in: how far it is indented, the dash of a list, the key. */
const START = /^\s*(?:- )*(?:(?:[\w-]+|"[^"]*"): ?)?/;
const starts = (text: string) =>
	text.split("\n").map((line) => (/^\s*#/.test(line) ? line : START.exec(line)?.[0].trimEnd()));

test("every value of every file can be changed to anything, and each change stays in its line", () => {
	let edits = 0;
	const odd: string[] = [];
	for (const { file, fromFile, toFile, text, form } of opened) {
		for (const shift of [0, 5, 7]) {
			let place = shift;
			const edited = changed(form, (value) => NASTY[place++ % NASTY.length] + (value.length % 7 === 0 ? " y más" : ""));
			edits += place - shift;
			const written = toFile(edited);
			if (said(fromFile(written)) !== said(edited)) odd.push(`${file} reads differently`);
			if (starts(written).join("\n") !== starts(text).join("\n")) odd.push(`${file} ${shift}: other lines`);
		}
	}
	expect(odd).toEqual([]);
	expect(edits).toBeGreaterThan(40_000);
});

/** A form with each line of text replaced, and each number the next one. */
function changed<Value>(value: Value, text: (was: string) => string, key = ""): Value {
	if (key === KEY || key === "$" || key === "body") return value;
	if (typeof value === "string") return (value.includes("\n") ? value : text(value)) as Value;
	if (typeof value === "number") return (value + 1) as Value;
	if (Array.isArray(value)) return value.map((one) => changed(one, text)) as Value;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, text, name)])) as Value;
}

/** A list with an entry less, with one more, and with two in each other's place; no dictionary, whose order means nothing. */
function variants([first, second, ...rest]: readonly unknown[]): Record<string, unknown[]> {
	const named = (first as Fields)?.[KEY] !== undefined;
	const copy = named ? { ...(first as Fields), [KEY]: "otra" } : first;
	return {
		less: [second, ...rest],
		more: [first, second, ...rest, copy],
		...(!named && { moved: [second, first, ...rest] }),
	};
}

test("every list of every file takes an entry less, one more and another order, and loses no comment of another", () => {
	let done = 0;
	const odd: string[] = [];
	for (const { file, fromFile, toFile, text, form } of opened) {
		const comments = text.split("\n").filter((line) => /^\s*#/.test(line));
		const lists = [...holders({ ...form, $: undefined })].flatMap((one) =>
			Array.isArray(one) && one.length > 1 ? [one] : [],
		);
		// Lists of words at once, for there are many; the others one by one.
		const [words, others] = [
			lists.filter(([one]) => typeof one === "string"),
			lists.filter(([one]) => typeof one !== "string"),
		];
		for (const some of [words, ...others.map((one) => [one])]) {
			for (const name of ["less", "more", "moved"]) {
				const before = some.map((list) => [...list]);
				for (const list of some) list.splice(0, list.length, ...(variants([...list])[name] ?? list));
				const written = toFile(form);
				const lost = comments.filter((line) => !written.includes(line));
				if (said(fromFile(written)) !== said(form)) odd.push(`${file} ${name}: reads differently`);
				if (lost.length > (name === "less" ? 2 : 0)) odd.push(`${file} ${name}: ${lost[0]}`);
				done += some.length;
				for (const [at, list] of some.entries()) list.splice(0, list.length, ...(before[at] ?? []));
			}
		}
	}
	expect(odd).toEqual([]);
	expect(done).toBeGreaterThan(2_300);
});
