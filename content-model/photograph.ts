import * as v from "valibot";
import { text } from "./parts.ts";

/** Where pictures are kept, below the content folder. */
export const PICTURES_FOLDER = "imagenes";

/** A photograph or a logo; the build makes its sizes and formats. */
export const photograph = v.pipe(
	v.strictObject({
		file: v.pipe(
			text,
			v.regex(/^[a-z0-9-]+\.(jpe?g|png|webp|avif|svg)$/, ({ input }) =>
				/\.hei[cf]$/i.test(input)
					? "las fotos HEIC del iPhone no se ven en todos los navegadores; guárdala como JPG y escribe aquí su nuevo nombre."
					: "escribe el nombre de un archivo de content/imagenes, en minúsculas y sin espacios: ana-perez.jpg.",
			),
			v.title("Archivo"),
			v.description("El nombre de un archivo de content/imagenes, por ejemplo ana-perez.jpg."),
		),
		alt: v.pipe(
			text,
			v.minLength(5, "di en pocas palabras qué se ve; lo oye quien no puede verlo."),
			v.title("Qué se ve"),
			v.description("Lo oye quien no ve la imagen. De un logo, el nombre de la empresa."),
		),
	}),
	v.title("Foto o logo"),
	v.description("Un archivo de content/imagenes y lo que se ve en él."),
);
export type Photograph = v.InferOutput<typeof photograph>;
