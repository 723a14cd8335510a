/** One request of each kind, for tests to send, store and change. */

import { MAIN_LANGUAGE } from "../contract/languages.ts";
import type { ContactRequest } from "../contract/requests/contact-request.ts";
import type { FormId } from "../contract/requests/forms.ts";
import type { StoredRequest } from "../service/store/requests/stored-request.ts";
import payloads from "./requests.json" with { type: "json" };

export const NOON = new Date("2026-03-02T12:00:00.000Z");
/** By when what comes then is answered. */
export const ANSWER_BY = "2026-03-03T12:00:00.000Z";
export const HOUR = 60 * 60 * 1000;

type Answers<Written> = { [Name in keyof Written]: NonNullable<ContactRequest[Name & keyof ContactRequest]> };

/** What each form sends, every field filled in. */
export const PAYLOADS = payloads as { [Form in FormId]: Answers<(typeof payloads)[Form]> };

/** As the specification's examples are (section 7). */
const specified = <All extends Partial<ContactRequest>>({ whatsapp, purpose, start, travellers, ...rest }: All) => rest;
export const patientPayload = specified(PAYLOADS.patient);
export const clinicPayload = specified(PAYLOADS.clinic);

export const patientRequest: ContactRequest = patientPayload;
export const clinicRequest: ContactRequest = clinicPayload;

/** A request as the store gives it back. */
export const stored = ({ type, request_id, language = MAIN_LANGUAGE, ...details }: ContactRequest) =>
	({
		id: "request-1",
		reference: "7K4R-62XW",
		kind: type,
		receivedAt: NOON,
		noticeVersion: "2026-01-01",
		language,
		details,
		origin: {},
		held: false,
	}) as StoredRequest;
