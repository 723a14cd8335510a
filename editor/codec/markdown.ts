export interface Markdown {
	/** The YAML at its head. */
	head: string;
	/** The empty lines below that. */
	gap: string;
	body: string;
}

/** @throws where the text has no head */
export function splitMarkdown(text: string): Markdown {
	const [, head, gap = "", body = ""] = /^---\n([\s\S]*?\n)---\n(\s*)([\s\S]*)$/.exec(text) ?? [];
	if (head === undefined) throw new Error("Falta la cabecera entre dos líneas de ---.");
	return { head, gap, body: body.trim() };
}
