/** One request of each kind, for tests to send, store and change. */
import type { ContactRequest } from "../contract/contact-request.ts";
import type { StoredRequest } from "../service/requests/stored-request.ts";

export const NOON = new Date("2026-03-02T12:00:00.000Z");
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

export const patientRequest: Extract<ContactRequest, { type: "patient" }> = patientPayload;
export const clinicRequest: Extract<ContactRequest, { type: "clinic" }> = clinicPayload;

/** A request as the store gives it back. */
export function stored({ type, request_id, ...details }: ContactRequest): StoredRequest {
	return {
		id: "request-1",
		reference: "7K4R-62XW",
		kind: type,
		receivedAt: NOON,
		noticeVersion: "2026-01-01",
		details,
	};
}
