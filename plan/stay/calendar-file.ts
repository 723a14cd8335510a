/** Writes an iCalendar file (RFC 5545) of whole-day events, which phones and desks open in their calendar. */
import { type Day, dateOf } from "./day.ts";

export interface CalendarEvent {
	/** The same in a file made again, so that a calendar corrects the event and does not double it. */
	uid: string;
	from: Day;
	/** The last day, itself part of it. */
	to: Day;
	title: string;
	note?: string;
}

/** The file's text, its days without a time zone. @param head the calendar's name, the language of its words, and the time */
export function calendarFile(
	events: readonly CalendarEvent[],
	{ name, language, now }: { name: string; language: string; now: Date },
): string {
	const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
	// Rises with every file, as a correction must; in minutes it is a small enough number for years to come.
	const sequence = Math.floor(now.getTime() / 60_000);
	const lines = events.flatMap(({ uid, from, to, title, note }) => [
		"BEGIN:VEVENT",
		`UID:${uid}`,
		`DTSTAMP:${stamp}`,
		`SEQUENCE:${sequence}`,
		`DTSTART;VALUE=DATE:${compact(from)}`,
		// The end is the first day that is no longer part of it.
		`DTEND;VALUE=DATE:${compact(to + 1)}`,
		`SUMMARY:${escaped(title)}`,
		...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
		// Shows the visitor as free, and keeps the details from people the calendar is shared with.
		"TRANSP:TRANSPARENT",
		"CLASS:PRIVATE",
		"END:VEVENT",
	]);
	const calendar = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//Mi plan//Calendario//${language.toUpperCase()}`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${escaped(name)}`,
		...lines,
		"END:VCALENDAR",
	];
	return calendar.map((line) => `${folded(line)}\r\n`).join("");
}

const compact = (day: Day): string => dateOf(day).replaceAll("-", "");

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n|\r|\n/g, "\\n");

/** Breaks what may take more than 75 octets (RFC 5545, 3.1): eighteen characters of four at most, and the blank before them. */
const folded = (line: string): string =>
	/^[ -~]{0,75}$/.test(line) ? line : line.replaceAll(/.{1,18}(?=.)/gsu, "$&\r\n ");
