import * as v from "valibot";
import { field } from "../fields/field.ts";

/** Of anything; some have the signs of the editor's own program. */
const named = (title: string, description: string) =>
	field(title, description, v.record(v.string(), v.pipe(v.string(), v.nonEmpty("está vacío; escribe cómo se llama."))));

/** `content/team/editor.yaml`: the words of the editor at `/textos` that no schema has. */
export const editorSchema = v.strictObject({
	collections: named("Listas", "Cómo se llama cada lista de textos."),
	one: named("Uno solo", "Cómo se llama uno de los que se pueden añadir."),
	general: named("Lo general", "Cómo se llama cada archivo de esta lista; salen en este orden."),
	files: named("Archivos", "Cómo se llama un archivo que no tiene título."),
	choices: named("Opciones", "Lo que se lee en vez de un código."),
	page: field(
		"De la página",
		"Lo que dice la página del editor.",
		v.strictObject({
			remove: field("Quitar", "El botón que quita una entrada de una lista."),
			ask: field("Pregunta", "Lo que se pregunta antes de quitarla."),
			otherTab: field("Otra pestaña", "Si en esta hay una nota a medio escribir, que el editor no debe leer."),
			offline: field("Sin línea", "Lo que se dice cuando nada llega al servidor."),
			frame: field("Marco", "El nombre del marco que enseña la página."),
		}),
	),
	interface: named("Del programa", "Lo que al editor le falta en español."),
});

export type EditorWords = v.InferOutput<typeof editorSchema>;
