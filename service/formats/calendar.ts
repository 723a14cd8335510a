/** Calendar files (RFC 5545), of calls alone: nothing in them says what a call is about. */
import { CALL_MINUTES } from "../../contract/requests/calls.ts";
import { MINUTE } from "../durations.ts";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

export interface CalendarEvent {
	uid: string;
	at: Date;
	title: string;
	/** How often it was changed: a program takes the highest. */
	changes: number;
	cancelled?: boolean;
	/** Addresses of who sends it and who gets it, without which programs do not take later changes. */
	between?: { organizer: string; attendee: string };
}

/** The same for every file of a request. */
export const callUid = (reference: string) => `${reference}@llamada`;

/** @param method `REQUEST` invites or changes, `CANCEL` cancels, `PUBLISH` only shows */
export function calendarFile(events: readonly CalendarEvent[], method: "PUBLISH" | "REQUEST" | "CANCEL", now: Date) {
	const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Llamadas//ES", `METHOD:${method}`];
	for (const event of events) lines.push(...eventLines(event, now));
	lines.push("END:VCALENDAR", "");
	return lines.map(folded).join("\r\n");
}

function eventLines({ uid, at, title, changes, cancelled = false, between }: CalendarEvent, now: Date): string[] {
	return [
		"BEGIN:VEVENT",
		`UID:${uid}`,
		`SEQUENCE:${changes}`,
		`DTSTAMP:${utc(now)}`,
		`DTSTART:${utc(at)}`,
		`DTEND:${utc(new Date(at.getTime() + CALL_MINUTES * MINUTE))}`,
		`SUMMARY:${escaped(title)}`,
		`STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
		...(between ? [`ORGANIZER:mailto:${between.organizer}`, `ATTENDEE;RSVP=FALSE:mailto:${between.attendee}`] : []),
		...(cancelled
			? []
			: ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${escaped(title)}`, "TRIGGER:-PT15M", "END:VALARM"]),
		"END:VEVENT",
	];
}

/** `20261130T120000Z`. */
const utc = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/[\r\n]+/g, "\\n");

/** Lines of at most 75 bytes, of which a character has four at most. */
const folded = (line: string) => (line.length <= 60 ? line : line.replaceAll(/.{1,18}(?=.)/gu, "$&\r\n "));
