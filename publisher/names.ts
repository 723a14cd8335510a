/** What the editor calls files of a commit. */
import { editorNames, filesThatName } from "../editor/settings/names.ts";
import type { Repository } from "./git.ts";
import { CONTENT } from "./refused.ts";

/** Named where they checked something. */
const PERSON = /^people\//;

/** @param files with their folder, which are named */
export async function namesIn(git: Repository, commit: string, files: readonly string[]) {
	const people = (await git.entries(commit)).map(({ path }) => belowContent(path)).filter((path) => PERSON.test(path));
	const paths = [...new Set([...files.map(belowContent).flatMap(filesThatName), ...people])];
	const texts = await textsOf(git, commit, paths);
	return editorNames((path) => texts.get(path));
}

/** Texts by their paths below the content folder, those that are there. */
export async function textsOf(git: Repository, commit: string, paths: readonly string[]): Promise<Map<string, string>> {
	const found = await git.blobs(paths.map((path) => `${commit}:${CONTENT}/${path}`));
	return new Map(paths.flatMap((path, at) => (found[at] ? [[path, found[at].bytes.toString()]] : [])));
}

export const belowContent = (file: string) => file.slice(CONTENT.length + 1);
