/** What the publisher reads of a content folder, in a thread of its own (content-thread.ts): a check takes a third of a second. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { ContentError, type ContentFault } from "../content-model/faults/faults.ts";
import { loadContentWithPictures } from "../content-model/loader/load.ts";
import { type REVIEWS, reviewedTexts } from "../content-model/loader/signed-reviews.ts";
import { allStaleTexts, recordTranslations, translations } from "../content-model/loader/translations.ts";
import { type Language, MAIN_LANGUAGE } from "../contract/languages.ts";
import { editorNames } from "../editor/settings/names.ts";

const readings = { check, lists };
type Readings = typeof readings;
export type Found = { [What in keyof Readings]: Awaited<ReturnType<Readings[What]>> };

/** With how it is told in the editor. */
export interface ToldFault extends ContentFault {
	said: string;
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

parentPort?.on("message", async ({ what, folder }: { what: keyof Readings; folder: string }) => {
	try {
		parentPort?.postMessage({ value: await readings[what](folder) });
	} catch (error) {
		parentPort?.postMessage({ error });
	}
});
