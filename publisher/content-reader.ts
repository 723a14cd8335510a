/** What the publisher reads of a content folder, in a thread of its own (content-thread.ts): a check takes a third of a second. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { ContentError, type ContentFault } from "../content-model/faults/faults.ts";
import { loadContentWithPictures } from "../content-model/loader/load.ts";
import { type REVIEWS, reviewedTexts } from "../content-model/loader/signed-reviews.ts";
import { allStaleTexts, recordTranslations, translations } from "../content-model/loader/translations.ts";
import { type Language, MAIN_LANGUAGE } from "../contract/languages.ts";

const readings = { check, lists };
type Readings = typeof readings;
export type Found = { [What in keyof Readings]: Awaited<ReturnType<Readings[What]>> };

/** What keeps the content from being published; where nothing does, the files that say what translations are made from. */
async function check(
	folder: string,
): Promise<{ faults: readonly ContentFault[]; records: [file: string, text: string][] }> {
	try {
		await loadContentWithPictures(folder);
	} catch (error) {
		if (error instanceof ContentError) return { faults: error.faults, records: [] };
		throw error;
	}
	const files = translations(folder).map((language) => {
		recordTranslations(folder, language);
		return `${language}/.translated.json`;
	});
	const written = files.filter((file) => existsSync(join(folder, file)));
	return { faults: [], records: written.map((file) => [file, readFileSync(join(folder, file), "utf8")]) };
}

function lists(folder: string) {
	const languages: Language[] = [MAIN_LANGUAGE, ...translations(folder)];
	const pending = (reader: keyof typeof REVIEWS) =>
		languages.flatMap((language) =>
			reviewedTexts(folder, language, reader).flatMap(({ name, isPending }) =>
				isPending ? [`${language}/${name}`] : [],
			),
		);
	return {
		untranslated: orNone(() => allStaleTexts(folder).map(({ file, key }) => `${file} · ${key}`)),
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
