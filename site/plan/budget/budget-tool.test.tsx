// @vitest-environment happy-dom
/** The budget as it is filled in: clinics, answers, currencies, and what the page shows of them. */
import { mainWords } from "virtual:content";
import { act } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { button, control, find, findAll, press, pressKey, show, words, write } from "../../../testing/driven-page.ts";
import { createToolContext } from "../plan-tool/create-tool-context.ts";
import { planStore } from "../store/use-plan.ts";
import { BudgetTool } from "./budget-tool.tsx";

const { budget, amounts } = mainWords.plan;
const { setup, fields, states, price } = budget;
const [first, medicines] = budget.treatment.lines as [typeof price, typeof price];
const hotel = budget.travel.lines.find(({ times }) => times === "nights") ?? price;
const flights = budget.travel.lines[0] ?? price;
const storage = budget.later.lines.find(({ times }) => times === "years") ?? price;
const questions = { [medicines.id]: "¿Qué medicinas?" };

const kept = () => planStore.current().budget;
const cell = (line = price, clinic = "Clínica A") =>
	findAll<HTMLElement>("fieldset").find((one) =>
		[clinic, setup.all].some((whose) => find("legend", one)?.textContent === `${line.label}, ${whose}`),
	) as HTMLElement;
const amount = (line = price, clinic = "Clínica A") => find("[inputmode=decimal]", cell(line, clinic));
const known = () => words(".budget-totals__amount, .budget-totals__none");
const currencies = () => findAll<HTMLSelectElement>(".budget-clinics select").map(({ value }) => value);
const answer = (state: keyof typeof states, line = price, clinic = "Clínica A") =>
	press(find(`[value=${state}]`, cell(line, clinic)));

beforeEach(async () => {
	planStore.clear();
	await show(<BudgetTool words={budget} amounts={amounts} tool={createToolContext(mainWords)} questions={questions} />);
});

describe("clinics", () => {
	it("come to be three, each in the first one's currency, and go again", async () => {
		await write(find(".budget-clinics select"), "DOP");
		await press(button(setup.add));
		expect(currencies()).toEqual(["DOP", "USD", "DOP"]);
		expect(document.activeElement).toBe(find('[data-clinic="2"] input'));
		expect(find('[data-clinic="2"]').dataset.shown).toBe("true");
		expect(button(setup.add)).toBeUndefined();
		await write(find('[data-clinic="1"] input'), "Sol");
		await press(find('[data-clinic="0"] button'));
		expect(currencies()).toEqual(["USD", "DOP"]);
		expect(kept().clinics.map(({ name }) => name)).toEqual(["Sol", ""]);
		expect(document.activeElement).toBe(button(setup.add));
		await press(find('[data-clinic="1"] button'));
		expect(find(".budget-clinics__remove")).toBeNull();
	});

	it("are named in what a screen reader hears, and by letter where there is room for one alone", async () => {
		await write(find('[data-clinic="1"] input'), "Sol");
		expect(findAll(".budget-clinics__remove").map((one) => one.getAttribute("aria-label"))).toEqual([
			`${setup.remove}: Clínica A`,
			`${setup.remove}: Sol`,
		]);
		expect(words(".plan-switch__name")).toEqual(["Clínica A", "B · Sol"]);
	});

	it("are seen one at a time, the one that was chosen", async () => {
		const shown = () => findAll(".budget-clinics__head").map(({ dataset }) => dataset.shown);
		expect(shown()).toEqual(["true", undefined]);
		await press(findAll(".plan-switch input")[1] as HTMLElement);
		expect(shown()).toEqual([undefined, "true"]);
		expect(findAll(".plan-switch input").map(({ checked }) => checked)).toEqual([false, true]);
		expect(findAll(".budget__column[data-shown]")[0]).toBe(findAll(".budget__column")[1]);
	});
});

describe("an answer", () => {
	it("that is an amount is paid apart, and none any more once it is emptied", async () => {
		await write(amount(), "7,000");
		expect(kept().clinics[0]?.cells[price.id]).toEqual({ state: "apart", amount: "7,000" });
		expect(known()).toEqual(["US$\u{A0}7,000.00", budget.totals.nothing]);
		await press(button(setup.part));
		await answer("apart", flights);
		await write(amount(flights), "780");
		expect(words(".plan-switch__known small")).toEqual([...["Trat. 7,000", "Total 7,780"], ...["Trat. —", "Total —"]]);
		await press(find("[value=apart]", cell(flights)));
		await write(amount(), " ");
		expect(kept().clinics[0]?.cells[price.id]?.state).toBeUndefined();
		expect(known()[0]).toBe(budget.totals.nothing);
	});

	it("of another line stays one without an amount, and is counted as unknown", async () => {
		await answer("apart", first);
		await write(amount(first), "450");
		await write(amount(first), "");
		expect(kept().clinics[0]?.cells[first.id]).toEqual({ state: "apart", amount: "" });
		expect(find(".budget-totals__unknown").textContent).toBe(budget.totals.unknownOne);
	});

	it.each([
		["a second click", () => answer("included", first)],
		["the space bar", () => pressKey(find("[value=included]", cell(first)), " ")],
		["Delete", () => pressKey(find("[value=included]", cell(first)), "Delete")],
		["Backspace", () => pressKey(find("[value=included]", cell(first)), "Backspace")],
	])("is taken back by %s, and by no other key", async (_, takeBack) => {
		await answer("included", first);
		await pressKey(find("[value=included]", cell(first)), "a");
		expect(kept().clinics[0]?.cells[first.id]?.state).toBe("included");
		expect(find("[value=included]", cell(first)).getAttribute("aria-description")).toBe(fields.clear);
		await takeBack();
		expect(kept().clinics[0]?.cells[first.id]?.state).toBeUndefined();
		expect(find("[value=included]", cell(first)).checked).toBe(false);
	});

	it("keeps what was typed while another is chosen", async () => {
		await write(amount(), "7,000");
		await answer("unknown");
		expect(amount()).toBeNull();
		await answer("unknown");
		expect(amount().value).toBe("7,000");
		await answer("apart", first, "Clínica B");
		await write(amount(first, "Clínica B"), "450");
		await answer("included", first, "Clínica B");
		expect(amount(first, "Clínica B")).toBeNull();
		await answer("apart", first, "Clínica B");
		expect(amount(first, "Clínica B").value).toBe("450");
		expect(kept().clinics[0]?.cells[first.id]).toBeUndefined();
	});

	it("opens the lines that are folded", async () => {
		const fold = () => cell(storage).closest("details") as HTMLDetailsElement;
		expect(fold().open).toBe(false);
		await answer("included", storage, "Clínica B");
		expect(fold().open).toBe(true);
	});

	it("is asked in the line's own measure", async () => {
		for (const line of [first, hotel, storage]) await answer("apart", line);
		const label = (line: typeof price) => find(".field__label", cell(line)).textContent;
		const dollars = ` (${amounts.currencies.USD.toLowerCase()})`;
		expect(label(price)).toBe(fields.amount + dollars);
		expect([label(first), label(hotel), label(storage)]).toEqual(
			[fields.amount, fields.perNight, fields.perYear].map((one) => one + dollars),
		);
	});
});

describe("nights, years and currencies", () => {
	it("count each in its own line", async () => {
		await answer("apart", hotel);
		await write(amount(hotel), "10");
		await answer("apart", storage);
		await write(amount(storage), "100");
		await write(control(fields.nights), "14");
		await write(control(fields.years), "3");
		expect(known()[0]).toBe("US$\u{A0}440.00");
		expect(words(".budget-sheet td").filter(Boolean)).toEqual([
			"100 (monto por año)",
			"10 (monto por noche)",
			"10 (monto por noche)",
		]);
		const bar = findAll<HTMLElement>(".budget-totals__bar rect").slice(0, 3);
		expect(bar.map((part) => part.getAttribute("width"))).toEqual(["0.000%", "68.182%", "31.818%"]);
		expect(bar.map((part) => part.getAttribute("x"))).toEqual(["0.000%", "0.000%", "68.182%"]);
		expect(kept()).toMatchObject({ nights: "14", years: "3" });
	});

	it("of the trip and of the total are chosen apart, and each foreign one asks for its rate", async () => {
		expect(findAll(".budget-settings [id*=-rate-]")).toEqual([]);
		await write(control(fields.travelCurrency), "DOP");
		await answer("apart", hotel);
		expect(find(".amount-field__unit", cell(hotel)).textContent).toBe("DOP");
		expect(find(".amount-field__unit", cell(price)).textContent).toBe("USD");
		await write(control(fields.totalCurrency), "EUR");
		const rates = findAll(".budget-settings input[id*=-rate-]");
		expect(rates.map(({ id }) => id.slice(-3))).toEqual(["USD", "EUR"]);
		await write(amount(), "600");
		expect(known()[0]).toBe(budget.totals.missingRate);
		await write(rates[0] as HTMLElement, "60");
		await write(rates[1] as HTMLElement, "72");
		expect(known()[0]).toBe("EUR\u{A0}500.00");
		expect(find(".budget-totals__rates").textContent).toContain("60");
	});
});

describe("the trip", () => {
	const of = (clinic: string) => kept().clinics.map(({ cells }) => cells[flights.id]?.amount)["AB".indexOf(clinic)];

	it("is written once for all clinics, also for one that is added later", async () => {
		await answer("apart", flights);
		await write(amount(flights), "780");
		await press(button(setup.add));
		expect(kept().clinics.map(({ cells }) => cells[flights.id]?.amount)).toEqual(["780", "780", "780"]);
		expect(known()).toEqual(["US$\u{A0}780.00", budget.totals.nothing, budget.totals.nothing]);
		await write(amount(price, "Clínica B"), "6,500");
		expect(known()[1]).toBe("US$\u{A0}7,280.00");
	});

	it("is written for each once it differs, and for all again only while nothing would be given up", async () => {
		await press(button(setup.part));
		await answer("apart", flights, "Clínica B");
		await write(amount(flights, "Clínica B"), "900");
		expect([of("A"), of("B")]).toEqual([undefined, "900"]);
		expect(find<HTMLButtonElement>(".budget-lines__shared button").disabled).toBe(true);
		await answer("apart", flights);
		await write(amount(flights), "900");
		await press(button(setup.share));
		await write(amount(flights), "950");
		expect([of("A"), of("B")]).toEqual(["950", "950"]);
	});

	it("of an older plan in which one clinic alone has it keeps its values", async () => {
		const [own, other] = kept().clinics;
		const cells = { [flights.id]: { state: "apart" as const, amount: "780" } };
		await act(async () =>
			planStore.change("budget", (now) => ({ ...now, clinics: [{ ...own, cells }, other] as typeof now.clinics })),
		);
		expect(findAll(".budget-lines__shared button:disabled")).toHaveLength(1);
		expect(amount(flights).value).toBe("780");
		expect(find("[value=apart]", cell(flights, "Clínica B")).checked).toBe(false);
		expect([of("A"), of("B")]).toEqual(["780", undefined]);
	});
});

describe("what the page says of it", () => {
	it("names what is paid apart, what to ask, and how many questions there are", async () => {
		await write(amount(), "7,000");
		await answer("unknown", medicines);
		await answer("apart", first, "Clínica B");
		await write(amount(first, "Clínica B"), "450");
		expect(words(".budget-outside__apart dt")).toEqual([first.label]);
		expect(words(".budget-totals__unknown")).toEqual([budget.totals.unknownOne, budget.totals.complete]);
		expect(findAll(".budget-totals__rings circle")).toHaveLength(1);
		expect(words(".budget-outside__unknown li")).toEqual([`${medicines.label}${questions[medicines.id]}`]);
		expect(words(".budget-outside__ways a").at(-1)).toContain("1");
		expect(words(".budget-sheet td").filter(Boolean)).toEqual(["7,000", "450", states.unknown]);
	});

	it("says how far the clinics lie apart, or what must be asked first", async () => {
		await write(amount(), "7,000");
		expect(find(".budget-picture")).toBeNull();
		await write(amount(price, "Clínica B"), "6,500");
		expect(find(".budget-picture__gap").textContent).toContain("US$\u{A0}500.00");
		expect(words(".budget-picture tfoot td")).toEqual(["7,000.00", "6,500.00"]);
		await answer("unknown", medicines, "Clínica B");
		expect(find(".budget-picture__careful").textContent).toContain(medicines.label);
	});
});
