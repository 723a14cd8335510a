import * as v from "valibot";
import { FORM_IDS } from "../../contract/forms.ts";
import { field } from "../field.ts";
import { lines, link, text } from "../parts.ts";
import { template } from "../template.ts";

/** A title and what is to be said. */
export const notice = v.strictObject(lines({ title: "Título del aviso", text: "Texto del aviso" }));

/** What a visitor reads after sending. */
export const noticesSchema = field(
	"Después de enviar",
	"Lo que se lee si llegó y si no.",
	v.strictObject({
		failure: field("No se pudo enviar", "El aviso rojo.", notice),
		otherWays: field("Otras vías", "Debajo: {phone}, {email} y {chat}.", template("phone", "email", "chat")),
		chat: field("El chat", "Cómo se nombra el chat en esa frase.", text),
		sent: field(
			"Enviado",
			"Por formulario, con el paso siguiente.",
			v.strictObject(
				v.entriesFromList(
					FORM_IDS,
					field(
						"Aviso de enviado",
						"El de este formulario.",
						v.strictObject({ ...notice.entries, step: field("Paso siguiente", "A dónde ir mientras tanto.", link) }),
					),
				),
			),
		),
		answersTo: field("A dónde se responde", "{email} es el correo que escribió la persona.", template("email")),
		reference: field("Referencia", "{reference} es la de la solicitud.", template("reference")),
		referenceUse: field("Para qué sirve", "Debajo de la referencia.", text),
	}),
);
