/** A language whose every word is marked and 40 % longer, made of another one: a word of a page that is not marked stands in code. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, parseDocument, visit } from "yaml";

const MARK = "~";
/** Fields with codes, names, addresses or dates. */
const NOT_MARKED =
	/^(id|type|href|path|keywords|sources|confirm|related|image|art|unit|audience|category|format|clinicalReview|legalReview|review|review_by|version|date|updated|document|form|tipo|variant|chat|tone|video|scene|shortName|span|fileName|ids|unknown|address|icon|link|url|look|times|poweredBy|copyright)$/;
/** What search engines and screens cut, whose length the schemas hold. */
const SHORT = /^(title|description)$/;

/** Marks every word of a language's YAML files. @param folder `content/en` of a copied project */
export function markWords(folder: string): void {
	for (const file of globSync("**/*.yaml", { cwd: folder })) {
		const document = parseDocument(readFileSync(join(folder, file), "utf8"));
		visit(document, {
			Pair: (_, { key, value }, path) => {
				const name = isScalar(key) ? String(key.value) : "";
				const depth = path.filter(isMap).length;
				const isHead =
					SHORT.test(name) && ((/^pages/.test(file) && depth === 1) || (/^units/.test(file) && depth <= 2));
				if (isHead || (NOT_MARKED.test(name) && !isMap(value))) return visit.SKIP;
			},
			Scalar: (key, node) => {
				const isText = key !== "key" && typeof node.value === "string" && !/^(\/|#|https:)/.test(node.value);
				if (isText) node.value = marked(node.value as string);
			},
		});
		writeFileSync(join(folder, file), String(document));
	}
}

/** Outside of places to fill and of addresses. */
function marked(text: string): string {
	return text.replaceAll(/\{[^}]*\}|\]\([^)]*\)|\p{L}{2,}/gu, (found) =>
		/^[{\]]/.test(found) ? found : found + MARK.repeat(Math.ceil(found.length * 0.4)),
	);
}

/** The words of a page's text that are not marked. @param html of a built page */
export function unmarkedWords(html: string): string[] {
	const text = html
		.slice(html.indexOf("<body"))
		.replaceAll(
			/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>|<a[^>]* lang="[\s\S]*?<\/a>|<p class="page-address[\s\S]*?<\/p>/g,
			"",
		)
		.replaceAll(/<[^>]+>/g, "\n")
		.replaceAll(/&#x?\w+;|&\w+;|[\w.-]+@[\w.-]+/g, " ");
	return Array.from(text.matchAll(/(?<!\p{L})\p{L}{2,}(?![\p{L}~])/gu), ([word]) => word);
}
