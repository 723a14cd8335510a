import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readAnnualRate } from "../../../plan/numbers/period.ts";
import { allWords } from "../../page-words.ts";
import { NumberField } from "./amount-field.tsx";

type Props = Parameters<typeof NumberField>[0];

describe.each(allWords.filter(({ plan }) => plan).map((words) => [words.language, words] as const))(
	"a field for numbers, in %s",
	(_, { plan: { amounts } }) => {
		const shown = (props: Pick<Props, "kind" | "value"> & Partial<Props>) =>
			renderToStaticMarkup(
				<NumberField id="n" label="Número" onChange={() => {}} words={amounts} {...props} />,
			).replaceAll("&#x27;", "'");
		const choices = (html: string) => Array.from(html.matchAll(/<button[^>]*>([^<]*)</g), ([, label]) => label ?? "");

		it("asks whether a low rate is of a year or a month, tied to the field", () => {
			const html = shown({ kind: "annualRate", value: "1.5" });
			expect(html).toContain(`<legend id="n-choice">${amounts.whichPeriod.replace("{value}", "1.5")}</legend>`);
			expect(html).toMatch(/<input[^>]* aria-describedby="n-choice"/);
			expect(choices(html)).toEqual([amounts.aYear.replace("{value}", "1.5"), amounts.aMonth.replace("{value}", "18")]);
			for (const value of ["5", "0", "16.5", ""]) expect(choices(shown({ kind: "annualRate", value }))).toEqual([]);
		});

		it("takes its own answer for one, and asks no more", () => {
			for (const rate of ["1.5", "3.6", "18"]) {
				const answer = amounts.aYear.replace("{value}", rate);
				expect(readAnnualRate(answer)).toMatchObject({ kind: "number" });
				expect(choices(shown({ kind: "annualRate", value: answer }))).toEqual([]);
			}
			expect(choices(shown({ kind: "annualRate", value: "0.3 % mensual" }))).toEqual([
				amounts.aYear.replace("{value}", "3.6"),
			]);
		});

		it("says that an amount names another currency than the chosen one", () => {
			const html = shown({ kind: "money", value: "RD$ 5,000", currency: "USD", unit: "US$" });
			expect(html).toContain(`id="n-error">${amounts.money["other-currency"]}</p>`);
			expect(html).toContain('aria-invalid="true"');
			expect(shown({ kind: "money", value: "RD$ 5,000", currency: "DOP" })).not.toContain("n-error");
			expect(shown({ kind: "rate", value: "RD$ 60.25" })).not.toContain("n-error");
		});

		it("asks which of two amounts is meant", () => {
			expect(choices(shown({ kind: "money", value: "5.000" }))).toEqual(["5.00", "5,000.00"]);
			expect(choices(shown({ kind: "money", value: "5m" }))).toEqual(["5,000.00", "5,000,000.00"]);
			expect(choices(shown({ kind: "money", value: "5,000" }))).toEqual([]);
		});

		it("says its unit behind the label only where it is told how", () => {
			expect(shown({ kind: "percentage", value: "", unit: "%" })).not.toContain("(%)");
			expect(shown({ kind: "money", value: "", unit: "RD$", measure: "pesos" })).toContain(" (pesos)");
		});

		it("shows its unit once, though it was typed", () => {
			expect(shown({ kind: "money", value: "5,000", unit: "RD$" })).toContain(">RD$</span>");
			expect(shown({ kind: "money", value: "RD$ 5,000", unit: "RD$" })).not.toContain(">RD$</span>");
		});
	},
);
