import { isFields } from "./form.ts";
import { splitMarkdown } from "./format.ts";
import { patchYaml, read, same } from "./patch.ts";

/** Two people changed the same: its message is the way to it, key by key. */
export class MergeConflict extends Error {
	constructor(path: readonly string[]) {
		super(path.join(" › "));
	}
}

/** What the body of a Markdown file is called where two people changed it. */
const BODY = "el texto";

/** Joins `saved` with what others saved since, `current`. @throws MergeConflict if both changed one value otherwise */
export function merge(opened: string, saved: string, current: string): string {
	if (opened.trim() === current.trim()) return saved;
	if (opened.trim() === saved.trim()) return current;
	if (!opened.startsWith("---\n")) return mergeYaml(opened, saved, current);
	const [before, mine, theirs] = [splitMarkdown(opened), splitMarkdown(saved), splitMarkdown(current)];
	const body = joined(before.body, mine.body, theirs.body, [BODY]);
	return `---\n${mergeYaml(before.head, mine.head, theirs.head)}---\n${theirs.gap}${body}\n`;
}

function mergeYaml(opened: string, saved: string, current: string): string {
	const [was, mine, theirs] = [read(opened).toJS(), read(saved).toJS(), read(current).toJS()];
	return patchYaml(current, joined(was, mine, theirs, []));
}

function joined(was: unknown, mine: unknown, theirs: unknown, path: readonly string[]): unknown {
	if (same(mine, was) || same(mine, theirs)) return theirs;
	if (same(theirs, was)) return mine;
	if (isFields(was) && isFields(mine) && isFields(theirs)) {
		const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
		return Object.fromEntries(
			Array.from(keys, (key) => [key, joined(was[key], mine[key], theirs[key], [...path, key])]),
		);
	}
	if (!Array.isArray(was) || !Array.isArray(mine) || !Array.isArray(theirs)) throw new MergeConflict(path);
	if (was.length !== mine.length || was.length !== theirs.length) throw new MergeConflict(path);
	return theirs.map((one, at) => joined(was[at], mine[at], one, [...path, String(at + 1)]));
}
