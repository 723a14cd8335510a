import * as v from "valibot";
import { field, object, optional, text, unrepeated } from "../fields/field.ts";
import { internalLink, sample } from "../fields/parts.ts";

/** What a partner resource can be (specification, section 3). */
export const RESOURCE_TYPES = ["PDF Guide", "Webinar Recording", "Case Study", "Template"] as const;

export const downloadFile = field(
	"Archivo",
	"Lo que se descarga: el nombre de un archivo, por ejemplo /recursos/guia.pdf.",
	v.pipe(text, v.regex(/^\/recursos\/[a-z0-9-]+\.(pdf|xlsx)$/, "escribe por ejemplo /recursos/guia.pdf.")),
);

const shape = {
	sample,
	id: field(
		"Nombre en la dirección",
		"Minúsculas, cifras y guiones. Es parte de una dirección: no lo cambies.",
		v.pipe(text, v.regex(/^[a-z0-9-]+$/, "un id lleva solo minúsculas, cifras y guiones.")),
	),
	title: field("Título", "El del recurso, sin repetir."),
	type: field(
		"Tipo",
		"Qué es; su nombre en español está en la página de clínicas.",
		v.picklist(RESOURCE_TYPES, `no existe este tipo; elige entre ${RESOURCE_TYPES.join(", ")}.`),
	),
	description: field("Descripción", "Qué trae, en una o dos frases."),
};

/** Of both kinds. */
const OPEN = "Cualquiera lo descarga. Sin marcar, lo solicitan las clínicas aliadas.";

const publicResource = object({
	...shape,
	isPublic: field("Abierto", OPEN, v.literal(true)),
	file: downloadFile,
	page: optional("Página", "Donde se lee sin descargarlo, si la hay.", internalLink),
});

const partnerResource = object({
	...shape,
	isPublic: v.optional(field("Abierto", OPEN, v.literal(false)), false),
});

/** One entry of `content/es/resources.yaml`: anyone downloads a public one, partners ask for the others. */
const resourceSchema = v.variant("isPublic", [publicResource, partnerResource]);

export type Resource = v.InferOutput<typeof resourceSchema>;

export const resourcesSchema = v.pipe(
	v.array(resourceSchema),
	v.minLength(1, "lleva al menos un recurso."),
	unrepeated("id", "dos recursos llevan el mismo id."),
);
