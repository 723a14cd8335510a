import type { Block, MailBody, Run } from "./mail-body.ts";

const RULE = "-".repeat(40);

/** A mail as plain text: one pass over its words, whatever they are. */
export function mailText({ title, blocks }: MailBody): string {
	const parts = [title];
	for (const [index, block] of blocks.entries()) {
		parts.push(isLine(block) && isLine(blocks[index - 1]) ? "\n" : "\n\n", blockText(block));
	}
	return `${parts.join("")}\n`;
}

function isLine(block: Block | undefined): boolean {
	return block?.block === "paragraph" && block.look === "line";
}

function blockText(block: Block): string {
	if (block.block === "rule") return RULE;
	if (block.block === "button") return runText(block);
	if (block.block === "field") return `${block.label}\n${block.value.map(runText).join("")}`;
	if (block.block === "paragraph") return block.runs.map(runText).join("");
	return [block.title, ...block.items.map((item, index) => `${block.numbered ? `${index + 1}.` : "-"} ${item}`)].join(
		"\n",
	);
}

function runText(run: Run): string {
	if (typeof run === "string") return run;
	if ("strong" in run) return run.strong;
	// Plain text has no links: a web address is written out after the link's text.
	return run.href.startsWith("http") ? `${run.text}: ${run.href}` : run.text;
}
