import type { FontName } from "./fonts.ts";
import { AMBER_TEXT, INK, INK_SOFT, LARIMAR_DEEP } from "./palette.ts";

export interface TextStyle {
	font: FontName;
	size: number;
	/** From one baseline to the next, in points. */
	leading: number;
	color: string;
	tracking?: number;
}

/** Every size of type in the documents, in points. */
export const STYLES = {
	cover: { font: "display", size: 43, leading: 46, color: INK, tracking: -1 },
	coverLead: { font: "text", size: 14, leading: 21, color: INK_SOFT },
	eyebrow: { font: "text bold", size: 10, leading: 14, color: AMBER_TEXT, tracking: 0.4 },
	title: { font: "display", size: 27, leading: 30, color: INK, tracking: -0.4 },
	lead: { font: "text", size: 12, leading: 18, color: INK_SOFT },
	subtitle: { font: "display", size: 16, leading: 20, color: INK, tracking: -0.1 },
	label: { font: "text bold", size: 10, leading: 14, color: LARIMAR_DEEP },
	strong: { font: "text bold", size: 10.5, leading: 15, color: INK },
	body: { font: "text", size: 10.5, leading: 15.5, color: INK },
	contents: { font: "text", size: 11, leading: 15, color: LARIMAR_DEEP },
	small: { font: "text", size: 10, leading: 14, color: INK_SOFT },
	warning: { font: "text bold", size: 10, leading: 14, color: AMBER_TEXT },
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof STYLES;
