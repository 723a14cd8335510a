import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin, runnerImport } from "vite";
import type { AskedQuestion } from "../../plan/questions/questions.ts";
import type { Answers } from "../answer.ts";
import type { Content } from "../content.ts";
import type { ContentError } from "../faults.ts";
import type { QuestionWords } from "../plan/questions.ts";
import { fillFacts } from "./fill-facts.ts";

const ID = "virtual:content";
/** Parts of the content that browsers are sent as scripts of their own, instead of in each page's HTML. */
const PARTS: Readonly<Record<string, (content: Content) => Record<string, unknown>>> = {
	/** What can be asked of a clinic: islands of every tool of the plan share it. */
	"virtual:plan-questions": ({ plan }) => ({ planQuestions: planQuestions(plan.questions) }),
	/** The search words of the answers. */
	"virtual:answer-keywords": ({ answers }) => ({ answerKeywords: answerKeywords(answers) }),
};
const IDS: readonly string[] = [ID, ...Object.keys(PARTS)];
const LOADER = normalizePath(fileURLToPath(new URL("./load.ts", import.meta.url)));

/**
 * Hands the checked content to site, service and tests as the module `virtual:content`. A fault stops the build;
 * in development a saved file reloads the page, be it content or a schema it is held against.
 * @param folder the content folder
 */
export function contentPlugin(folder: string): Plugin {
	const below = `${normalizePath(folder)}/`;
	/** The schemas' own files, those of `contract/` among them. */
	let schemas = new Set([LOADER]);
	return {
		name: "content",
		resolveId: (id) => (IDS.includes(id) ? `\0${id}` : undefined),
		async load(id) {
			if (!IDS.some((one) => id === `\0${one}`)) return;
			for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
				this.addWatchFile(join(folder, file));
			}
			// A plain import is cached: the schemas would stay as they were when this process started.
			const { module, dependencies } = await runnerImport<typeof import("./load.ts")>(LOADER);
			schemas = new Set([LOADER, ...dependencies]);
			for (const file of schemas) this.addWatchFile(file);
			try {
				const part = PARTS[id.slice(1)];
				const values = part ? part(module.loadContent(folder)) : await module.loadContentWithPictures(folder);
				const exports = Object.entries(values).map(
					([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
				);
				return { code: exports.join("\n"), moduleType: "js" };
			} catch (error) {
				if (this.environment.mode === "dev" && isContentError(error)) throw forScreen(error, folder);
				throw error;
			}
		},
		/** Astro reads the Markdown files itself, as they are written. */
		transform(code, id) {
			const [file = ""] = id.split("?");
			if (!file.startsWith(below) || !file.endsWith(".md")) return;
			return { code: fillFacts(folder, file.slice(below.length), code).value ?? code, map: null };
		},
		// Called for each environment, and for files that are new or gone as well.
		hotUpdate({ file }) {
			const isContent = file.startsWith(below);
			if (!isContent && !schemas.has(file)) return;
			const { moduleGraph, hot } = this.environment;
			for (const id of IDS) {
				const module = moduleGraph.getModuleById(`\0${id}`);
				if (module) moduleGraph.invalidateModule(module);
			}
			hot.send({ type: "full-reload" });
			// A schema is also code of the pages.
			return isContent ? [] : undefined;
		},
	};
}

/** By the answer's anchor, between commas. */
function answerKeywords({ groups }: Answers): Record<string, string> {
	const items = groups.flatMap((group) => group.items);
	return Object.fromEntries(items.flatMap(({ id, keywords }) => (keywords ? [[id, keywords.join(", ")]] : [])));
}

function planQuestions({ subjects }: QuestionWords): AskedQuestion[] {
	return subjects.flatMap(({ questions }) => questions.map(({ id, ask, unknown }) => ({ id, ask, unknown })));
}

/** By its name: the loader is imported anew each time, and its class with it. */
function isContentError(error: unknown): error is ContentError {
	return error instanceof Error && error.name === "ContentError";
}

/** The error for Astro's overlay, as an editor of texts needs it: no stack trace, and the line of the first fault. */
function forScreen(error: ContentError, folder: string): Error {
	const [title = "", ...faults] = error.message.split(/:?\n/);
	const found = error.faults.find(({ line }) => line !== undefined);
	const loc = found && { file: normalizePath(join(folder, found.file)), line: found.line, column: 0 };
	const shown = Object.assign(new Error(faults.map((each) => each.trim()).join("\n")), { title, loc });
	return Object.assign(shown, { name: "Corrígelo y guarda: la página se recarga sola.", stack: "" });
}
