import * as v from "valibot";
import { described } from "./described.ts";
import { text } from "./field.ts";
import texts from "./parts.json" with { type: "json" };

/** Where pictures are kept, below the content folder. */
export const PICTURES_FOLDER = "imagenes";

/** A photograph or a logo; the build makes its sizes and formats. */
export const photograph = described(texts.photograph, {
	file: v.pipe(
		text,
		v.regex(/^[a-z0-9_-]+\.(jpe?g|png|webp|avif|svg)$/, ({ input }) =>
			/\.hei[cf]$/i.test(input)
				? "las fotos HEIC del iPhone no se ven en todos los navegadores; guárdala como JPG y escribe aquí su nuevo nombre."
				: "escribe el nombre de un archivo de content/imagenes, en minúsculas y sin espacios: ana-perez.jpg.",
		),
	),
	alt: v.pipe(text, v.minLength(5, "di en pocas palabras qué se ve; lo oye quien no puede verlo.")),
});
export type Photograph = v.InferOutput<typeof photograph>;

/** A picture in an article's text. */
export const PICTURE_IN_TEXT = /!\[([^\]]*)\]\(([\w-]+\.\w+)\)/g;
