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

	const whole = { ...emptyStay(), companion: "whole", before: 4, discreet: false, ticked: ["pasaporte"] } as const;
	const dates = { ...emptyStay().dates, start: "2027-03-01" };

	it.each([
		["another place", { injections: "luna", transfer: 3 }, {}],
		["another companion", { companion: "丈夫" }, { companion: "none" }],
		["a date in words", { dates: { ...dates, test: "1 de marzo" } }, { dates }],
		["a date that is missing", { dates: { start: "2027-03-01" } }, { dates }],
		["a list where a date should be", { dates: { ...dates, test: ["2027-03-01"] } }, { dates }],
		["no dates", { dates: null }, {}],
		["half a night", { before: 1.5 }, { before: 2 }],
		["nights without end", { after: 1e9 }, {}],
		["no number of nights", { after: Number.NaN }, {}],
		["a word for yes or no", { discreet: "sí" }, { discreet: true }],
		["a text for a list", { ticked: "pasaporte" }, { ticked: [] }],
		["a list where the mark should be", { calendarId: ["0123456789abcdef"] }, {}],
		["a mark that would break a calendar's line", { calendarId: "a\r\nATTENDEE:x" }, {}],
	])("keeps all but %s", (_, foreign, dropped) => {
		expect(readStay({ ...whole, ...foreign })).toEqual({ ...whole, ...dropped });
	});

	it("keeps a date that is still being typed", () => {
		const dates = { start: "0002-03-01", retrieval: "", transfer: "", test: "" };
		expect(readStay({ ...emptyStay(), dates })?.dates).toEqual(dates);
	});

	it("begins with nothing ticked, and tells a calendar nothing of what the trip is for", () => {
		expect(emptyStay()).toMatchObject({ ticked: [], discreet: true });
	});

	it("keeps a hundred ticks and no more", () => {
		const ticked = Array.from({ length: 101 }, (_, index) => `cosa-${index}`);
		expect(readStay({ ...emptyStay(), ticked })?.ticked).toEqual(ticked.slice(0, 100));
	});

	it("loses ticks of no list", () => {
		expect(readStay({ ...emptyStay(), ticked: ["pasaporte", "pasaporte", "<b>", 7] })?.ticked).toEqual(["pasaporte"]);
	});
});

it("nights to spare run from none to as many as are kept, and not a night more", () => {
	const kept = (nights: unknown) => readStay({ ...emptyStay(), before: nights, after: nights })?.before;
	expect([-1, 0, MAX_SPARE_NIGHTS, MAX_SPARE_NIGHTS + 1, 1.5, "2"].map(kept)).toEqual([
		2,
		0,
		MAX_SPARE_NIGHTS,
		2,
		2,
		2,
	]);
});
