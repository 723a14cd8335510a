/** One request of each kind, for tests to send, store and change. */

import { MAIN_LANGUAGE } from "../contract/languages.ts";
import type { ContactRequest } from "../contract/requests/contact-request.ts";
import type { FormId } from "../contract/requests/forms.ts";
import type { StoredRequest } from "../service/store/requests/stored-request.ts";

export const NOON = new Date("2026-03-02T12:00:00.000Z");
/** By when what comes then is answered. */
export const ANSWER_BY = "2026-03-03T12:00:00.000Z";
export const HOUR = 60 * 60 * 1000;

/** What a patient's form sends (specification, section 7). */
export const patientPayload = {
	name: "Ana Núñez",
	email: "ana@example.com",
	phone: "+1 (787) 555-0123",
	country: "PR",
	message: "¿Cuánto dura el viaje?",
	type: "patient",
} as const;

/** What a clinic's form sends (specification, section 7). */
export const clinicPayload = {
	name: "Luis Peña",
	email: "luis@clinica.example",
	phone: "809.555.0142",
	clinic_interest: "Clínica del Este",
	message: "Queremos unirnos a la red.",
	type: "clinic",
} as const;

/** What each form sends, every field filled in. */
export const PAYLOADS = {
	patient: { ...patientPayload, whatsapp: "yes", purpose: "itinerary" },
	clinic: { ...clinicPayload, whatsapp: "yes", purpose: "consulting" },
	direction: {
		type: "direction",
		purpose: "press",
		name: "Rosa Marte",
		email: "rosa@example.com",
		phone: "809 555 0155",
		whatsapp: "yes",
		message: "Una sugerencia para la dirección.",
	},
	join: {
		type: "agenda",
		interest: "join",
		name: "Iván Peralta",
		organisation: "Seguros del Caribe",
		sector: "insurer",
		email: "ivan@seguros.example",
		phone: "829 555 0166",
		whatsapp: "yes",
		message: "Queremos participar.",
	},
	toolkit: {
		type: "agenda",
		interest: "toolkit",
		name: "Marta Gil",
		organisation: "Zona Franca Norte",
		email: "marta@zona.example",
	},
	alliance: {
		type: "agenda",
		interest: "alliance",
		name: "Pedro Sosa",
		organisation: "Ayuntamiento",
		sector: "public",
		email: "pedro@publico.example",
		message: "Proponemos una jornada conjunta.",
	},
	testimonial: {
		type: "testimonial",
		name: "Carmen",
		category: "patient",
		email: "carmen@example.com",
		country: "US",
		treatment: "Preservación de la fertilidad",
		rating: "5",
		message: "Me explicaron cada paso.",
		consent: "yes",
	},
} as const satisfies Record<FormId, ContactRequest>;

export const patientRequest: ContactRequest = patientPayload;
export const clinicRequest: ContactRequest = clinicPayload;

/** A request as the store gives it back. */
export function stored({ type, request_id, language = MAIN_LANGUAGE, ...details }: ContactRequest) {
	return {
		id: "request-1",
		reference: "7K4R-62XW",
		kind: type,
		receivedAt: NOON,
		noticeVersion: "2026-01-01",
		language,
		details,
		origin: {},
		held: false,
	} as StoredRequest;
}
