import * as v from "valibot";
import { field } from "../field.ts";
import { text } from "../parts.ts";

const required = { required: field("Falta", "Cuando se deja vacío.", text) };
const tooLong = { too_long: field("Demasiado largo", "Dice cuántos caracteres caben.", text) };
const format = { format: field("Mal escrito", "Dice cómo se escribe.", text) };
const choice = { choice: field("No está en la lista", "Pide elegir de la lista.", text) };
const errorsOf = <E extends v.ObjectEntries>(entries: E) =>
	field("Errores del campo", "Lo que se lee al lado del campo, según qué falla.", v.strictObject(entries));

/** What is wrong with a field, by the code the contract gives. */
export const errorsSchema = field(
	"Errores",
	"Por campo, qué falla y cómo se corrige.",
	v.strictObject({
		name: errorsOf({ ...required, ...tooLong }),
		clinic_interest: errorsOf({ ...required, ...tooLong }),
		email: errorsOf({ ...required, ...format, ...tooLong }),
		phone: errorsOf({ ...required, ...format, ...tooLong }),
		country: errorsOf({ ...required, ...choice }),
		message: errorsOf({ ...required, ...tooLong }),
		organisation: errorsOf({ ...required, ...tooLong }),
		sector: errorsOf({ ...required, ...choice }),
		category: errorsOf({ ...required, ...choice }),
		treatment: errorsOf(tooLong),
		rating: errorsOf(choice),
		consent: errorsOf(required),
	}),
);
