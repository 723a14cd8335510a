/** What is known of the stay: the dates the clinic gave and how the visitor means to travel. */
import { matching, object, oneOf, type Read } from "../read-foreign.ts";

/** What the days are counted from, in their order. */
export const MILESTONES = ["start", "retrieval", "transfer", "test"] as const;
/** The first injection, the retrieval of the eggs, the transfer of an embryo, the blood test. */
export type Milestone = (typeof MILESTONES)[number];

/** Where the days of injections are spent. */
export const PLACES = ["there", "home"] as const;

/** Nights to spare, before anything is chosen. */
const SPARE_NIGHTS = 2;
/** Nights to spare, at most. */
export const MAX_SPARE_NIGHTS = 30;
const MAX_TICKED = 100;
const LIST_ID = /^[a-z0-9-]{1,40}$/;

/** As a date field holds it, also the year 0002 while 2027 is being typed; empty if the clinic gave none. */
const date = (raw: unknown) => matching(/^\d{4}-\d\d-\d\d$/)(raw) ?? "";

const spareNights = (raw: unknown): number =>
	typeof raw === "number" && Number.isInteger(raw) && raw >= 0 && raw <= MAX_SPARE_NIGHTS ? raw : SPARE_NIGHTS;

/** Reads a stay from a file or a link, which anybody may have written. */
export const readStay = object({
	injections: oneOf(PLACES),
	/** Whether the embryo is transferred on the trip of the retrieval, or frozen for a second one. */
	transfer: oneOf(["same-trip", "later-trip"]),
	dates: object({ start: date, retrieval: date, transfer: date, test: date }),
	/** Spare nights between arrival and the first appointment. */
	before: spareNights,
	/** Spare nights between the last appointment and the flight home. */
	after: spareNights,
	/** Who comes along, and for how long. */
	companion: oneOf(["none", "retrieval", "whole"]),
	/** Documents and things to pack that are ready, by their ids. */
	ticked: (raw): readonly string[] =>
		Array.isArray(raw)
			? [...new Set(raw.slice(0, MAX_TICKED).filter((id) => typeof id === "string" && LIST_ID.test(id)))]
			: [],
	/** Whether the calendar file hides what the trip is for. */
	discreet: (raw) => raw !== false,
	/** Marks the plan's events in a calendar, so that a file made again corrects them: 64 random bits; empty until the first is made. */
	calendarId: (raw) => matching(/^[0-9a-f]{16}$/)(raw) ?? "",
});

export type Stay = Read<typeof readStay>;

export const emptyStay = () => readStay({}) as Stay;
