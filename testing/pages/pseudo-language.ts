/** A language whose every word is marked and 40 % longer, made of another one: a word of a page that is not marked stands in code. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, parse, parseDocument, visit } from "yaml";

/** A letter that no word of the content ends with, so that a marked word is as long as a word, and breaks as one. */
const MARK = "ö";
/** Fields with codes, names, addresses or dates. */
const NOT_MARKED =
	/^(id|type|href|path|keywords|sources|confirm|related|image|art|unit|audience|category|format|clinicalReview|legalReview|review|review_by|version|date|updated|document|form|tipo|variant|chat|tone|video|scene|shortName|span|fileName|ids|unknown|address|icon|link|url|look|times|poweredBy|copyright|depends|tool)$/;
/** What search engines and screens cut, whose length the schemas hold. */
const SHORT = /^(title|heading|description)$/;

/**
 * Marks every word of a language's YAML files.
 * @param folder the language's, in the content of a copied project
 * @returns texts that were left as they are: what search engines and screens cut, codes, and what stands above an article
 */
export function markWords(folder: string): Set<string> {
	const left = new Set<string>();
	// What people type, in which no word of a page stands.
	for (const file of globSync("**/*.yaml", { cwd: folder, exclude: ["alarm-phrases.yaml", "search-words.yaml"] })) {
		const document = parseDocument(readFileSync(join(folder, file), "utf8"));
		visit(document, {
			Pair: (_, { key, value }, path) => {
				const name = isScalar(key) ? String(key.value) : "";
				const depth = path.filter(isMap).length;
				const isHead =
					SHORT.test(name) &&
					((/^pages/.test(file) && depth === 1) ||
						(/^answers/.test(file) && depth === 1 && name !== "title") ||
						(/^units/.test(file) && depth <= 2));
				if (!isHead && (isMap(value) || !NOT_MARKED.test(name))) return;
				// A page fills its places with what is marked.
				if (isScalar(value)) for (const piece of String(value.value).split(/\{[^}]*\}/)) left.add(piece.trim());
				return visit.SKIP;
			},
			Scalar: (key, node) => {
				const isText = key !== "key" && typeof node.value === "string" && !/^(\/|#|https:)/.test(node.value);
				if (isText) node.value = marked(node.value as string);
			},
		});
		writeFileSync(join(folder, file), String(document));
	}
	for (const file of globSync("**/*.md", { cwd: folder })) {
		const [, head = ""] = readFileSync(join(folder, file), "utf8").split(/^---$/m);
		for (const text of Object.values(parse(head))) left.add(String(text));
	}
	return left;
}

/** Outside of places to fill and of addresses. */
function marked(text: string): string {
	return text.replaceAll(/\{[^}]*\}|\]\([^)]*\)|\p{L}{2,}/gu, (found) =>
		/^[{\]]/.test(found) ? found : found + MARK.repeat(Math.ceil(found.length * 0.4)),
	);
}

/** The words of a page's text that are not marked. @param html of a built page @param left texts that were left as they are */
export function unmarkedWords(html: string, left: ReadonlySet<string>): string[] {
	const sentences = [...left].filter((piece) => piece.includes(" "));
	const text = html
		.slice(html.indexOf("<body"))
		.replaceAll(
			/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>|<a[^>]* lang="[\s\S]*?<\/a>|<p class="page-address[\s\S]*?<\/p>/g,
			"",
		)
		.split(/<[^>]+>/)
		.map((part) => (left.has(part.trim()) ? "" : sentences.reduce((rest, one) => rest.replace(one, ""), part)))
		.join("\n")
		.replaceAll(/&#x?\w+;|&\w+;|[\w.-]+@[\w.-]+/g, " ");
	return (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => !word.endsWith(MARK));
}
