/** Hours of calls in tests, and requests that ask for one. NOON is a Monday, 08:00 in Santo Domingo. */
import { callTerms } from "../service/sla/call-hours.ts";
import { patientRequest } from "./requests.ts";
import { SLA_TERMS } from "./sla-terms.ts";

const HOURS = { ...SLA_TERMS.hours, closedDays: ["2026-03-04"] };

/** @param atOnce how many may begin at one hour */
export const callsOf = (atOnce?: number) => callTerms(HOURS, atOnce);
export const CALLS = callsOf();

/** Tuesday, 11:00 in Santo Domingo, and half an hour later. */
export const AT = "2026-03-03T15:00:00.000Z";
export const LATER = "2026-03-03T15:30:00.000Z";

export const callRequest = (number: number, call_at = AT) => ({
	...patientRequest,
	purpose: "call" as const,
	email: `ana${number}@example.com`,
	call_at,
	time_zone: "America/New_York",
});
