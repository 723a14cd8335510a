import { MAIN_LANGUAGE } from "../../../contract/languages.ts";
import type { Words } from "../../content.ts";

/** Something that a file of the content says, and where. */
export interface Part {
	/** Below the folder of the language; sources, numbers, clinics and people stand outside it. */
	file: string;
	/** The keys on the way to it, places counted from 0. */
	path: readonly (string | number)[];
	value: unknown;
	/** What it stands in. */
	node: Readonly<Record<string, unknown>>;
}

/** All that a language's files say to readers of its pages, however deep; what holds other parts stands before them. */
export const partsOf = (words: Words): Part[] =>
	Object.entries(filesOf(words)).flatMap(([file, value]) => partsIn(file, value));

/** All that stands below a node. @param path what has led to it */
export function partsIn(file: string, node: unknown, path: Part["path"] = []): Part[] {
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) => {
		const here = [...path, Array.isArray(node) ? Number(key) : key];
		return [{ file, path: here, value, node: node as Part["node"] }, ...partsIn(file, value, here)];
	});
}

/** A way as a fault names it, counted from 1 as people do: `sections › 2 › title`. */
export const fieldOf = (path: readonly unknown[]): string =>
	path.map((key) => (typeof key === "number" ? key + 1 : key)).join(" › ");

const inFolder = (folder: string, all: Record<string, unknown>, ending = "yaml") =>
	Object.fromEntries(Object.entries(all).map(([id, value]) => [`${folder}${id}.${ending}`, value]));

const byId = (all: readonly { id: string }[]) => Object.fromEntries(all.map(({ id, ...one }) => [id, one]));

function filesOf(words: Words): Record<string, unknown> {
	const { language, locale, site, messages, answers, alarm, alarmPhrases, searchWords, ...others } = words;
	const { units, pages, videos, legal, guides, articles, plan, clinics, people, ...files } = others;
	const { numbers, zones: _zones, ...ownAlarm } = alarm;
	// The contact lines in it are those of `contact.yaml`.
	const { phone, email, company, profiles, chat, ...ownSite } = site;
	const { number, ...ownChat } = chat;
	return {
		...inFolder("", { site: { ...ownSite, chat: ownChat }, alarm: ownAlarm, ...files }),
		...inFolder("answers/", byId(answers.groups)),
		...(language === MAIN_LANGUAGE && {
			...{ "sources.yaml": answers.sources, "alarm-numbers.yaml": numbers },
			...inFolder("clinics/", byId(clinics)),
			...inFolder("people/", byId(people)),
		}),
		...inFolder("pages/", pages),
		...inFolder("units/", units),
		...inFolder("videos/", videos),
		...inFolder("articulos/", byId(articles), "md"),
		...inFolder("plan/", plan),
		...inFolder("legal/", legal, "md"),
		...inFolder("guides/", guides, "md"),
		"messages.yaml": messages,
	};
}

/** A file by its path below the content folder. @param file as `partsOf` names it */
export const belowContent = (language: string, file: string): string =>
	/^(sources|alarm-numbers|clinics\/.*|people\/.*)\.yaml$/.test(file) ? file : `${language}/${file}`;
