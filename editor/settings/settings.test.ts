import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { formKey } from "../codec/form.ts";
import { editorSettings } from "./settings.ts";

const { config, formats } = editorSettings("content");

interface Part {
	name: string;
	label: string;
	hint?: string;
	widget?: string;
	options?: { value: string; label: string }[];
	fields?: Part[];
	types?: Part[];
	field?: Part;
	pattern?: [string, string];
}

function* parts(all: readonly Part[] = []): Generator<Part> {
	for (const one of all) {
		yield one;
		yield* parts([...(one.fields ?? []), ...(one.types ?? []), ...(one.field ? [one.field] : [])]);
	}
}

const FORMS = config.collections.flatMap((collection) => collection.files ?? [collection]) as unknown as Part[];
const everyPart = FORMS.flatMap(({ fields }) => [...parts(fields)]);

test("every file of the content can be changed, but for the editor's own words", () => {
	const files = config.collections.flatMap((collection) => collection.files?.map(({ file }) => file) ?? []);
	const folders = config.collections.flatMap(({ folder, extension }) => (folder ? [`${folder}/*.${extension}`] : []));
	const named = [...files, ...folders].flatMap((path) => ["es", "en"].map((one) => path.replace("{{locale}}", one)));
	const covered = globSync(named);
	const all = globSync("content/**/*.{yaml,md}");
	expect(all.filter((path) => !covered.includes(path))).toEqual(["content/team/editor.yaml"]);
});

test("every form is of a format that is registered", () => {
	const used = FORMS.map((form) => (form as unknown as { format: string }).format);
	expect(used.filter((name) => !(name in formats))).toEqual([]);
});

test("what is new names the schema of its own kind in its first line", () => {
	const named = config.collections.flatMap(({ create, name, format }) =>
		create ? [[name, /[\w-]+(?=\.json)/.exec(formats[String(format)]?.header ?? "")?.[0]]] : [],
	);
	expect(Object.fromEntries(named)).toEqual({
		respuestas: "answers",
		articulos: undefined,
		clinicas: "clinic",
		personas: "person",
	});
});

test("a short box begins open, for its arrow has no name, and days are called by theirs", () => {
	const opening = everyPart.find(({ name }) => name === "opening");
	expect(opening).toMatchObject({ widget: "object", collapsed: false });
	const days = { widget: "select", options: expect.arrayContaining([{ value: 1, label: "Lunes" }]) };
	expect(opening?.fields?.slice(0, 2)).toMatchObject([days, days]);
});

test("every choice is told in words", () => {
	const codes = everyPart.flatMap(({ options = [] }) => options.filter(({ value, label }) => value === label));
	expect(codes.map(({ value }) => value)).toEqual([]);
});

test("every field has a name that the editor takes, and none is called by its key", () => {
	const named = everyPart.filter(({ widget }) => widget !== "hidden");
	expect(named.filter(({ name }) => formKey(name) !== name && !name.startsWith("k_"))).toEqual([]);
	expect(named.filter(({ name, label }) => !label || name === label).map(({ name }) => name)).toEqual([]);
});

test("no hint speaks to who writes the file by hand", () => {
	const byHand =
		/[A-Z]_[A-Z]|\bnpm\b|\btrue\b|\bfalse\b|\bnull\b|\.yaml\b|\bcontent\/|[Ee]ntre comillas|esta línea|\bdraft\b|\bpending\b/;
	const shown = everyPart.filter(({ widget }) => widget !== "hidden");
	const odd = new Set(shown.flatMap(({ hint = "" }) => (byHand.test(hint) ? [hint] : [])));
	expect([...odd]).toEqual([]);
});

test("no pattern refuses every letter, because the editor reads it by UTF-16", () => {
	const patterns = everyPart.flatMap(({ pattern }) => pattern?.[0] ?? []);
	expect(patterns.length).toBeGreaterThan(50);
	expect(patterns.filter((pattern) => pattern.includes("\\p{"))).toEqual([]);
});
