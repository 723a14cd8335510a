import * as v from "valibot";
import { emphasisedText, text } from "../parts.ts";

/** A quiet full-width line of text over a slowly moving drawing (the specification's parallax banner). */
export const bannerSchema = v.strictObject({
	type: v.literal("banner"),
	title: emphasisedText,
	text,
});

export type BannerProps = v.InferOutput<typeof bannerSchema>;
