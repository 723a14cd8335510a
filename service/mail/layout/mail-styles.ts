/**
 * How mails look: inline, because some programs read no style sheet, and by class for the dark ones, which only a style
 * sheet can tell apart. The colours are those of `site/styles/tokens.css`.
 */
import type { Look } from "./mail-body.ts";

// A word without an end, as a visitor may type one, must not widen a column, whichever of these a program knows.
const WRAPPED = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

const usual = { ...WRAPPED, fontSize: "16px", lineHeight: 1.6, margin: "0 0 16px" };
const small = { ...WRAPPED, color: "#335056", fontSize: "15px", lineHeight: 1.45, margin: "8px 0" };

export const LOOKS: Record<Look, object> = {
	usual,
	line: { ...usual, margin: "0 0 8px" },
	small,
	reference: {
		...usual,
		backgroundColor: "#dff1f0",
		borderRadius: "12px",
		fontSize: "18px",
		fontWeight: 600,
		margin: "0 0 24px",
		padding: "12px 16px",
	},
};

export const STYLES = {
	page: { backgroundColor: "#f4f9f8", margin: 0 },
	preview: { display: "none", lineHeight: "1px", maxHeight: 0, maxWidth: 0, opacity: 0, overflow: "hidden" },
	body: {
		backgroundColor: "#f4f9f8",
		color: "#0b2f36",
		fontFamily: "Figtree, Helvetica, Arial, sans-serif",
		padding: "24px 20px 32px",
	},
	frame: { tableLayout: "fixed" },
	column: { margin: "0 auto", maxWidth: "520px" },
	wordmark: {
		...WRAPPED,
		borderBottom: "1px solid #cfdedd",
		fontFamily: "Newsreader, Georgia, serif",
		fontSize: "22px",
		fontWeight: 500,
		letterSpacing: "-0.02em",
		lineHeight: "28px",
		margin: "0 0 24px",
		padding: "0 0 16px",
	},
	ring: {
		backgroundColor: "#2b8a93",
		borderRadius: "50%",
		display: "inline-block",
		height: "24px",
		marginRight: "10px",
		verticalAlign: "-4px",
		width: "24px",
	},
	core: {
		backgroundColor: "#ffb454",
		borderRadius: "50%",
		display: "block",
		height: "10px",
		margin: "9px 0 0 10px",
		width: "10px",
	},
	heading: {
		...WRAPPED,
		fontFamily: "Newsreader, Georgia, serif",
		fontSize: "28px",
		fontWeight: 500,
		lineHeight: 1.2,
		margin: "0 0 16px",
	},
	subheading: { ...WRAPPED, fontSize: "16px", fontWeight: 600, lineHeight: 1.4, margin: "24px 0 8px" },
	list: { ...usual, margin: "0 0 24px", paddingLeft: "24px" },
	item: { ...WRAPPED, margin: "0 0 6px" },
	label: { ...small, margin: "16px 0 0" },
	value: { ...WRAPPED, fontSize: "16px", lineHeight: 1.5, margin: "0", whiteSpace: "pre-line" },
	link: { ...WRAPPED, color: "#1f6f7b", textDecoration: "underline" },
	// Outlook draws a cell and no padding of a link: the cell has all of it there, and elsewhere a part, or the link would be
	// smaller than the button that it looks like.
	buttonPlace: { borderCollapse: "separate", borderSpacing: "0 8px", margin: "0 0 16px" },
	buttonCell: { backgroundColor: "#0b2f36", borderRadius: "999px", msoPaddingAlt: "12px 24px", padding: "4px 8px" },
	button: {
		borderRadius: "999px",
		color: "#ffffff",
		display: "inline-block",
		fontSize: "16px",
		fontWeight: 600,
		lineHeight: "24px",
		msoPaddingAlt: "0",
		padding: "8px 16px",
		textDecoration: "none",
	},
	rule: { border: "none", borderTop: "1px solid #cfdedd", margin: "24px 0", width: "100%" },
} as const;

/** Overrides the inline styles in the dark colour scheme. */
export const DARK_STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.m-page{background-color:#07191d!important;color:#e9f4f3!important}
.m-small{color:#b0c9ca!important}
.m-link{color:#8bd5d8!important}
.m-button{background-color:#8bd5d8!important;color:#07191d!important}
.m-reference{background-color:#0c2a31!important;color:#e9f4f3!important}
.m-line{border-color:#1f424a!important}
.m-ring{background-color:#63c2c8!important}}`;
