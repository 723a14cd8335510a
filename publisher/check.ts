/** The content check of a build, on the content of any commit. */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentFault } from "../content-model/faults/faults.ts";
import type { Readings } from "./content-reader.ts";
import type { contentThread } from "./content-thread.ts";
import type { Repository } from "./git.ts";
import { CONTENT } from "./refused.ts";

/** How many results are remembered: of what is public, of the draft before a save, and of the draft after it. */
const REMEMBERED = 8;

type Read = <What extends keyof Readings>(what: What) => Promise<Awaited<ReturnType<Readings[What]>>>;

/** @param data where the content is laid out for a moment */
export function contentCheck(git: Repository, data: string, thread: ReturnType<typeof contentThread>) {
	const known = new Map<string, readonly ContentFault[]>();
	/** The same content has the same name in a tree and in every commit of it. */
	const contentOf = async (tree: string) => (await git.resolve(`${tree}:${CONTENT}`)) ?? tree;

	/** Lays the content of a tree out while something is read of it. */
	async function laidOut<T>(tree: string, look: (read: Read) => Promise<T>): Promise<T> {
		const folder = join(data, `check.${randomUUID()}`);
		try {
			await git.exportTo(tree, folder);
			return await look((what) => thread.read(what, folder));
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	}

	/** What keeps a tree from being published. */
	async function faultsOf(tree: string): Promise<readonly ContentFault[]> {
		const name = await contentOf(tree);
		const faults = known.get(name) ?? (await laidOut(tree, (read) => read("faults")));
		known.set(name, faults);
		if (known.size > REMEMBERED) known.delete(known.keys().next().value as string);
		return faults;
	}

	/** What keeps a tree from being published, and the tree with what its translations were made from, where it is whole. */
	async function check(tree: string): Promise<{ tree: string; faults: readonly ContentFault[] }> {
		return await laidOut(tree, async (read) => {
			const faults = await read("faults");
			let checked = tree;
			if (faults.length === 0) {
				const files = (await read("records")).map(
					({ file, text }) => [`${CONTENT}/${file}`, Buffer.from(text)] as const,
				);
				checked = await git.edited(tree, new Map(files));
			}
			known.set(await contentOf(checked), faults);
			return { tree: checked, faults };
		});
	}

	return { check, faultsOf, laidOut, stop: thread.stop };
}

/** The faults that were not there before: nobody is held up by what somebody else keeps unfinished. */
export function newFaults(faults: readonly ContentFault[], before: readonly ContentFault[]): ContentFault[] {
	const name = ({ file, field, problem }: ContentFault) => `${file} ${field} ${problem}`;
	const old = new Set(before.map(name));
	return faults.filter((fault) => !old.has(name(fault)));
}
