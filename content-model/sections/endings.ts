/** What stands between sections and at a page's end. */
import * as v from "valibot";
import { described } from "../fields/described.ts";
import { emphasisedText, linkedText, oneOf, some } from "../fields/field.ts";
import { anchorId, chatVariant, link } from "../fields/parts.ts";
import { GUIDE_IDS, LEGAL_IDS } from "../publications/legal.ts";
import { downloadFile, RESOURCE_TYPES } from "../publications/resource.ts";
import { head, section } from "./frame.ts";
import texts from "./parts.json" with { type: "json" };

export const endingSections = [
	/** A quiet full-width line of text over a slowly moving drawing (the specification's parallax banner). */
	section("banner", { title: emphasisedText }),
	/** The page as a file to take away, printed from it by `npm run generate -- documents`. */
	section("download", {
		...head,
		cover: { drawing: oneOf("este dibujo", ["agenda", ...RESOURCE_TYPES]) },
		download: { file: downloadFile },
	}),
	section("closing", { ...head, text: linkedText, actions: v.array(link), chat: { variant: chatVariant } }),
	section("disclaimer", { id: anchorId, notices: some(described(texts.notice), "un aviso") }),
	section("long-text", { document: oneOf("este documento", [...LEGAL_IDS, ...GUIDE_IDS]) }),
] as const;
