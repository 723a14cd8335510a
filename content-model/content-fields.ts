import type { Content } from "./content.ts";

/** One field of the content with a value of its own. */
export interface ContentField {
	/** `content/testimonials.yaml · 1 («Paciente de Puerto Rico») › sample` */
	where: string;
	key: string;
	value: unknown;
	/** What stands beside it, itself included. */
	neighbours: Record<string, unknown>;
}

/** Every field of the content; error messages stay out, since they show people how an address is written. */
export function contentFields(content: Content): ContentField[] {
	return Object.entries(filesOf(content)).flatMap(([file, value]) => fieldsOf(`content/${file}`, value));
}

/** The content by file. */
function filesOf({
	messages,
	desk,
	answers,
	units,
	pages,
	videos,
	legal,
	articles,
	documents,
	plan,
	...files
}: Content) {
	const each = (folder: string, all: Record<string, unknown>, ending = "yaml") =>
		Object.fromEntries(Object.entries(all).map(([id, value]) => [`${folder}/${id}.${ending}`, value]));
	const byId = (all: readonly { id: string }[]) => Object.fromEntries(all.map(({ id, ...one }) => [id, one]));
	return {
		...Object.fromEntries(Object.entries(files).map(([name, value]) => [`${name}.yaml`, value])),
		...each("answers", byId(answers.groups)),
		"sources.yaml": answers.sources,
		...each("pages", pages),
		...each("units", units),
		...each("videos", videos),
		...each("articulos", byId(articles), "md"),
		...each("resources", documents),
		...each("plan", plan),
		...each("legal", legal, "md"),
	};
}

/** Every field below a node, an empty list among them. */
function fieldsOf(file: string, node: unknown, path: readonly string[] = []): ContentField[] {
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) => {
		const here = [...path, Array.isArray(node) ? entryName(Number(key), value) : key];
		const isBranch = typeof value === "object" && value !== null && Object.keys(value).length > 0;
		if (isBranch) return fieldsOf(file, value, here);
		return [{ where: `${file} · ${here.join(" › ")}`, key, value, neighbours: { ...node } }];
	});
}

/** An entry by its number and, where it has one, its name. */
function entryName(index: number, entry: Record<string, unknown>): string {
	const name = entry?.title ?? entry?.name ?? entry?.question ?? entry?.label ?? entry?.text;
	return typeof name === "string" ? `${index + 1} («${name}»)` : String(index + 1);
}
