/** What she says of her stay: the dates her clinic gave her and how she means to travel. */
import { isOneOf, isRecord } from "../read-foreign.ts";
/** What the days are counted from, in their order. */
export const MILESTONES = ["start", "retrieval", "transfer", "test"];
/** Where the days of injections are spent. */
export const PLACES = ["there", "home"];
/** Whether the embryo is transferred on the trip of the retrieval, or frozen for a second one. */
const TRANSFERS = ["same-trip", "later-trip"];
/** Who comes along, and for how long. */
const COMPANIONS = ["none", "retrieval", "whole"];
/** Nights to spare, at most. */
export const MAX_SPARE_NIGHTS = 30;
const MAX_TICKED = 100;
/** What a date field may hold, the year 0002 while 2027 is being typed among it. */
const WRITTEN = /^(?:\d{4}-\d\d-\d\d)?$/;
const LIST_ID = /^[a-z0-9-]{1,40}$/;
/** 64 random bits, in hexadecimal digits. */
const CALENDAR_ID = /^(?:[0-9a-f]{16})?$/;
export function emptyStay() {
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
 * @returns undefined where it is none
 */
export function readStay(raw) {
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
function isWritten(date) {
	return typeof date === "string" && WRITTEN.test(date);
}
function isSpare(nights) {
	return Number.isInteger(nights) && Number(nights) >= 0 && Number(nights) <= MAX_SPARE_NIGHTS;
}
