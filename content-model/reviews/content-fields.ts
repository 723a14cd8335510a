import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import type { Content, Words } from "../content.ts";

/** One field of the content with a value of its own. */
export interface ContentField {
	/** `content/es/testimonials.yaml · 1 («Paciente de Puerto Rico») › sample` */
	where: string;
	key: string;
	value: unknown;
	/** What stands beside it, itself included. */
	neighbours: Record<string, unknown>;
}

/** Every field of what visitors read, in all languages; error messages stay out, since they show how an address is written. */
export function contentFields({ languages, contact }: Content): ContentField[] {
	const files = {
		"contact.yaml": contact,
		...Object.assign({}, ...Object.values(languages).map(filesOf)),
	};
	return Object.entries(files).flatMap(([file, value]) => fieldsOf(`content/${file}`, value));
}

const inFolder = (folder: string, all: Record<string, unknown>, ending = "yaml") =>
	Object.fromEntries(Object.entries(all).map(([id, value]) => [`${folder}/${id}.${ending}`, value]));

/** What a language says, by file below the content folder. */
function filesOf(words: Words): Record<string, unknown> {
	const { language, locale, site, messages, answers, alarm, alarmPhrases: _, searchWords: __, ...others } = words;
	const { units, pages, videos, legal, guides, articles, plan, ...files } = others;
	const { numbers, zones: _zones, ...ownAlarm } = alarm;
	const { phone, email, chat, ...ownSite } = site;
	const { number, ...ownChat } = chat;
	const byId = (all: readonly { id: string }[]) => Object.fromEntries(all.map(({ id, ...one }) => [id, one]));
	return {
		// The contact lines in it are those of `contact.yaml`.
		...inFolder(language, { site: { ...ownSite, chat: ownChat }, alarm: ownAlarm, ...files }),
		...inFolder(`${language}/answers`, byId(answers.groups)),
		...(language === MAIN_LANGUAGE && { "sources.yaml": answers.sources, "alarm-numbers.yaml": numbers }),
		...inFolder(`${language}/pages`, pages),
		...inFolder(`${language}/units`, units),
		...inFolder(`${language}/videos`, videos),
		...inFolder(`${language}/articulos`, byId(articles), "md"),
		...inFolder(`${language}/plan`, plan),
		...inFolder(`${language}/legal`, legal, "md"),
		...inFolder(`${language}/guides`, guides, "md"),
	};
}

/** Every field below a node, an empty list among them. */
function fieldsOf(file: string, node: unknown, path: readonly string[] = []): ContentField[] {
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) => {
		const here = [...path, Array.isArray(node) ? entryName(Number(key), value) : key];
		const isBranch = typeof value === "object" && value !== null && Object.keys(value).length > 0;
		if (isBranch) return fieldsOf(file, value, here);
		return [{ where: `${file} · ${here.join(" › ")}`, key, value, neighbours: node as ContentField["neighbours"] }];
	});
}

/** An entry by its number and, where it has one, its name. */
function entryName(index: number, entry: Record<string, unknown>): string {
	const name = entry?.title ?? entry?.name ?? entry?.question ?? entry?.label ?? entry?.text;
	return typeof name === "string" ? `${index + 1} («${name}»)` : String(index + 1);
}
