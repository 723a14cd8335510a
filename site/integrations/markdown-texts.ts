import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration, MarkdownHeading } from "astro";
import type { MarkdownRenderer, MarkdownRenderResult } from "astro/markdown";
import { PICTURE_IN_TEXT, PICTURES_FOLDER } from "../../content-model/fields/photograph.ts";
import { fillPlaceholders } from "../../content-model/loader/files/fill-placeholders.ts";
import { MARKDOWN_PARTS, readText } from "../../content-model/loader/files/read-text.ts";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";

const CONTENT = fileURLToPath(new URL("../../content", import.meta.url));

/** Markdown of `content/`: its facts are filled before Astro renders it, and its headings have Spanish ids in all languages. */
export const markdownTexts = (): AstroIntegration => ({
	name: "markdown-texts",
	hooks: {
		"astro:config:setup": ({ config, updateConfig }) => {
			const { processor } = config.markdown;
			const createRenderer: typeof processor.createRenderer = async (shared) => ({
				render: contentRender((await processor.createRenderer(shared)).render),
			});
			updateConfig({ markdown: { processor: { ...processor, createRenderer } } });
		},
	},
});

const contentRender =
	(render: MarkdownRenderer["render"]): MarkdownRenderer["render"] =>
	async (text, options) => {
		const file = relative(CONTENT, fileURLToPath(options?.fileURL ?? "")).replaceAll("\\", "/");
		const filled = fillPlaceholders(CONTENT, file, text).value ?? text;
		// Astro would look for a file beside the text.
		const made = await render(filled.replaceAll(PICTURE_IN_TEXT, `![$1](/${PICTURES_FOLDER}/$2)`), options);
		const main = file.replace(/^[^/]+/, MAIN_LANGUAGE);
		if (file === main) return made;
		const [, , original = ""] = MARKDOWN_PARTS.exec(readText(CONTENT, main).value ?? "") ?? [];
		return withIdsOf((await render(original)).metadata.headings, made);
	};

/** Gives a translation's headings the original's ids by order; if their numbers differ, they keep their own. */
export function withIdsOf(original: readonly MarkdownHeading[], made: MarkdownRenderResult): MarkdownRenderResult {
	const { headings } = made.metadata;
	if (headings.length !== original.length) return made;
	const named = headings.map((heading, at) => ({ ...heading, slug: original[at]?.slug ?? heading.slug }));
	const ids = named.values();
	const code = made.code.replaceAll(/(?<=<h\d id=")[^"]+/g, (own) => ids.next().value?.slug ?? own);
	return { code, metadata: { ...made.metadata, headings: named } };
}
