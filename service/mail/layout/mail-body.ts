/** What a mail says, written once: rendered as HTML by `mail-html.tsx`, and here as plain text. */
export interface MailBody {
	/** Shown beside the subject in a list of mails. */
	preview: string;
	title: string;
	blocks: readonly Block[];
}

export type Block =
	| { block: "paragraph"; look: Look; runs: readonly Run[] }
	| { block: "list"; title: string; items: readonly string[]; numbered: boolean }
	/** The one thing to do: a link that looks like a button. */
	| { block: "button"; text: string; href: string }
	| { block: "rule" };

/** Style of a paragraph; those with `line` are set close together, and a `value` under its `label`, with its line breaks. */
export type Look = "usual" | "line" | "small" | "reference" | "label" | "value";

export type Run = string | { strong: string } | { text: string; href: string };

const paragraph =
	(look: Look) =>
	(...runs: Run[]): Block => ({ block: "paragraph", look, runs });

export const usual = paragraph("usual");
export const line = paragraph("line");
export const small = paragraph("small");
export const reference = paragraph("reference");
/** What a form asked, and what was answered. */
export const field = (label: string, ...value: Run[]): Block[] => [
	paragraph("label")(label),
	paragraph("value")(...value),
];
export const list = (title: string, items: readonly string[], numbered = false): Block => ({
	block: "list",
	title,
	items,
	numbered,
});
export const RULE: Block = { block: "rule" };

/** The button of every mail to the team. @param deskUrl the desk, or a request there; undefined if there is no desk */
export const deskButton = (text: string, deskUrl: string | undefined): Block[] =>
	deskUrl ? [{ block: "button", text, href: deskUrl }] : [];

/** A mail as plain text: one pass over its words, whatever they are. */
export function mailText({ title, blocks }: MailBody): string {
	const parts = [title];
	for (const [index, block] of blocks.entries())
		parts.push(CLOSE.includes(`${lookOf(blocks[index - 1])} ${lookOf(block)}`) ? "\n" : "\n\n", blockText(block));
	return `${parts.join("")}\n`;
}

const CLOSE = ["line line", "label value"];
const lookOf = (block: Block | undefined) => block?.block === "paragraph" && block.look;

function blockText(block: Block): string {
	if (block.block === "rule") return "-".repeat(40);
	if (block.block === "button") return runText(block);
	if (block.block === "paragraph") return block.runs.map(runText).join("");
	const items = block.items.map((item, index) => `${block.numbered ? `${index + 1}.` : "-"} ${item}`);
	return [block.title, ...items].join("\n");
}

function runText(run: Run): string {
	if (typeof run === "string") return run;
	if ("strong" in run) return run.strong;
	// Plain text has no links: a web address is written out after the link's text.
	return run.href.startsWith("http") ? `${run.text}: ${run.href}` : run.text;
}
