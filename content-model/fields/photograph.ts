import * as v from "valibot";
import { field, object, text } from "./field.ts";

/** Where pictures are kept, below the content folder. */
export const PICTURES_FOLDER = "imagenes";

/** A photograph or a logo; the build makes its sizes and formats. */
export const photograph = field(
	"Foto o logo",
	"Una imagen y lo que se ve en ella.",
	object({
		file: field(
			"Archivo",
			"El nombre de una imagen, por ejemplo ana-perez.jpg.",
			v.pipe(
				text,
				v.regex(/^[a-z0-9_-]+\.(jpe?g|png|webp|avif|svg)$/, ({ input }) =>
					/\.hei[cf]$/i.test(input)
						? "las fotos HEIC del iPhone no se ven en todos los navegadores; guárdala como JPG y escribe aquí su nuevo nombre."
						: "escribe el nombre de un archivo de content/imagenes, en minúsculas y sin espacios: ana-perez.jpg.",
				),
			),
		),
		alt: field(
			"Qué se ve",
			"Lo oye quien no ve la imagen. De un logo, el nombre de la empresa.",
			v.pipe(text, v.minLength(5, "di en pocas palabras qué se ve; lo oye quien no puede verlo.")),
		),
	}),
);
export type Photograph = v.InferOutput<typeof photograph>;
