import * as v from "valibot";
import { described } from "../fields/described.ts";
import { oneOf, text } from "../fields/field.ts";
import { day, named, pageHead, plate, relatedAnswers, review, searchDescription } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import texts from "./article.json" with { type: "json" };
import { COVERS, VIDEO_IDS } from "./publications.ts";

/** The lines between `---` at the head of `content/es/articulos/*.md`. */
export const articleSchema = described(texts, {
	title: pageHead.title,
	description: searchDescription,
	address: v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lleva solo minúsculas, cifras y guiones.")),
	date: day,
	updated: day,
	clinicalReview: review,
	legalReview: review,
	image: oneOf("este dibujo", COVERS),
	plate,
	picture: photograph,
	video: oneOf("este video", VIDEO_IDS),
	sources: named,
	related: relatedAnswers,
	draft: v.optional(v.boolean(), false),
});
/** What a reader can open below `/blog/`. */
export type Article = v.InferOutput<typeof articleSchema> & {
	/** Its file's name without the ending, and the end of its address. */
	id: string;
	/** Markdown. */
	body: string;
};

/** Where the articles' files are, below the content folder. */
export const ARTICLES_FOLDER = "articulos";
