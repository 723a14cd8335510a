import type { Content } from "../content.ts";
import { belowContent, type Part, partsIn, partsOf } from "../loader/between/parts.ts";

/** One field of the content with a value of its own. */
export interface ContentField {
	/** `content/es/testimonials.yaml · 1 («Paciente de Puerto Rico») › sample` */
	where: string;
	key: string;
	value: unknown;
	/** What stands beside it, itself included. */
	neighbours: Part["node"];
}

/** Every field of what visitors read, in all languages; error messages stay out, since they show how an address is written. */
export function contentFields({ languages, contact }: Content): ContentField[] {
	const parts = Object.values(languages).flatMap((words) =>
		partsOf(words).flatMap((part) =>
			part.file === "messages.yaml" ? [] : { ...part, file: belowContent(words.language, part.file) },
		),
	);
	const names = new Map<unknown, string>();
	return [...partsIn("contact.yaml", contact), ...parts].flatMap(({ file, path, value, node }) => {
		const key = path.at(-1) ?? "";
		const before = names.get(node);
		const here = `${before ? `${before} › ` : ""}${typeof key === "number" ? entryName(key, value) : key}`;
		names.set(value, here);
		// An empty list is a field as well.
		const holdsOthers = typeof value === "object" && value !== null && Object.keys(value).length > 0;
		return holdsOthers ? [] : [{ where: `content/${file} · ${here}`, key: String(key), value, neighbours: node }];
	});
}

function entryName(index: number, value: unknown): string {
	const entry = value as Record<string, unknown> | null;
	const name = entry?.title ?? entry?.name ?? entry?.question ?? entry?.label ?? entry?.text;
	return typeof name === "string" ? `${index + 1} («${name}»)` : String(index + 1);
}
