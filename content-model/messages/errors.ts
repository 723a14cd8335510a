import type * as v from "valibot";
import { FIELDS, type FieldName, FORMS } from "../../contract/forms.ts";
import { field, group, text } from "../field.ts";

const required = { required: field("Falta", "Cuando se deja vacío.", text) };
const tooLong = { too_long: field("Demasiado largo", "Dice cuántos caracteres caben.", text) };
const format = { format: field("Mal escrito", "Dice cómo se escribe.", text) };
const choice = { choice: field("No está en la lista", "Pide elegir de la lista.", text) };

/** By how a question is answered, what can be wrong with it beside its lack. */
const FAULTS = {
	line: tooLong,
	prose: tooLong,
	email: { ...format, ...tooLong },
	phone: { ...format, ...tooLong },
	choice,
	tick: {},
	purpose: {},
};

const isRequired = (name: FieldName) => Object.values(FORMS).some((form) => form.required.includes(name));

const entries = (Object.keys(FIELDS) as FieldName[])
	.filter((name) => FIELDS[name].answer !== "purpose")
	.map((name) => {
		const faults: v.ObjectEntries = { ...(isRequired(name) && required), ...FAULTS[FIELDS[name].answer] };
		const title = "Errores del campo";
		return [name, group(title, "Lo que se lee al lado del campo, según qué falla.", faults)];
	});

/** What is wrong with a field, by the code the contract gives. */
export const errorsSchema = group(
	"Errores",
	"Por campo, qué falla y cómo se corrige.",
	Object.fromEntries(entries) as Record<FieldName, v.GenericSchema<Record<string, string>>>,
);
