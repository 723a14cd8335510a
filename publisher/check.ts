/** The content check of a build, on the content of any commit. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ContentError, type ContentFault } from "../content-model/faults/faults.ts";
import { loadContentWithPictures } from "../content-model/loader/load.ts";
import { recordTranslations, translations } from "../content-model/loader/translations.ts";
import type { Repository } from "./git.ts";
import { CONTENT } from "./refused.ts";

export type Checked = Awaited<ReturnType<ReturnType<typeof contentCheck>["check"]>>;

/** How many results are remembered: of what is public, of the draft before a save, and of the draft after it. */
const REMEMBERED = 8;

/** @param data where the content is laid out for a moment */
export function contentCheck(git: Repository, data: string) {
	const known = new Map<string, readonly ContentFault[]>();
	/** The same content has the same name in a tree and in every commit of it. */
	const contentOf = async (tree: string) => (await git.resolve(`${tree}:${CONTENT}`)) ?? tree;

	/** Lays the content of a tree out while something looks at it. */
	async function laidOut<T>(tree: string, look: (folder: string) => T | Promise<T>): Promise<T> {
		const folder = join(data, `check.${randomUUID()}`);
		try {
			await git.exportTo(tree, folder);
			return await look(folder);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	}

	async function faultsIn(folder: string): Promise<readonly ContentFault[]> {
		try {
			await loadContentWithPictures(folder);
			return [];
		} catch (error) {
			if (error instanceof ContentError) return error.faults;
			throw error;
		}
	}

	/** What keeps a tree from being published. */
	async function faultsOf(tree: string): Promise<readonly ContentFault[]> {
		const name = await contentOf(tree);
		const faults = known.get(name) ?? (await laidOut(tree, faultsIn));
		known.set(name, faults);
		if (known.size > REMEMBERED) known.delete(known.keys().next().value as string);
		return faults;
	}

	/** What keeps a tree from being published, and the tree with what its translations were made from, where it is whole. */
	async function check(tree: string): Promise<{ tree: string; faults: readonly ContentFault[] }> {
		return await laidOut(tree, async (folder) => {
			const faults = await faultsIn(folder);
			if (faults.length > 0) {
				known.set(await contentOf(tree), faults);
				return { tree, faults };
			}
			const records = translations(folder).map((language) => {
				recordTranslations(folder, language);
				return `${language}/.translated.json`;
			});
			const written = records.filter((file) => existsSync(join(folder, file)));
			const files = written.map((file) => [`${CONTENT}/${file}`, readFileSync(join(folder, file))] as const);
			const recorded = await git.edited(tree, new Map(files));
			known.set(await contentOf(recorded), faults);
			return { tree: recorded, faults };
		});
	}

	return { check, faultsOf, laidOut };
}

/** The faults that were not there before: nobody is held up by what somebody else keeps unfinished. */
export function newFaults(faults: readonly ContentFault[], before: readonly ContentFault[]): ContentFault[] {
	const name = ({ file, field, problem }: ContentFault) => `${file} ${field} ${problem}`;
	const old = new Set(before.map(name));
	return faults.filter((fault) => !old.has(name(fault)));
}
