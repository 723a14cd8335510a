/** What she says of her stay: the dates her clinic gave her and how she means to travel. */
import { isOneOf, isRecord } from "../read-foreign.ts";
/** What the days are counted from, in their order. */
export const MILESTONES = ["start", "retrieval", "transfer", "test"] as const;
/** - `start`: the first injection
 * - `retrieval` of the eggs
 * - `transfer` of an embryo
 * - `test`: the blood test
 */
export type Milestone = (typeof MILESTONES)[number];

/** Where the days of injections are spent. */
export const PLACES = ["there", "home"] as const;
/** Whether the embryo is transferred on the trip of the retrieval, or frozen for a second one. */
const TRANSFERS = ["same-trip", "later-trip"] as const;
/** Who comes along, and for how long. */
const COMPANIONS = ["none", "retrieval", "whole"] as const;

export interface Stay {
	injections: (typeof PLACES)[number];
	transfer: (typeof TRANSFERS)[number];
	/** As a date field holds them, `2026-03-01`; empty if the clinic has given none. */
	dates: Record<Milestone, string>;
	/** Nights to spare between arriving and the first thing to be there for. */
	before: number;
	/** Nights to spare between the last thing to be there for and the flight home. */
	after: number;
	companion: (typeof COMPANIONS)[number];
	/** Documents and things to pack that she has, by their ids. */
	ticked: readonly string[];
	/** Whether the calendar file names nothing that tells what the trip is for. */
	discreet: boolean;
	/** Marks her events in a calendar, so that a file made again corrects them; empty until the first is made. */
	calendarId: string;
}

/** Nights to spare, at most. */
export const MAX_SPARE_NIGHTS = 30;
const MAX_TICKED = 100;
/** What a date field may hold, the year 0002 while 2027 is being typed among it. */
const WRITTEN = /^(?:\d{4}-\d\d-\d\d)?$/;
const LIST_ID = /^[a-z0-9-]{1,40}$/;
/** 64 random bits, in hexadecimal digits. */
const CALENDAR_ID = /^(?:[0-9a-f]{16})?$/;

export function emptyStay(): Stay {
	return {
		injections: "there",
		transfer: "same-trip",
		dates: { start: "", retrieval: "", transfer: "", test: "" },
		before: 2,
		after: 2,
		companion: "none",
		ticked: [],
		discreet: true,
		calendarId: "",
	};
}

/**
 * Reads a stay out of a file or a link that anybody may have written.
 * @returns undefined if it is none
 */
export function readStay(raw: unknown): Stay | undefined {
	if (!isRecord(raw) || !isRecord(raw.dates) || !Array.isArray(raw.ticked)) return;
	const { injections, transfer, companion, before, after, discreet, calendarId } = raw;
	if (!isOneOf(PLACES, injections) || !isOneOf(TRANSFERS, transfer) || !isOneOf(COMPANIONS, companion)) return;
	if (!isSpare(before) || !isSpare(after) || typeof discreet !== "boolean") return;
	if (typeof calendarId !== "string" || !CALENDAR_ID.test(calendarId)) return;
	const { start, retrieval, transfer: moved, test } = raw.dates;
	if (!isWritten(start) || !isWritten(retrieval) || !isWritten(moved) || !isWritten(test)) return;
	const ticked = new Set(raw.ticked.slice(0, MAX_TICKED).filter((id) => typeof id === "string" && LIST_ID.test(id)));
	const dates = { start, retrieval, transfer: moved, test };
	return { injections, transfer, dates, before, after, companion, ticked: [...ticked], discreet, calendarId };
}

function isWritten(date: unknown): date is string {
	return typeof date === "string" && WRITTEN.test(date);
}

function isSpare(nights: unknown): nights is number {
	return Number.isInteger(nights) && Number(nights) >= 0 && Number(nights) <= MAX_SPARE_NIGHTS;
}
