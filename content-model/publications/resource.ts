import * as v from "valibot";
import { entriesOf } from "../fields/described.ts";
import { field, object, some, text, unrepeated } from "../fields/field.ts";
import { internalLink, sample } from "../fields/parts.ts";
import texts from "./publications.json" with { type: "json" };

/** What a partner resource can be (specification, section 3). */
export const RESOURCE_TYPES = ["PDF Guide", "Webinar Recording", "Case Study", "Template"] as const;

export const downloadFile = v.pipe(
	text,
	v.regex(/^\/recursos\/[a-z0-9-]+\.(pdf|xlsx)$/, "escribe por ejemplo /recursos/guia.pdf."),
);

const shape = {
	sample,
	...entriesOf(texts.resource, {
		id: v.pipe(text, v.regex(/^[a-z0-9-]+$/, "un id lleva solo minúsculas, cifras y guiones.")),
		type: v.picklist(RESOURCE_TYPES, `no existe este tipo; elige entre ${RESOURCE_TYPES.join(", ")}.`),
	}),
};

const publicResource = object({
	...shape,
	...entriesOf(texts.publicResource, { isPublic: v.literal(true), file: downloadFile, page: internalLink }),
});

const [title, description] = texts.publicResource.isPublic;
const partnerResource = object({
	...shape,
	isPublic: v.optional(field(title ?? "", description ?? "", v.literal(false)), false),
});

/** One entry of `content/es/resources.yaml`: anyone downloads a public one, partners ask for the others. */
const resourceSchema = v.variant("isPublic", [publicResource, partnerResource]);

export type Resource = v.InferOutput<typeof resourceSchema>;

export const resourcesSchema = v.pipe(
	some(resourceSchema, "un recurso"),
	unrepeated("id", "dos recursos llevan el mismo id."),
);
