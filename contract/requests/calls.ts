/** A call at an hour: what a request with the purpose `call` may say besides its form's questions. */
import type { CallField } from "./forms.ts";
import { CONTACT_PATH } from "./wire.ts";

/** Answers the hours that are still free. */
export const CALL_HOURS_PATH = `${CONTACT_PATH}/call-hours`;
/** Answers a confirmed hour as a file for calendars. */
export const CALL_FILE_PATH = `${CONTACT_PATH}/call.ics`;

/** Each call has half an hour, and begins at such a step. */
export const CALL_MINUTES = 30;

export const DAY_PARTS = ["morning", "midday", "afternoon"] as const;
export const CALL_WAYS = ["phone", "whatsapp"] as const;

/** What a mail tells of a call: the first hour, another one, another since nobody answered, or that there is none. */
export const CALL_NEWS = ["set", "changed", "missed", "cancelled"] as const;
export type CallNews = (typeof CALL_NEWS)[number];

export type CallDetails = Partial<Record<CallField, string | undefined>>;

/** Body of the answer of `CALL_HOURS_PATH`. */
export interface FreeHours {
	/** The team's own. */
	time_zone: string;
	/** Free ones in order; ISO 8601 in UTC. */
	hours: string[];
}
