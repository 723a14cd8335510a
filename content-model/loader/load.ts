/** Reads and checks the whole content folder: the only way words reach the site and the service. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import { LANGUAGE_CODES, type Language, MAIN_LANGUAGE } from "../../contract/languages.ts";
import { alarmNumbersSchema, NUMBERS_FILE } from "../answers/alarm.ts";
import { sourcesSchema } from "../answers/answer.ts";
import { contactSchema } from "../contact.ts";
import type { Content, Words } from "../content.ts";
import { deskSchema } from "../desk/desk.ts";
import { editorSchema } from "../desk/editor.ts";
import { ContentError, type ContentFault } from "../faults/faults.ts";
import { PICTURES_FOLDER } from "../fields/photograph.ts";
import { teamMailsSchema } from "../messages/messages.ts";
import { faultsBetween } from "./between/faults-between.ts";
import { unreadablePhotographs } from "./between/named-photographs.ts";
import { belowContent } from "./between/parts.ts";
import { FACTS_FILE, factsSchema } from "./files/fill-placeholders.ts";
import { writtenLine } from "./files/line-of.ts";
import { readNetwork } from "./files/named-files.ts";
import { readYaml } from "./files/read-yaml.ts";
import { unknownFiles } from "./files/unknown-files.ts";
import { readWords } from "./read-words.ts";
import { translations } from "./translations.ts";

/** Loads every content file, and opens the pictures they name. @throws ContentError naming each fault by file, entry and field */
export async function loadContentWithPictures(folder: string): Promise<Content> {
	const content = loadContent(folder);
	const found = await Promise.all(
		Object.values(content.languages).map(async (words) =>
			belowLanguage(words.language, await unreadablePhotographs(folder, words)),
		),
	);
	const faults = found.flat();
	if (faults.length > 0) throw new ContentError(withLines(folder, faults));
	return content;
}

/** Loads every content file; pictures have to be there. @throws ContentError naming each fault by file, entry and field */
export function loadContent(folder: string): Content {
	if (!existsSync(join(folder, MAIN_LANGUAGE))) {
		const problem = "falta esta carpeta; recupérala del historial.";
		throw new ContentError([{ file: MAIN_LANGUAGE, field: "", problem }]);
	}
	const faults: ContentFault[] = [];
	/** What may be in the folder itself, and among the team's files. */
	const shared: string[] = [...LANGUAGE_CODES, "team", "clinics", "people", PICTURES_FOLDER, "descargas"];
	const ofTeam: string[] = [];
	const read = <S extends v.GenericSchema>(file: string, schema: S) => {
		if (file.startsWith("team/")) ofTeam.push(file.slice("team/".length));
		else shared.push(file);
		const result = readYaml(folder, file, schema);
		faults.push(...result.faults);
		return result.value as v.InferOutput<S>;
	};
	read(FACTS_FILE, factsSchema);
	read("team/editor.yaml", editorSchema);
	const contact = read("contact.yaml", contactSchema);
	const sources = read("sources.yaml", sourcesSchema);
	const numbers = read(NUMBERS_FILE, alarmNumbersSchema);
	const network = readNetwork(folder);
	faults.push(...network.faults);
	const languages = Object.fromEntries(
		[MAIN_LANGUAGE, ...translations(folder)].map((language) => {
			const { words, faults: found } = readWords(folder, language, { ...network, contact, sources, numbers });
			faults.push(...found);
			return [language, words];
		}),
	) as Record<Language, Words>;
	const main = languages[MAIN_LANGUAGE];
	const content = {
		...main,
		languages,
		contact,
		messages: { ...main.messages, mails: { ...read("team/mails.yaml", teamMailsSchema), ...main.messages?.mails } },
		desk: read("team/desk.yaml", deskSchema),
	} as Content;
	faults.push(...unknownFiles(folder, "", shared, false), ...unknownFiles(folder, "team", ofTeam, false));
	// Only what is whole can be compared.
	if (faults.length === 0) {
		for (const words of Object.values(languages))
			faults.push(...belowLanguage(words.language, faultsBetween(folder, words)));
	}
	if (faults.length > 0) throw new ContentError(withLines(folder, faults));
	return content;
}

const withLines = (folder: string, faults: readonly ContentFault[]): ContentFault[] =>
	faults.map((fault) => ({ ...fault, line: fault.line ?? writtenLine(folder, fault) }));

const belowLanguage = (language: Language, faults: readonly ContentFault[]): ContentFault[] =>
	faults.map((fault) => ({ ...fault, file: belowContent(language, fault.file) }));
