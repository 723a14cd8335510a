import * as v from "valibot";
import { field, filled, group, list, text } from "../field.ts";

/** What the team's answers begin with, in the language of whoever wrote. */
export const repliesSchema = group("Respuestas del equipo", "Con qué empiezan; van en el idioma de quien escribió.", {
	subject: filled("Asunto", "{reference} es la de la solicitud."),
	greeting: filled("Saludo", "{name} es su primer nombre."),
	greetingNameless: field("Saludo sin nombre", "Cuando no se sabe cuál es el nombre.", text),
	templates: list(
		"Respuestas para empezar",
		"Delante va el saludo con el nombre; no prometas ni des consejo médico.",
		v.strictObject({
			title: field("Nombre", "Como la reconoce el equipo.", text),
			text: field("Texto", "Lo que se escribe después del saludo.", text),
		}),
	),
});
