/** What staff call the kinds of request; they may write any of these, with or without accents, and in the plural. */
import type { RequestKind } from "../../contract/forms.ts";

export const KIND_NAMES: Readonly<Record<RequestKind, string>> = {
	patient: "paciente",
	clinic: "clínica",
	direction: "dirección",
	agenda: "agenda",
	testimonial: "testimonio",
};
