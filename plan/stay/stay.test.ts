import { describe, expect, it } from "vitest";
import { emptyStay, MAX_SPARE_NIGHTS, readStay } from "./stay.ts";

describe("a stay out of a file or a link", () => {
	it("is read as it was written", () => {
		const stay = {
			...emptyStay(),
			injections: "home",
			dates: { start: "2027-02-28", retrieval: "2027-03-10", transfer: "", test: "" },
			companion: "whole",
			ticked: ["pasaporte", "medicinas"],
			calendarId: "0123456789abcdef",
		};
		expect(readStay(JSON.parse(JSON.stringify(stay)))).toEqual(stay);
	});

	it.each([
		["nothing", undefined],
		["a text", "estadía"],
		["another place", { ...emptyStay(), injections: "moon" }],
		["a date in words", { ...emptyStay(), dates: { ...emptyStay().dates, start: "1 de marzo" } }],
		["a date that is missing", { ...emptyStay(), dates: { start: "2027-03-01" } }],
		["half a night", { ...emptyStay(), before: 1.5 }],
		["nights without end", { ...emptyStay(), after: 1e9 }],
		["no dates", { ...emptyStay(), dates: null }],
		["a word for yes or no", { ...emptyStay(), discreet: "sí" }],
		["a list where a date should be", { ...emptyStay(), dates: { ...emptyStay().dates, start: ["2027-03-01"] } }],
		["a list where the mark should be", { ...emptyStay(), calendarId: ["0123456789abcdef"] }],
		["a mark that would break a calendar's line", { ...emptyStay(), calendarId: "a\r\nATTENDEE:x" }],
	])("is none where it holds %s", (_, raw) => expect(readStay(raw)).toBeUndefined());

	it("keeps a date that is still being typed", () => {
		const dates = { start: "0002-03-01", retrieval: "", transfer: "", test: "" };
		expect(readStay({ ...emptyStay(), dates })?.dates).toEqual(dates);
	});

	it("begins with nothing ticked, and tells a calendar nothing of what the trip is for", () => {
		expect(emptyStay()).toMatchObject({ ticked: [], discreet: true });
	});

	it("keeps a hundred ticks and no more", () => {
		const ticked = Array.from({ length: 101 }, (_, place) => `cosa-${place}`);
		expect(readStay({ ...emptyStay(), ticked })?.ticked).toEqual(ticked.slice(0, 100));
	});

	it("loses ticks of no list", () => {
		expect(readStay({ ...emptyStay(), ticked: ["pasaporte", "pasaporte", "<b>", 7] })?.ticked).toEqual(["pasaporte"]);
	});
});

it("nights to spare run from none to as many as are kept, and not a night more", () => {
	const kept = (nights: unknown) => readStay({ ...emptyStay(), before: nights, after: nights })?.before;
	expect([-1, 0, MAX_SPARE_NIGHTS, MAX_SPARE_NIGHTS + 1, 1.5, "2"].map(kept)).toEqual([
		undefined,
		0,
		MAX_SPARE_NIGHTS,
		undefined,
		undefined,
		undefined,
	]);
	for (const name of ["before", "after"]) expect(readStay({ ...emptyStay(), [name]: -1 })).toBeUndefined();
});
