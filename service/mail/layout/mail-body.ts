/** What a mail says, written once: rendered as HTML by `mail-html.tsx` and as plain text by `mail-text.ts`. */
export interface MailBody {
	/** Shown beside the subject in a list of mails. */
	preview: string;
	title: string;
	blocks: readonly Block[];
}

export type Block =
	| { block: "paragraph"; look: Look; runs: readonly Run[] }
	/** What a form asked, and what was answered: line breaks are kept. */
	| { block: "field"; label: string; value: readonly Run[] }
	| { block: "list"; title: string; items: readonly string[]; numbered: boolean }
	/** The one thing to do: a link that looks like a button. */
	| { block: "button"; text: string; href: string }
	| { block: "rule" };

/** Style of a paragraph; those with `line` are set close together. */
export type Look = "usual" | "line" | "small" | "reference";

export type Run = string | { strong: string } | { text: string; href: string };

const paragraph =
	(look: Look) =>
	(...runs: Run[]): Block => ({ block: "paragraph", look, runs });

export const usual = paragraph("usual");
export const line = paragraph("line");
export const small = paragraph("small");
export const reference = paragraph("reference");
export const field = (label: string, ...value: Run[]): Block => ({ block: "field", label, value });
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
