import * as v from "valibot";
import { bannerSchema } from "../site/sections/banner/banner.schema.ts";
import { contactSchema } from "../site/sections/contact/contact.schema.ts";
import { ecosystemSchema } from "../site/sections/ecosystem/ecosystem.schema.ts";
import { educationSchema } from "../site/sections/education/education.schema.ts";
import { heroSchema } from "../site/sections/hero/hero.schema.ts";
import { proposalSchema } from "../site/sections/proposal/proposal.schema.ts";
import { supportersSchema } from "../site/sections/supporters/supporters.schema.ts";
import { testimonialsSectionSchema } from "../site/sections/testimonials/testimonials.schema.ts";
import { tourismSchema } from "../site/sections/tourism/tourism.schema.ts";
import { visionSchema } from "../site/sections/vision/vision.schema.ts";
import { text } from "./parts.ts";

/** Every kind of section a page may hold; each is described beside its component. */
export const sectionSchema = v.variant(
	"type",
	[
		heroSchema,
		visionSchema,
		supportersSchema,
		tourismSchema,
		proposalSchema,
		ecosystemSchema,
		educationSchema,
		testimonialsSectionSchema,
		contactSchema,
		bannerSchema,
	],
	(issue) => `no existe una sección de este tipo; elige entre ${issue.expected}.`,
);

export type Section = v.InferOutput<typeof sectionSchema>;

/** `content/pages/*.yaml`: a page's metadata and its sections in order. */
export const pageSchema = v.strictObject({
	path: v.pipe(text, v.regex(/^\/[a-z-]*$/, "una ruta empieza con / y lleva solo minúsculas y guiones.")),
	title: v.pipe(text, v.maxLength(60, "el título pasa de 60 caracteres; los buscadores lo cortan.")),
	description: v.pipe(
		text,
		v.minLength(70, "la descripción tiene menos de 70 caracteres."),
		v.maxLength(160, "la descripción pasa de 160 caracteres; los buscadores la cortan."),
	),
	sections: v.array(sectionSchema),
});

export type Page = v.InferOutput<typeof pageSchema>;
