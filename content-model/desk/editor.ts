import * as v from "valibot";
import { described } from "../fields/described.ts";
import texts from "./editor.json" with { type: "json" };

/** Of anything; some have the signs of the editor's own program. */
const named = v.record(v.string(), v.pipe(v.string(), v.nonEmpty("está vacío; escribe cómo se llama.")));

/** `content/team/editor.yaml`: the words of the editor at `/textos` that no schema has. */
export const editorSchema = described(texts, {
	collections: named,
	one: named,
	general: named,
	files: named,
	choices: named,
	interface: named,
});

export type EditorWords = v.InferOutput<typeof editorSchema>;
