import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dayOf } from "./day.ts";
import { emptyStay, MAX_SPARE_NIGHTS, MILESTONES, type Stay } from "./stay.ts";
import { type Rhythm, stayDates } from "./stay-dates.ts";
import { type EntryKind, placeOf, schedule } from "./stay-schedule.ts";

const rhythm: Rhythm = {
	injections: { shortest: 8, usual: 10, longest: 12 },
	culture: { shortest: 3, usual: 5, longest: 6 },
	frozen: { shortest: 32, usual: 42, longest: 61 },
	wait: { shortest: 14, usual: 14, longest: 14 },
};

const stay = (given: Partial<Omit<Stay, "dates">> & { dates?: Partial<Stay["dates"]> } = {}): Stay => ({
	...emptyStay(),
	...given,
	dates: { ...emptyStay().dates, ...given.dates },
});

const spoken = (given: Parameters<typeof stay>[0]) => {
	const { entries, trips } = schedule(stay(given), rhythm);
	const of = (kind: EntryKind) => {
		const found = entries.find((entry) => entry.kind === kind);
		return found && dateOf(found.from);
	};
	return {
		of,
		trips: trips.map(({ arrival, departure, nights }) => [dateOf(arrival.day), dateOf(departure.day), nights]),
	};
};

const first = dayOf("2026-11-01") as number;
const anyStay: fc.Arbitrary<Stay> = fc.record({
	injections: fc.constantFrom("there" as const, "home" as const),
	transfer: fc.constantFrom("same-trip" as const, "later-trip" as const),
	dates: fc.record(
		Object.fromEntries(
			MILESTONES.map((name, index) => [
				name,
				fc.oneof(
					fc.constant(""),
					fc.integer({ min: 0, max: 40 }).map((days) => dateOf(first + index * 12 + days)),
				),
			]),
		) as Record<keyof Stay["dates"], fc.Arbitrary<string>>,
	),
	before: fc.integer({ min: 0, max: MAX_SPARE_NIGHTS }),
	after: fc.integer({ min: 0, max: MAX_SPARE_NIGHTS }),
	companion: fc.constantFrom("none" as const, "retrieval" as const, "whole" as const),
	ticked: fc.constant([]),
	discreet: fc.boolean(),
	calendarId: fc.constant(""),
});

describe("the calendar of a stay", () => {
	it("counts one trip from the first injection, over the end of February", () => {
		const { of, trips } = spoken({ dates: { start: "2027-02-20" } });
		expect(of("trigger")).toBe("2027-03-01");
		expect(of("retrieval")).toBe("2027-03-03");
		expect(of("transfer")).toBe("2027-03-08");
		expect(of("test")).toBe("2027-03-22");
		expect(trips).toEqual([["2027-02-18", "2027-03-10", 20]]);
	});

	it("has a day more in February of a leap year", () => {
		expect(spoken({ dates: { start: "2028-02-20" } }).of("retrieval")).toBe("2028-03-02");
	});

	it("crosses the night in which clocks are set forward, and loses no day", () => {
		const { trips } = spoken({ dates: { retrieval: "2027-03-14", transfer: "2027-03-19" }, injections: "home" });
		expect(trips).toEqual([["2027-03-10", "2027-03-21", 11]]);
	});

	it("is two trips where the embryo is transferred another month", () => {
		const { trips, of } = spoken({ transfer: "later-trip", dates: { start: "2027-01-04", transfer: "2027-02-26" } });
		expect(of("retrieval")).toBe("2027-01-15");
		expect(trips).toEqual([
			["2027-01-02", "2027-01-17", 15],
			["2027-02-24", "2027-02-28", 4],
		]);
	});

	it("is one trip where there would be no day at home between two", () => {
		const { trips } = spoken({ transfer: "later-trip", dates: { retrieval: "2027-01-15", transfer: "2027-01-20" } });
		expect(trips).toEqual([["2027-01-02", "2027-01-22", 20]]);
	});

	it("stays one trip however long an embryo grows, if the transfer is on the same one", () => {
		const { trips } = spoken({ dates: { start: "2027-01-04", retrieval: "2027-01-15", transfer: "2027-02-04" } });
		expect(trips).toEqual([["2027-01-02", "2027-02-06", 35]]);
	});

	it("counts backwards from the retrieval", () => {
		expect(spoken({ dates: { retrieval: "2027-03-03" } }).of("injections")).toBe("2027-02-20");
	});

	it("says how far a date may move that the clinic has not given", () => {
		const { dates } = stayDates(stay({ dates: { start: "2027-02-20" } }), rhythm);
		expect([dates.retrieval.earliest, dates.retrieval.latest].map(dateOf)).toEqual(["2027-03-01", "2027-03-05"]);
		expect([dates.transfer.earliest, dates.transfer.latest].map(dateOf)).toEqual(["2027-03-04", "2027-03-11"]);
		expect(dates.start).toMatchObject({ earliest: dates.start.day, latest: dates.start.day, given: true });
	});

	it("says which date each flight waits for", () => {
		const { flights } = schedule(stay({ dates: { start: "2027-02-20" } }), rhythm);
		expect(flights).toMatchObject([
			{ way: "out", waitsFor: "start", given: true },
			{ way: "back", waitsFor: "transfer", given: false },
		]);
	});

	it("counts as many nights as it may come to", () => {
		expect(schedule(stay(), rhythm)).toMatchObject({ nights: 20, longest: 23, isExample: true });
		// The second trip moves as a whole and grows no longer.
		expect(schedule(stay({ transfer: "later-trip" }), rhythm)).toMatchObject({ nights: 15 + 4, longest: 17 + 4 });
	});

	it("counts the nights of whoever comes along", () => {
		const nights = (companion: Stay["companion"]) => schedule(stay({ companion }), rhythm).companionNights;
		expect([nights("none"), nights("retrieval"), nights("whole")]).toEqual([0, 2, 20]);
	});

	it.each([
		["2027-02-30", "not-a-date"],
		["2027-02-19", "too-early"],
		["2027-02-20", "too-early"],
		["2072-03-03", "too-far"],
		["2027-04-22", "too-far"],
	])("does not reckon with a retrieval on %s after a first injection on 20 February", (retrieval, fault) => {
		const { faults, dates } = stayDates(stay({ dates: { start: "2027-02-20", retrieval } }), rhythm);
		expect(faults).toEqual({ retrieval: fault });
		expect(dateOf(dates.retrieval.day)).toBe("2027-03-03");
	});

	it.each([
		["retrieval", "start", 60, "same-trip"],
		["transfer", "retrieval", 30, "same-trip"],
		["transfer", "retrieval", 730, "later-trip"],
		["test", "transfer", 60, "later-trip"],
	] as const)(
		"takes a %s for mistyped that is further from the %s than %i days, with a transfer on the %s",
		(later, earlier, days, transfer) => {
			const faultAfter = (after: number) => {
				const dates = { [earlier]: dateOf(first), [later]: dateOf(first + after) };
				return stayDates(stay({ transfer, dates }), rhythm).faults[later];
			};
			expect([faultAfter(days), faultAfter(days + 1)]).toEqual([undefined, "too-far"]);
		},
	);

	it("sleeps there a night before a transfer and a night after it, also if no night to spare is asked for", () => {
		const dates = { retrieval: "2027-01-15", transfer: "2027-02-26" };
		expect(spoken({ transfer: "later-trip", dates, before: 0, after: 0 }).trips).toEqual([
			["2027-01-04", "2027-01-16", 12],
			["2027-02-25", "2027-02-27", 2],
		]);
	});

	/** Each entry with its first and last day; what follows from the clinic's dates alone is given. */
	const listed = (given: Parameters<typeof stay>[0]) =>
		schedule(stay(given), rhythm).entries.map(
			(one) => `${one.kind} ${dateOf(one.from).slice(5)} ${dateOf(one.to).slice(5)}${one.given ? " given" : ""}`,
		);

	it("lists every day of one trip", () => {
		expect(listed({ dates: { start: "2027-01-04", retrieval: "2027-01-15" } })).toEqual([
			"e-ticket-in 12-30 01-01 given",
			"arrival 01-02 01-02 given",
			"injections 01-04 01-13 given",
			"trigger 01-13 01-13 given",
			"retrieval 01-15 01-15 given",
			"laboratory 01-16 01-19",
			"e-ticket-out 01-19 01-21",
			"transfer 01-20 01-20",
			"wait 01-21 02-02",
			"departure 01-22 01-22",
			"test 02-03 02-03",
		]);
	});

	it("lists every day of two trips, the laboratory's until an embryo is frozen at the latest", () => {
		const dates = { start: "2027-01-04", transfer: "2027-02-26", test: "2027-03-12" };
		expect(listed({ transfer: "later-trip", dates })).toEqual([
			"e-ticket-in 12-30 01-01 given",
			"arrival 01-02 01-02 given",
			"injections 01-04 01-13",
			"trigger 01-13 01-13",
			"e-ticket-out 01-14 01-16",
			"retrieval 01-15 01-15",
			"laboratory 01-16 01-21",
			"departure 01-17 01-17",
			"e-ticket-in 02-21 02-23 given",
			"arrival 02-24 02-24 given",
			"e-ticket-out 02-25 02-27 given",
			"transfer 02-26 02-26 given",
			"wait 02-27 03-11 given",
			"departure 02-28 02-28 given",
			"test 03-12 03-12 given",
		]);
	});

	it("fills in the form to leave no earlier than the arrival", () => {
		const dates = { retrieval: "2027-01-15", transfer: "2027-02-26" };
		const entries = listed({ transfer: "later-trip", dates, before: 0, after: 0 });
		expect(entries).toContain("arrival 02-25 02-25 given");
		expect(entries).toContain("e-ticket-out 02-25 02-26 given");
	});

	it("is as long, at most, as its dates that are not given may move", () => {
		const { nights, longest, flights } = schedule(
			stay({ dates: { start: "2027-01-04", retrieval: "2027-01-15" } }),
			rhythm,
		);
		expect([nights, longest]).toEqual([20, 21]);
		expect(flights.map(({ trip, way }) => [trip, way])).toEqual([
			[1, "out"],
			[1, "back"],
		]);
	});

	it("is spent there between the days of two flights, and at home before and after", () => {
		const { trips } = schedule(stay({ dates: { start: "2027-01-04", retrieval: "2027-01-15" } }), rhythm);
		const days = ["2027-01-01", "2027-01-02", "2027-01-03", "2027-01-21", "2027-01-22", "2027-01-23"];
		expect(days.map((day) => placeOf(dayOf(day) as number, trips))).toEqual([
			"home",
			"way",
			"there",
			"there",
			"way",
			"home",
		]);
	});

	it("may have a date on each of two days in a row", () => {
		const dates = { retrieval: "2027-02-21", transfer: "2027-02-22" };
		expect(stayDates(stay({ dates }), rhythm).faults).toEqual({});
	});

	it("wants a day for each date between two that are given", () => {
		const { faults } = stayDates(stay({ dates: { start: "2027-02-20", transfer: "2027-02-21" } }), rhythm);
		expect(faults).toEqual({ transfer: "too-early" });
	});
});

describe("a day of the stay", () => {
	const { trips } = schedule(stay({ dates: { start: "2027-02-20", retrieval: "2027-03-03" } }), rhythm);
	const [{ arrival, departure }] = trips as [(typeof trips)[number]];

	it("is on the way on the days of the flights, there between, at home before and after", () => {
		const days = [arrival.day - 1, arrival.day, arrival.day + 1, departure.day - 1, departure.day, departure.day + 1];
		expect(days.map((day) => placeOf(day, trips))).toEqual(["home", "way", "there", "there", "way", "home"]);
	});
});

describe("what happens between two dates", () => {
	const spans = (given: Parameters<typeof stay>[0], kind: EntryKind) => {
		const found = schedule(stay(given), rhythm).entries.find((entry) => entry.kind === kind);
		return found && [dateOf(found.from), dateOf(found.to), found.given];
	};
	const dates = { retrieval: "2027-03-03", transfer: "2027-03-12" };

	it("the laboratory works until the day before the transfer, and a frozen embryo's ends sooner", () => {
		expect(spans({ dates }, "laboratory")).toEqual(["2027-03-04", "2027-03-11", true]);
		const later = { ...dates, transfer: "2027-04-20" };
		expect(spans({ transfer: "later-trip", dates: later }, "laboratory")).toEqual(["2027-03-04", "2027-03-09", true]);
		expect(spans({ dates: { retrieval: dates.retrieval } }, "laboratory")?.[2]).toBe(false);
		const soon = { ...dates, transfer: "2027-03-06" };
		expect(spans({ transfer: "later-trip", dates: soon }, "laboratory")).toEqual(["2027-03-04", "2027-03-05", true]);
	});

	it("the wait is given only if both its ends are", () => {
		expect(spans({ dates }, "wait")?.[2]).toBe(false);
		expect(spans({ dates: { ...dates, test: "2027-03-26" } }, "wait")).toEqual(["2027-03-13", "2027-03-25", true]);
	});

	it("what begins on one day is listed in the order of that day", () => {
		const { entries } = schedule(stay({ dates: { start: "2027-02-20" }, before: 0 }), rhythm);
		const ofArrival = entries.filter(({ from }) => dateOf(from) === "2027-02-20");
		expect(ofArrival.map(({ kind }) => kind)).toEqual(["arrival", "injections"]);
		const rested = schedule(stay({ after: 3, dates }), rhythm).entries;
		const ofTransfer = rested.filter(({ from }) => dateOf(from) === dates.transfer);
		expect(ofTransfer.map(({ kind }) => kind)).toEqual(["transfer", "e-ticket-out"]);
	});
});

it("who comes for the retrieval sleeps there the night before and the night after", () => {
	expect(schedule(stay({ companion: "retrieval" }), rhythm).companionNights).toBe(2);
});

it("a trip whose end is certain stretches by what comes before it alone", () => {
	const dates = { retrieval: "2027-03-03", transfer: "2027-03-08" };
	expect(schedule(stay({ dates }), rhythm)).toMatchObject({ nights: 20, longest: 22 });
});

it("a second trip stretches by its own dates, whatever was given of the first", () => {
	const { trips } = schedule(stay({ transfer: "later-trip", dates: { retrieval: "2027-03-03" } }), rhythm);
	expect(trips.map(({ nights, longest }) => longest - nights)).toEqual([2, 0]);
});

describe("any stay", () => {
	it("has its dates in their order, each within its bounds, and given ones as they were given", () => {
		fc.assert(
			fc.property(anyStay, (one) => {
				const { dates, faults } = stayDates(one, rhythm);
				const days = MILESTONES.map((name) => dates[name]);
				for (const [index, { day, earliest, latest }] of days.entries()) {
					expect(earliest).toBeLessThanOrEqual(day);
					expect(day).toBeLessThanOrEqual(latest);
					if (index > 0) expect(day).toBeGreaterThan((days[index - 1] as { day: number }).day);
				}
				for (const name of MILESTONES) {
					expect(dates[name].given).toBe(one.dates[name] !== "" && !faults[name]);
					if (dates[name].given) expect(dateOf(dates[name].day)).toBe(one.dates[name]);
				}
			}),
		);
	});

	it("is there on every day that it has to be, and sleeps as many nights as it has days there", () => {
		fc.assert(
			fc.property(anyStay, (one) => {
				const { dates, trips, nights, longest } = schedule(one, rhythm);
				const there = one.injections === "there" ? [dates.start, dates.retrieval] : [dates.retrieval];
				for (const { day } of [...there, dates.transfer]) {
					expect(trips.some(({ arrival, departure }) => arrival.day <= day && day < departure.day)).toBe(true);
				}
				let slept = 0;
				for (const { arrival, departure } of trips) {
					for (let day = arrival.day; day < departure.day; day++) {
						slept++;
						expect(placeOf(day, trips)).not.toBe("home");
					}
				}
				expect(slept).toBe(nights);
				expect(longest).toBeGreaterThanOrEqual(nights);
				const [out, back] = trips;
				if (back) expect(back.arrival.day).toBeGreaterThan((out as (typeof trips)[number]).departure.day);
			}),
		);
	});

	it("flies home after what it came for, with the nights to spare that were asked for", () => {
		fc.assert(
			fc.property(anyStay, (one) => {
				const { dates, trips } = schedule(one, rhythm);
				const last = trips.at(-1) as (typeof trips)[number];
				expect(last.departure.day - dates.transfer.day).toBe(Math.max(1, one.after));
			}),
		);
	});

	it("lists what happens by day, and nothing that ends before it begins", () => {
		fc.assert(
			fc.property(anyStay, (one) => {
				const { entries } = schedule(one, rhythm);
				for (const { from, to } of entries) expect(from).toBeLessThanOrEqual(to);
				expect(entries.map(({ from }) => from)).toEqual(entries.map(({ from }) => from).toSorted((a, b) => a - b));
				expect(entries.filter(({ kind }) => kind === "retrieval")).toHaveLength(1);
			}),
		);
	});

	it("moves as a whole when every date moves", () => {
		fc.assert(
			fc.property(anyStay, fc.integer({ min: 1, max: 3000 }), (one, days) => {
				const later = (date: string) => (date === "" ? "" : dateOf((dayOf(date) as number) + days));
				const { start, retrieval, transfer, test } = one.dates;
				const dates = {
					start: later(start),
					retrieval: later(retrieval),
					transfer: later(transfer),
					test: later(test),
				};
				const [before, after] = [schedule(one, rhythm), schedule({ ...one, dates }, rhythm)];
				const by = before.isExample ? 0 : days;
				expect(after.entries).toEqual(
					before.entries.map((entry) => ({ ...entry, from: entry.from + by, to: entry.to + by })),
				);
				expect(after.nights).toBe(before.nights);
			}),
		);
	});
});
