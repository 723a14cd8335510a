// @vitest-environment happy-dom
/** Loan offers as they are filled in, added and compared. */
import { mainWords } from "virtual:content";
import { act } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { button, control, find, findAll, press, show, words, write } from "../../../testing/driven-page.ts";
import { createToolContext } from "../plan-tool/create-tool-context.ts";
import { planStore } from "../store/use-plan.ts";
import { LoanTool } from "./loan-tool.tsx";

const { loan, amounts } = mainWords.plan;
const { fields, faults, results, offers, comparison, example, versus } = loan;
const dash = "—";

const kept = () => planStore.current().offers;
const result = (name: string) => find(`[data-result=${name}]`).textContent;
const ask = (field: keyof typeof fields) => control(fields[field].label);
const focused = () => document.activeElement?.id;

async function fill(typed: Partial<Record<keyof typeof fields, string>>): Promise<void> {
	for (const [field, value] of Object.entries(typed)) await write(ask(field as keyof typeof fields), value);
}

beforeEach(async () => {
	planStore.clear();
	await show(<LoanTool words={loan} law={[]} amounts={amounts} tool={createToolContext(mainWords)} />);
});

describe("an offer", () => {
	it.each(Object.keys(fields) as (keyof typeof fields)[])(
		"keeps what is typed as its %s, and nothing else",
		async (field) => {
			await write(ask(field), "7");
			expect(kept().list[0]).toEqual({
				...{ lender: "", price: "", downPayment: "", annualRate: "", months: "", openingFee: "", monthlyInsurance: "" },
				rateKind: "",
				[field]: "7",
			});
		},
	);

	it("says what it comes to, part by part", async () => {
		await fill({ price: "2,400", downPayment: "1,200", annualRate: "0", months: "12", openingFee: "2" });
		expect(result("cuota")).toBe("US$\u{A0}100.00");
		expect([result("total"), result("costo")]).toEqual(["US$\u{A0}1,224.00", "US$\u{A0}24.00"]);
		expect(find(".loan-results__own").getAttribute("width")).toBe("98.04");
		await fill({ monthlyInsurance: "5" });
		expect(result("cuota")).toBe("US$\u{A0}105.00");
		expect(words(".loan-results__said p")[1]).toContain("US$\u{A0}100.00");
		await write(control(loan.currency), "DOP");
		expect(result("cuota")).toBe("RD$\u{A0}105.00");
		expect(words(".loan-results__hundred p")[0]).toContain("RD$");
	});

	it("whose last instalment settles what was rounded says how many are alike before it", async () => {
		await fill({ price: "1,000", downPayment: "0", annualRate: "10", months: "12" });
		expect(words(".loan-results__said p")[0]).toMatch(/^11 cuotas iguales y una última de US\$\u{A0}87\.\d\d,/u);
	});

	it("says what is missing, then what is wrong, and comes to nothing meanwhile", async () => {
		await fill({ price: "2,400" });
		expect(find(".loan-results__said").textContent).toContain(fields.annualRate.label);
		expect(find(".loan-results__said").textContent).not.toContain(fields.price.label);
		await fill({ annualRate: "10", months: "481" });
		expect(find(".loan-results__said").textContent).toBe(results.fault);
		expect([result("cuota"), result("total"), result("tae")]).toEqual([dash, dash, dash]);
	});

	it.each([
		["price", "0", faults["no-price"]],
		["annualRate", "301", faults["rate-too-high"].replace("{most}", "300")],
		["months", "481", faults["too-many-months"].replace("{most}", "480")],
		["openingFee", "51", faults["fee-too-high"].replace("{most}", "50")],
	] as const)("names the fault of its %s with its limit", async (field, typed, fault) => {
		await fill({ price: "2,400", annualRate: "10", months: "12", [field]: typed });
		expect(find(`#loan-${field}-error`).textContent).toBe(fault);
		expect(ask(field).getAttribute("aria-invalid")).toBe("true");
	});

	it("is filled in with an example, and the focus goes on where its button was", async () => {
		await press(button(example.label));
		expect(ask("price").value).toBe(example.price);
		expect(button(example.label)).toBeUndefined();
		expect(focused()).toBe("loan-price");
	});

	it("takes an APR's fee for a part of its rate", async () => {
		await fill({ price: "1,200", annualRate: "20", months: "12", openingFee: "2" });
		const before = result("cuota");
		await write(control(loan.rateKind.label), "apr");
		expect(kept().list[0]?.rateKind).toBe("apr");
		expect(result("cuota")).not.toBe(before);
	});
});

describe("several offers", () => {
	it("are at most three, each for the same treatment, and go again", async () => {
		expect(button(offers.another)).toBeUndefined();
		await fill({ price: "2,400", annualRate: "10", months: "12" });
		await press(button(offers.another));
		expect(focused()).toBe("loan-annualRate");
		expect(words(".loan__copied")).toEqual([offers.copied.replace("{number}", "2")]);
		expect([ask("price").value, ask("months").value]).toEqual(["2,400", ""]);
		await press(button(offers.another));
		expect(button(offers.another)).toBeUndefined();
		await fill({ lender: "Banco Sol" });
		expect(words(".plan-switch__name")).toEqual(["Oferta 1", "Oferta 2", "Banco Sol"]);
		await press(findAll(".pills__pill input")[0] as HTMLElement);
		expect(words(".loan__copied")).toEqual([]);
		expect(ask("months").value).toBe("12");
		await press(button(offers.remove));
		expect(focused()).toBe("loan-price");
		await press(button(offers.remove));
		expect(button(offers.remove)).toBeUndefined();
		expect(kept().list.map(({ lender }) => lender)).toEqual(["Banco Sol"]);
	});

	it("stand side by side, the lowest of each line marked, and those without a result as such", async () => {
		await fill({ price: "1,200", annualRate: "0", months: "12" });
		await press(button(offers.another));
		expect(find(".loan-comparison tbody tr").lastElementChild?.textContent).toBe(comparison.incomplete);
		await fill({ annualRate: "0", months: "24" });
		const [payment, months, total] = findAll<HTMLElement>(".loan-comparison tbody tr");
		expect(words("td", payment)).toEqual(["US$\u{A0}100.00", `US$\u{A0}50.00${comparison.lowest}`]);
		expect(words("td", months)).toEqual([`12${comparison.lowest}`, "24"]);
		expect(words("td", total)).toEqual(["US$\u{A0}1,200.00", "US$\u{A0}1,200.00"]);
	});

	it("are bars of one scale, and the open one says how it differs from each other", async () => {
		await fill({ price: "1,200", downPayment: "200", annualRate: "0", months: "10" });
		await press(button(offers.another));
		expect(words(".loan-results__versus")).toEqual([]);
		await fill({ annualRate: "0", months: "20", openingFee: "10" });
		const widths = findAll(".loan-results__offers rect").map((bar) => Math.round(Number(bar.getAttribute("width"))));
		expect(widths).toEqual([92, 92, 100, 92]);
		expect(words(".loan-results__offers span:last-of-type")).toEqual(["US$\u{A0}1,200.00", "US$\u{A0}1,300.00"]);
		expect(words(".loan-results__versus")).toEqual([
			"Frente a Oferta 1, pagas US$\u{A0}50.00 menos al mes y US$\u{A0}100.00 más al final.",
		]);
		expect(words(".plan-switch__known")).toEqual(["US$\u{A0}100.00", "US$\u{A0}50.00"]);
		await write(ask("openingFee"), "");
		await write(ask("months"), "10");
		expect(words(".loan-results__versus")[0]).toBe(`Frente a Oferta 1, ${versus.month.same} y ${versus.total.same}.`);
	});

	it("take a clinic's total from the budget, in its currency", async () => {
		const cells = { ciclo: { state: "apart" as const, amount: "90,000" } };
		const clinic = { name: "", currency: "DOP" as const, cells: {} };
		await act(async () =>
			planStore.change("budget", (now) => ({ ...now, clinics: [{ ...clinic, name: "Sol", cells }, clinic] })),
		);
		expect(words(".loan__take")).toEqual(["Sol, RD$\u{A0}90,000.00"]);
		await press(find(".loan__take"));
		expect(kept()).toMatchObject({ currency: "DOP", list: [{ price: "90,000.00" }] });
	});
});

describe("the instalments", () => {
	it("stand month by month, added up by year where there are more than twelve", async () => {
		await fill({ price: "1,200", annualRate: "0", months: "12" });
		expect(findAll(".loan-schedule tbody tr")).toHaveLength(12);
		expect(words(".loan-schedule tbody tr:last-child :is(th, td)")).toEqual(["12", "100.00", "100.00", "0.00", "0.00"]);
		await fill({ months: "18", monthlyInsurance: "1" });
		expect(words(".loan-schedule__year td")).toEqual([
			...["812.04", "800.04", "0.00", "12.00", "399.96"],
			...["405.96", "399.96", "0.00", "6.00", "0.00"],
		]);
		expect(findAll(".loan-schedule__legend li")).toHaveLength(3);
		expect(findAll(".loan-schedule svg g")).toHaveLength(18);
	});
});
