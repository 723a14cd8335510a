/** What the content check of a build finds, and what else is read of content, in the content of any commit. */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Found, ToldFault } from "./content-reader.ts";
import type { contentThread } from "./content-thread.ts";
import type { Repository } from "./git.ts";

/** How many results are remembered: of what is public, of the draft before a save, and of the draft after it. */
const REMEMBERED = 8;

/** @param data where the content is laid out for a moment */
export function contentCheck(git: Repository, data: string, thread: ReturnType<typeof contentThread>) {
	const known = new Map<string, Promise<Found[keyof Found]>>();

	/** Reads the content of a tree, unless that was done before. */
	async function read<What extends keyof Found>(what: What, tree: string): Promise<Found[What]> {
		const name = `${what} ${await git.contentOf(tree)}`;
		const found = (known.get(name) ?? laidOut(what, tree)) as Promise<Found[What]>;
		known.set(name, found);
		if (known.size > REMEMBERED) known.delete(known.keys().next().value as string);
		found.catch(() => known.delete(name));
		return await found;
	}

	/** Lays the content of a tree out while it is read. */
	async function laidOut<What extends keyof Found>(what: What, tree: string): Promise<Found[What]> {
		const folder = join(data, `check.${randomUUID()}`);
		try {
			await git.exportTo(tree, folder);
			return await thread.read(what, folder);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	}

	/** What keeps a tree from being published. */
	const faultsOf = async (tree: string) => (await read("check", tree)).faults;

	return { read, faultsOf, stop: thread.stop };
}

/** The faults that were not there before: nobody is held up by what somebody else keeps unfinished. */
export function newFaults(faults: readonly ToldFault[], before: readonly ToldFault[]): ToldFault[] {
	const name = ({ file, field, problem }: ToldFault) => `${file} ${field} ${problem}`;
	const old = new Set(before.map(name));
	return faults.filter((fault) => !old.has(name(fault)));
}
