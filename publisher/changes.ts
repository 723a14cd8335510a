/** What one commit says otherwise than another, value by value, in the words of who reads it. */
import { parse } from "yaml";
import { fieldOf, partsIn } from "../content-model/loader/between/parts.ts";
import { MARKDOWN_PARTS } from "../content-model/loader/files/read-text.ts";
import type { TextChange } from "../contract/desk/texts.ts";
import type { JsonSchema } from "../editor/settings/json-schema.ts";
import type { Repository } from "./git.ts";
import { CONTENT } from "./refused.ts";

const MAX_CHANGES = 200;
const MAX_LENGTH = 1000;
/** Names the schema of a file, whose fields have titles. */
const SCHEMA = /^# yaml-language-server: \$schema=[./]*(\.schemas\/[\w-]+\.json)/;

/** The first changes, and how many more there are. */
export async function changesBetween(
	git: Repository,
	from: string,
	to: string,
): Promise<{ changes: TextChange[]; more: number }> {
	const said = await git.text("diff-tree", "-r", "-z", "--no-renames", "--name-only", from, to, "--", CONTENT);
	const files = said.split("\0").filter((file) => file && !/\/\.[^/]+$|\/\.schemas\//.test(file));
	const found = await Promise.all(files.map((file) => changesIn(git, file, from, to)));
	const all = found.flat();
	return { changes: all.slice(0, MAX_CHANGES), more: Math.max(0, all.length - MAX_CHANGES) };
}

async function changesIn(git: Repository, file: string, from: string, to: string): Promise<TextChange[]> {
	const read = async (commit: string) => (await git.blob(`${commit}:${file}`))?.bytes.toString();
	const [before, after] = await Promise.all([read(from), read(to)]);
	const whole = {
		file,
		place: "",
		...(before !== undefined && { before: "" }),
		...(after !== undefined && { after: "" }),
	};
	if (!/\.(yaml|md)$/.test(file)) return [whole];
	const name = SCHEMA.exec(after ?? before ?? "")?.[1];
	const schema: JsonSchema = JSON.parse(
		(name && (await git.blob(`${to}:${CONTENT}/${name}`))?.bytes.toString()) || "{}",
	);
	try {
		const [was, is] = [valuesIn(before ?? "", schema), valuesIn(after ?? "", schema)];
		const places = [...new Set([...was.keys(), ...is.keys()])].filter((place) => was.get(place) !== is.get(place));
		if (places.length === 0) return [whole];
		return places.map((place) => ({ file, place, ...cut("before", was.get(place)), ...cut("after", is.get(place)) }));
	} catch {
		// What cannot be read is told among the faults.
		return [whole];
	}
}

const cut = (side: "before" | "after", text: string | undefined) =>
	text !== undefined && { [side]: text.slice(0, MAX_LENGTH) };

/** Every value of a file by its place; of Markdown, each paragraph. */
function valuesIn(source: string, schema: JsonSchema): Map<string, string> {
	const [, head, text = ""] = MARKDOWN_PARTS.exec(source) ?? [];
	const root = head === undefined ? parse(source) : { ...parse(head), Texto: text.trim().split(/\n\s*\n/) };
	const leaves = partsIn("", root).filter(({ value }) => typeof value !== "object" || value === null);
	return new Map(leaves.map(({ path, value }) => [fieldOf(titled(path, schema, root)), String(value)]));
}

/** A way by the titles of its fields, where they have some. */
function titled(path: readonly (string | number)[], schema: JsonSchema, root: unknown): (string | number)[] {
	let [at, value]: [JsonSchema | undefined, unknown] = [schema, root];
	return path.map((key) => {
		value = (value as Record<string | number, unknown> | undefined)?.[key];
		const kind = (value as { type?: unknown } | undefined)?.type;
		const more = typeof at?.additionalProperties === "object" ? at.additionalProperties : undefined;
		const next: JsonSchema | undefined =
			typeof key === "number" ? [at?.items].flat()[0] : (at?.properties?.[key] ?? more);
		const choices = next?.oneOf ?? next?.anyOf ?? [];
		at = choices.find(({ properties }) => properties?.type?.const === kind) ?? choices[0] ?? next;
		return (typeof key === "string" && next?.title) || key;
	});
}
