import * as v from "valibot";
import { field } from "../field.ts";
import { text } from "../parts.ts";
import { sectionTitle, sectionType } from "./frame.ts";

/** A quiet full-width line of text over a slowly moving drawing (the specification's parallax banner). */
export const bannerSchema = v.strictObject({
	type: sectionType("banner", "franja", "Una frase a todo el ancho sobre un dibujo."),
	title: sectionTitle,
	text: field("Texto", "Lo que sigue al título, en una o dos frases.", text),
});

export type BannerProps = v.InferOutput<typeof bannerSchema>;
