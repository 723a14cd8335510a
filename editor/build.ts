/** Builds the editor's folder: its program as its makers built it, our start, its words and its settings. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { Document, parse } from "yaml";
import type { EditorWords } from "../content-model/desk/editor.ts";
import { EDITOR_PATH } from "../contract/desk/texts.ts";
import { editorSettings } from "./settings/settings.ts";

const PROGRAM = "node_modules/@sveltia/cms";
const LOCALE = "locales/es-CO.json";
/** What the program asks for by name, with its file here. */
const LIBRARIES = {
	immutable: "immutable/dist/immutable.es.js",
	"turndown/lib/turndown.browser.es.js": "turndown/lib/turndown.browser.es.js",
	"exifr/dist/lite.esm.mjs": "exifr/dist/lite.esm.mjs",
};

/** @param folder where to */
export async function buildEditor(folder: string): Promise<void> {
	const { NODE_ENV } = process.env;
	await build({
		configFile: false,
		logLevel: "warn",
		build: {
			outDir: folder,
			target: "es2024",
			copyPublicDir: false,
			rolldownOptions: {
				input: "editor/page/start.ts",
				external: ["@sveltia/cms"],
				output: { entryFileNames: "start.js" },
			},
		},
	});
	// Vite sets it for its whole process, which may go on to run tests.
	if (NODE_ENV === undefined) delete process.env.NODE_ENV;
	else process.env.NODE_ENV = NODE_ENV;
	const program = join(folder, "cms");
	cpSync(join(PROGRAM, "npm"), join(program, "npm"), { recursive: true, filter: (path) => !path.endsWith(".map") });
	const imports: Record<string, string> = { "@sveltia/cms": `${EDITOR_PATH}/cms/npm/index.js` };
	for (const [name, file] of Object.entries(LIBRARIES)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		copyFileSync(join("node_modules", file), join(folder, file));
		imports[name] = `${EDITOR_PATH}/${file}`;
	}
	const words: EditorWords = parse(readFileSync("content/team/editor.yaml", "utf8"));
	const { remove, saving } = words.page;
	const locale = new Document(JSON.parse(readFileSync(join(PROGRAM, LOCALE), "utf8")));
	for (const [way, text] of Object.entries({ ...words.interface, remove, saving, remove_this_item: remove }))
		locale.setIn(way.split("."), text);
	mkdirSync(join(program, dirname(LOCALE)));
	// The program imports its words as a module.
	writeFileSync(join(program, `${LOCALE}.js`), `export default ${JSON.stringify(locale)}`);
	writeFileSync(join(folder, "settings.json"), JSON.stringify(editorSettings("content")));
	const page = readFileSync("editor/page/index.html", "utf8").replace(
		/(?<="importmap">)[^<]*/,
		JSON.stringify({ imports }),
	);
	writeFileSync(join(folder, "index.html"), page);
}
