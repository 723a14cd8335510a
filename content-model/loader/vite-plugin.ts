import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin, runnerImport } from "vite";
import { eachLanguage, inLanguage, LANGUAGE_CODES, MAIN_LANGUAGE } from "../../contract/languages.ts";
import { askedQuestions } from "../../plan/questions/questions.ts";
import { searchedQuestions } from "../answers/faq-groups.ts";
import { learn } from "../answers/learned.ts";
import { learnedFrom, searchSource } from "../answers/searches/search-source.ts";
import type { Content, Words } from "../content.ts";
import type { ContentError } from "../faults/faults.ts";
import { cached } from "./build-cache.ts";

const ID = "virtual:content";
/** Parts of the words that browsers are sent as a script for each language, instead of in each page's HTML. */
const PARTS: Readonly<Record<string, (words: Words) => unknown>> = {
	/** What is asked and told of a call. */
	"virtual:call-words": ({ messages }) => messages.forms.call,
	/** What /faq is searched by. */
	"virtual:search-words": async (words) => {
		// To learn takes seconds, and is the same for most changes of a text.
		const learning = async (ids: string[], search: Words["searchWords"]) =>
			Buffer.from(JSON.stringify(learn(learnedFrom(words.language), ids, search)));
		const ids = searchedQuestions(words).map(({ id }) => id);
		const learned = await cached(`learned.${words.language}.json`, learning, ids, words.searchWords);
		return searchSource(words, JSON.parse(Buffer.from(learned).toString()));
	},
	/** What a summary of a plan is made of: its words, and what can be asked of a clinic. */
	"virtual:plan-summary": ({ plan }) => ({
		summary: { ...plan.frame.summary, unnamed: plan.budget.setup.clinic, unnamedOffer: plan.loan.offers.numbered },
		questions: askedQuestions(plan.questions.subjects),
	}),
};
/** What is the same whatever the language of a page, since nobody is asked for theirs. */
const SHARED: Readonly<Record<string, (content: Content) => Record<string, unknown>>> = {
	/** By which the browser knows that somebody is in danger, and where. */
	"virtual:alarm": ({ languages, alarm }) => ({
		phrases: Object.values(languages).map((words) => words.alarmPhrases),
		zones: alarm.zones,
	}),
	/** What every tool says of a plan as a whole. */
	"virtual:plan-bar": ({ languages }) => ({ bars: eachLanguage(languages, ({ plan }) => plan.frame.bar) }),
};
const IDS: readonly string[] = [
	ID,
	...Object.keys(SHARED),
	...Object.keys(PARTS).flatMap((part) => [part, ...LANGUAGE_CODES.map((language) => `${part}/${language}`)]),
];
const LOADER = normalizePath(fileURLToPath(new URL("./load.ts", import.meta.url)));

/** The checked content as `virtual:content`. A fault stops a build; in development a saved file or schema reloads the page. */
export function contentPlugin(folder = fileURLToPath(new URL("../../content", import.meta.url))): Plugin {
	const below = `${normalizePath(folder)}/`;
	/** The schemas' own files, those of `contract/` among them. */
	let schemas = new Set([LOADER]);
	/** What all modules of the content are made of, until something is saved. */
	let reading: Promise<Content> | undefined;

	async function read(): Promise<Content> {
		// A plain import is cached: the schemas would stay as they were when this process started.
		const { module, dependencies } = await runnerImport<typeof import("./load.ts")>(LOADER);
		schemas = new Set([LOADER, ...dependencies]);
		return await module.loadContentWithPictures(folder);
	}

	return {
		name: "content",
		buildStart() {
			reading = undefined;
		},
		resolveId: (id) => (IDS.includes(id) ? `\0${id}` : undefined),
		async load(id) {
			if (!IDS.some((one) => id === `\0${one}`)) return;
			// Not folders: Vite takes what a script is made of for its imports, and finds no module in one.
			for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
				if (file.isFile()) this.addWatchFile(join(file.parentPath, file.name));
			}
			reading ??= read();
			try {
				return { code: await codeOf(id.slice(1), await reading), moduleType: "js" };
			} catch (error) {
				if (this.environment.mode === "dev" && isContentError(error)) throw forScreen(error, folder);
				throw error;
			} finally {
				for (const file of schemas) this.addWatchFile(file);
			}
		},
		// Called for each environment, and for files that are new or gone as well.
		hotUpdate({ file }) {
			const isContent = file.startsWith(below);
			if (!isContent && !schemas.has(file)) return;
			reading = undefined;
			const { moduleGraph, hot } = this.environment;
			// A text in Markdown is made of `facts.yaml` and of its original as well (`site/integrations/markdown-texts.ts`).
			for (const [id, module] of moduleGraph.idToModuleMap)
				if (id.startsWith(below) || IDS.some((one) => id === `\0${one}`)) moduleGraph.invalidateModule(module);
			hot.send({ type: "full-reload" });
			// A schema is also code of the pages.
			return isContent ? [] : undefined;
		},
	};
}

async function codeOf(id: string, content: Content): Promise<string> {
	if (id in PARTS) {
		const imports = LANGUAGE_CODES.map((language) => `${language}: () => import("${id}/${language}")`);
		return `export const loaders = { ${imports.join(", ")} };`;
	}
	const whole = Object.entries(SHARED[id]?.(content) ?? {});
	if (whole.length > 0)
		return whole.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("");
	const [part = "", language] = id.split("/");
	if (language)
		return `export default ${JSON.stringify(await PARTS[part]?.(inLanguage(content.languages, language)))};`;
	const { languages, ...main } = content;
	const exports = Object.entries(main).map(([name, value]) => {
		const isShared = languages[MAIN_LANGUAGE]?.[name as keyof Words] === value;
		return `export const ${name} = ${isShared ? `languages.${MAIN_LANGUAGE}.${name}` : JSON.stringify(value)};`;
	});
	const shared = [
		`export const languages = ${JSON.stringify(languages)};`,
		`export const mainWords = languages.${MAIN_LANGUAGE};`,
	];
	return [...shared, ...exports].join("\n");
}

/** By its name: the loader is imported anew each time, and its class with it. */
const isContentError = (error: unknown): error is ContentError =>
	error instanceof Error && error.name === "ContentError";

/** The error for Astro's overlay, as an editor of texts needs it: no stack trace, and the line of the first fault. */
function forScreen(error: ContentError, folder: string): Error {
	const [title = "", ...faults] = error.message.split(/:?\n/);
	const found = error.faults.find(({ line }) => line !== undefined);
	const loc = found && { file: normalizePath(join(folder, found.file)), line: found.line, column: 0 };
	const shown = Object.assign(new Error(faults.map((each) => each.trim()).join("\n")), { title, loc });
	return Object.assign(shown, { name: "Corrígelo y guarda: la página se recarga sola.", stack: "" });
}
