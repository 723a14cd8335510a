import * as v from "valibot";
import { FORM_IDS } from "../../contract/forms.ts";
import { field, filled, group, text, words } from "../field.ts";
import { link } from "../parts.ts";

/** A title and what is to be said. */
export const notice = words({ title: "Título del aviso", text: "Texto del aviso" });

/** What a visitor reads after sending. */
export const noticesSchema = group("Después de enviar", "Lo que se lee si llegó y si no.", {
	failure: field("No se pudo enviar", "El aviso rojo.", notice),
	otherWays: filled("Otras vías", "Debajo: {phone}, {email} y {chat}."),
	chat: field("El chat", "Cómo se nombra el chat en esa frase.", text),
	sent: group(
		"Enviado",
		"Por formulario, con el paso siguiente.",
		v.entriesFromList(
			FORM_IDS,
			group("Aviso de enviado", "El de este formulario.", {
				...notice.entries,
				step: field("Paso siguiente", "A dónde ir mientras tanto.", link),
			}),
		),
	),
	answersTo: filled("A dónde se responde", "{email} es el correo que escribió la persona."),
	reference: filled("Referencia", "{reference} es la de la solicitud."),
	referenceUse: field("Para qué sirve", "Debajo de la referencia.", text),
});
