/** What of the editor's settings its page reads. */
import type { EditorWords } from "../../content-model/desk/editor.ts";
import type { Kind } from "../codec/format.ts";
import type { Field } from "./field.ts";

/** The format of Markdown: by the end of its name the editor knows that a head and a body are in it. */
export const MARKDOWN = "articulo-frontmatter";

export interface Settings {
	/** What is particular to the files of each format. */
	formats: Record<string, Kind>;
	words: EditorWords["page"];
	config: {
		collections: Collection[];
		backend: { api_root: string; [option: string]: unknown };
		[option: string]: unknown;
	};
}

export interface Collection {
	name: string;
	files?: { name: string; file: string; format: string; fields: Field[]; [option: string]: unknown }[];
	[option: string]: unknown;
}
