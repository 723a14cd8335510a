/** A file as a form, and a form as the file in which only what changed has changed. */
import { type Form, fromForm, PICTURE, toForm } from "./form.ts";
import { patchYaml, read } from "./patch.ts";

/** What is particular to a file. */
export interface Kind {
	/** The key whose entries are named by who writes; empty if the whole file is one dictionary. */
	dictionary?: string | undefined;
	/** The first line of a new file. */
	header?: string | undefined;
}

export interface Format {
	fromFile: (text: string) => Form;
	/** @throws if the form cannot be written without losing something */
	toFile: (form: Form) => string;
}

export const yamlFormat = ({ dictionary, header }: Kind = {}): Format => ({
	fromFile(text) {
		// The editor takes the last line's end.
		const $ = `${text.trimEnd()}\n`;
		return { ...toForm(read($).toJS(), dictionary), $ };
	},
	toFile({ $, ...form }) {
		const written = patchYaml($, fromForm(form, dictionary));
		return $ === undefined && header ? `${header}\n${written}` : written;
	},
});

/** Markdown below YAML. */
export const markdownFormat: Format = {
	fromFile(text) {
		const $ = `${text.trimEnd()}\n`;
		const { head, body } = splitMarkdown($);
		return { ...toForm(read(head).toJS()), body: body.replaceAll(NAMED, `$1${PICTURE}`), $ };
	},
	toFile({ $, body, ...form }) {
		const was = $ === undefined ? { head: undefined, gap: "\n", body: "" } : splitMarkdown($);
		const text = withOldSpaces(
			String(body ?? "")
				.trim()
				.replaceAll(`](${PICTURE}`, "]("),
			was.body,
		);
		return `---\n${patchYaml(was.head, fromForm(form))}---\n${was.gap}${text}\n`;
	},
};

/** A picture in a text, up to its name. */
const NAMED = /(!\[[^\]]*\]\()(?=[\w-]+\.\w+\))/g;

/** The editor sets the empty cells of tables in its own way: a line that differs by nothing but spaces stays as it was. */
function withOldSpaces(text: string, was: string): string {
	const bare = (line: string) => line.replaceAll(" ", "");
	const old = new Map(was.split("\n").map((line) => [bare(line), line]));
	const lines = text.split("\n");
	return lines.map((line) => (line.startsWith("|") ? (old.get(bare(line)) ?? line) : line)).join("\n");
}

interface MarkdownParts {
	/** The YAML at its head. */
	head: string;
	/** The empty lines below that. */
	gap: string;
	body: string;
}

/** @throws where the text has no head */
export function splitMarkdown(text: string): MarkdownParts {
	const [, head, gap = "", body = ""] = /^---\n([\s\S]*?\n)---\n(\s*)([\s\S]*)$/.exec(text) ?? [];
	if (head === undefined) throw new Error("Falta la cabecera entre dos líneas de ---.");
	return { head, gap, body: body.trim() };
}
