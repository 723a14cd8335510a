/** A file as a form, and a form as the file in which only what changed has changed. */
import { type Form, fromForm, toForm } from "./form.ts";
import { splitMarkdown } from "./markdown.ts";
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
		return { ...toForm(read(head).toJS()), body, $ };
	},
	toFile({ $, body, ...form }) {
		const { head, gap } = $ === undefined ? { head: undefined, gap: "\n" } : splitMarkdown($);
		return `---\n${patchYaml(head, fromForm(form))}---\n${gap}${String(body ?? "").trim()}\n`;
	},
};
