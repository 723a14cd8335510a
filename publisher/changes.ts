/** What one commit says otherwise than another, value by value, in the words of who reads it. */
import { parse } from "yaml";
import { MARKDOWN_PARTS } from "../content-model/loader/files/read-text.ts";
import type { TextChange } from "../contract/desk/texts.ts";
import type { Repository } from "./git.ts";
import { belowContent, namesIn, textsOf } from "./names.ts";
import { CONTENT } from "./refused.ts";

const MAX_CHANGES = 200;
const MAX_LENGTH = 1000;

/** The first changes, and how many more there are. */
export async function changesBetween(
	git: Repository,
	from: string,
	to: string,
): Promise<{ changes: TextChange[]; more: number }> {
	const said = await git.text("diff-tree", "-r", "-z", "--no-renames", "--name-only", from, to, "--", CONTENT);
	const files = said.split("\0").filter((file) => file && !/\/\.[^/]+$|\/\.schemas\//.test(file));
	const paths = files.map(belowContent);
	const [before, after] = await Promise.all([textsOf(git, from, paths), textsOf(git, to, paths)]);
	const { nameOf, valuesOf } = await namesIn(git, to, files);
	const all = paths.flatMap((path) => {
		const changes = changesIn(path, before.get(path), after.get(path), valuesOf);
		return changes.map((change) => ({ file: nameOf(path), ...change }));
	});
	return { changes: all.slice(0, MAX_CHANGES), more: Math.max(0, all.length - MAX_CHANGES) };
}

function changesIn(
	path: string,
	before: string | undefined,
	after: string | undefined,
	valuesOf: (path: string, root: unknown) => Map<string, string>,
): Omit<TextChange, "file">[] {
	// Of a whole file no words are shown.
	const whole = { place: "", before: before && "", after: after && "" };
	if (!/\.(yaml|md)$/.test(path)) return [whole];
	try {
		const [was, is] = [valuesOf(path, rootOf(before ?? "")), valuesOf(path, rootOf(after ?? ""))];
		const places = [...new Set([...was.keys(), ...is.keys()])].filter((place) => was.get(place) !== is.get(place));
		if (places.length === 0) return [whole];
		return places.map((place) => ({ place, before: cut(was.get(place)), after: cut(is.get(place)) }));
	} catch {
		// What cannot be read is told among the faults.
		return [whole];
	}
}

const cut = (text: string | undefined) => text?.slice(0, MAX_LENGTH);

/** What a file says; of Markdown, each paragraph. */
function rootOf(source: string): unknown {
	const [, head, text = ""] = MARKDOWN_PARTS.exec(source) ?? [];
	return head === undefined ? parse(source) : { ...parse(head), Texto: text.trim().split(/\n\s*\n/) };
}
