/** The texts that a doctor or a lawyer signs. Once their words change, they are pending again by themselves. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Language } from "../../contract/languages.ts";
import { type Part, partsIn } from "./between/parts.ts";
import { MARKDOWN_PARTS, readText } from "./files/read-text.ts";

/** The field that says whether a text was signed, by who signs it. */
export const REVIEWS = { medico: "clinicalReview", abogado: "legalReview" } as const;
export type Reader = keyof typeof REVIEWS;

/** What may change without a new signature: no visitor reads it, or it only says when or where. */
const UNSIGNED = new Set<string>([
	...Object.values(REVIEWS),
	...["keywords", "openQuestion", "order", "related", "review_by", "image", "picture", "address", "date", "updated"],
]);

type Node = Part["node"];

/** A text with a review of its own: an answer, an article, a notice, or the words of a tool. */
export interface ReviewedText {
	/** Below the language's folder, and in the file: `answers/salud.yaml › peso`. */
	name: string;
	language: Language;
	/** Below the language's folder. */
	file: string;
	/** The field of the review, by the keys that lead to it. */
	path: Part["path"];
	node: Node;
	/** The hash of its words. */
	words: string;
	isPending: boolean;
}

/** Marks in place as pending what was signed with other words. @param body the Markdown whose head the node is */
export function reopenChanged<T>(node: T, body = ""): T {
	if (typeof node !== "object" || node === null) return node;
	for (const [key, value] of Object.entries(node)) {
		if (!isSignature(key, value)) reopenChanged(value);
		else if (value.words !== hashOfWords({ ...node, body })) Object.assign(node, { [key]: "pending" });
	}
	return node;
}

/** Every text of a language that this reader has to sign or has signed, in the order of the files. */
export const reviewedTexts = (folder: string, language: Language, reader: Reader): ReviewedText[] =>
	readdirSync(join(folder, language), { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => /\.(yaml|md)$/.test(file))
		.sort()
		.flatMap((file) => textsIn(readNode(folder, `${language}/${file}`), language, file, reader));

/** A hash of what visitors read in it, its numbers and sources included. */
const hashOfWords = (node: Node): string =>
	createHash("sha256").update(leavesOf(node).filter(Boolean).join("\n")).digest("hex").slice(0, 8);

/** The texts and numbers below a node, in the order they are read. */
export function leavesOf(node: unknown): string[] {
	if (typeof node === "string" || typeof node === "number") return [String(node)];
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) => (UNSIGNED.has(key) ? [] : leavesOf(value)));
}

/** Whether a field holds the state of a review, and no words about reviews. */
export const isReviewState = (key: string, value: unknown) =>
	isSignature(key, value) || (value === "pending" && /Review$/.test(key));

function isSignature(key: string, value: unknown): value is { words: string } {
	const isReview = Object.values(REVIEWS).some((name) => name === key);
	return isReview && typeof value === "object" && value !== null && "words" in value;
}

function readNode(folder: string, file: string): unknown {
	const { value = "" } = readText(folder, file);
	const [, head, text = ""] = (file.endsWith(".md") && MARKDOWN_PARTS.exec(value)) || [];
	return head === undefined ? parse(value) : { ...parse(head), body: text.trim() };
}

const textsIn = (root: unknown, language: Language, file: string, reader: Reader): ReviewedText[] =>
	partsIn(file, root).flatMap(({ path, value, node }) => {
		const key = String(path.at(-1));
		if (key !== REVIEWS[reader] || !isReviewState(key, value)) return [];
		const words = hashOfWords(node);
		const name = typeof node.id === "string" ? `${file} › ${node.id}` : file;
		return [{ name, language, file, path, node, words, isPending: !isSignature(key, value) || value.words !== words }];
	});
