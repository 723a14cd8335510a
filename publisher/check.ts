/** What the content check of a build finds, and what else is read of content, in the content of any commit. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ContentError, type ContentFault } from "../content-model/faults/faults.ts";
import { loadContentWithPictures } from "../content-model/loader/load.ts";
import { type REVIEWS, reviewedTexts } from "../content-model/loader/signed-reviews.ts";
import { allStaleTexts, recordTranslations, translations } from "../content-model/loader/translations.ts";
import { type Language, MAIN_LANGUAGE } from "../contract/languages.ts";
import { editorNames } from "../editor/settings/names.ts";
import type { Repository } from "./git.ts";

/** How many results are remembered: of what is public, of the draft before a save, and of the draft after it. */
const REMEMBERED = 8;

const readings = { check, lists };
type Readings = typeof readings;
type Found = { [What in keyof Readings]: Awaited<ReturnType<Readings[What]>> };

/** With how it is told in the editor. */
interface ToldFault extends ContentFault {
	said: string;
}

/** By the name of the content's tree, which is the same wherever it says the same. */
const known = new Map<string, Promise<Found[keyof Found]>>();

/** @param data where the content is laid out for a moment */
export function contentCheck(git: Repository, data: string) {
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
			return (await readings[what](folder)) as Found[What];
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	}

	/** What keeps a tree from being published. */
	const faultsOf = async (tree: string) => (await read("check", tree)).faults;

	return { read, faultsOf };
}

/** The faults that were not there before: nobody is held up by what somebody else keeps unfinished. */
export function newFaults(faults: readonly ToldFault[], before: readonly ToldFault[]): ToldFault[] {
	const name = ({ file, field, problem }: ToldFault) => `${file} ${field} ${problem}`;
	const old = new Set(before.map(name));
	return faults.filter((fault) => !old.has(name(fault)));
}

/** What keeps the content from being published; where nothing does, the files that say what translations are made from. */
async function check(
	folder: string,
): Promise<{ faults: readonly ToldFault[]; records: [file: string, text: string][] }> {
	try {
		await loadContentWithPictures(folder);
	} catch (error) {
		if (error instanceof ContentError) return { faults: told(folder, error.faults), records: [] };
		throw error;
	}
	const files = translations(folder).map((language) => {
		recordTranslations(folder, language);
		return `${language}/.translated.json`;
	});
	const written = files.filter((file) => existsSync(join(folder, file)));
	return { faults: [], records: written.map((file) => [file, readFileSync(join(folder, file), "utf8")]) };
}

function told(folder: string, faults: readonly ContentFault[]): ToldFault[] {
	const names = namesOf(folder);
	return faults.map((fault) => ({ ...fault, said: names.faultOf(fault) }));
}

const namesOf = (folder: string) =>
	editorNames((path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined));

function lists(folder: string) {
	const { nameOf, placeOf } = namesOf(folder);
	const languages: Language[] = [MAIN_LANGUAGE, ...translations(folder)];
	const pending = (reader: keyof typeof REVIEWS) =>
		languages.flatMap((language) =>
			reviewedTexts(folder, language, reader).flatMap(({ file, node, isPending }) =>
				isPending ? [[nameOf(`${language}/${file}`), node.question].filter(Boolean).join(" · ")] : [],
			),
		);
	return {
		untranslated: orNone(() => allStaleTexts(folder).map(({ file, key }) => placeOf(file, key))),
		waiting: { medico: orNone(() => pending("medico")), abogado: orNone(() => pending("abogado")) },
	};
}

/** Files that cannot be read are told among the faults. */
function orNone(read: () => string[]): string[] {
	try {
		return read();
	} catch {
		return [];
	}
}
