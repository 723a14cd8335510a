// @vitest-environment happy-dom
/** What the tools ask with: what is typed and chosen, what is asked back, and when something is told. */
import { mainWords } from "virtual:content";
import { act, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { button, control, find, press, show, words, write } from "../../../testing/driven-page.ts";
import { NumberField } from "./amount-field.tsx";
import { SelectField } from "./select-field.tsx";
import { Spoken } from "./spoken.tsx";
import { useFocusNext } from "./use-focus-next.ts";

const { amounts } = mainWords.plan;
const told = () => find("[role=status]").textContent;
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
	vi.useFakeTimers();
});

describe("a number", () => {
	type Kind = Parameters<typeof NumberField>[0]["kind"];

	function Asked({ kind, error }: { kind: Kind; error?: string }) {
		const [value, change] = useState("");
		return (
			<NumberField {...{ kind, error, value }} id="n" label="Número" onChange={change} words={amounts} hint="Uno" />
		);
	}
	const type = (typed: string) => write(find("input"), typed);

	it.each<[Kind, string, string, string[]]>([
		["money", "5.000", "¿Quieres decir 5.00 o 5,000.00?", ["5.00", "5,000.00"]],
		["annualRate", "1.5", "¿1.5 % al año o al mes?", ["1.5 % al año", "18 % al año"]],
		["annualRate", "2 % mensual", "Esa tasa es por mes. Al año son 24 por ciento. ¿La ponemos así?", ["24 % al año"]],
		["months", "2 años", "Son 24 meses. ¿Los ponemos así?", ["24"]],
	])(
		"of the kind %s asks back what %s means, after a pause, and takes the answer",
		async (kind, typed, asked, answers) => {
			await show(<Asked kind={kind} />);
			for (const [index, answer] of answers.entries()) {
				await type(typed);
				expect(find("legend")).toBeNull();
				await wait(400);
				expect(find("legend").textContent).toBe(asked);
				expect(find("input").getAttribute("aria-describedby")).toBe("n-hint n-choice");
				await wait(400);
				expect(told()).toBe(asked);
				await press(find(`.amount-field__meant:nth-of-type(${index + 1})`));
				expect([find("input").value, document.activeElement]).toEqual([answer, find("input")]);
				await wait(400);
				expect(find("legend")).toBeNull();
			}
		},
	);

	it("is asked about at once where its field is left", async () => {
		await show(<Asked kind="money" />);
		await type("5.000");
		await act(async () => {
			find("input").focus();
			find("input").blur();
		});
		expect(find("legend")).not.toBeNull();
	});

	it.each<readonly [Kind, typed: string, fault: string]>([
		["money", "siete", amounts.money["not-a-number"]],
		["rate", "x", amounts.money["not-a-number"]],
		["percentage", "x", amounts.percentage["not-a-number"]],
		["annualRate", "-1", amounts.percentage.negative],
		["months", "x", amounts.whole["not-a-number"]],
		["whole", "1.5", amounts.whole["too-many-decimals"]],
	])("of the kind %s says what is wrong with %s, and tells it", async (kind, typed, fault) => {
		await show(<Asked kind={kind} />);
		await type(typed);
		expect(find("#n-error").textContent).toBe(fault);
		expect(find("input").getAttribute("aria-describedby")).toBe("n-hint n-error");
		await wait(400);
		expect(told()).toBe(fault);
	});

	it("says what its tool finds wrong, unless it cannot be read", async () => {
		await show(<Asked kind="money" error="Demasiado" />);
		await type("5");
		expect(find("#n-error").textContent).toBe("Demasiado");
		await type("x");
		expect(find("#n-error").textContent).toBe(amounts.money["not-a-number"]);
	});
});

it("a list shows its options by their labels, and says which was chosen", async () => {
	const chosen: string[] = [];
	const labels = { USD: "Dólares", DOP: "Pesos" };
	const options = ["USD", "DOP"] as const;
	await show(
		<SelectField id="s" label="Moneda" value="DOP" {...{ options, labels }} onChange={(one) => chosen.push(one)} />,
	);
	expect([control("Moneda").value, words("option")]).toEqual(["DOP", ["Dólares", "Pesos"]]);
	expect(find("select").getAttribute("name")).toBe("s");
	await write(find("select"), "USD");
	expect(chosen).toEqual(["USD"]);
});

it("only the lines that changed are told, once all rest", async () => {
	let set = (_: string[]) => {};
	function Told() {
		const [lines, setLines] = useState(["A: 1", "B: 1"]);
		set = setLines;
		return <Spoken lines={lines} />;
	}
	await show(<Told />);
	await wait(400);
	expect(told()).toBe("");
	for (const digits of ["2", "20"]) {
		await act(async () => set(["A: 1", `B: ${digits}`]));
		await wait(399);
	}
	expect(told()).toBe("");
	await wait(1);
	expect(told()).toBe("B: 20");
	await act(async () => set(["A: 3", "B: 20"]));
	await wait(400);
	expect(told()).toBe("A: 3");
	await act(async () => set(["A: 4", "B: 40"]));
	await wait(400);
	expect(told()).toBe("A: 4 B: 40");
});

it("the focus goes on where what was pressed is gone, but never away from who writes", async () => {
	function Gone() {
		const [isGone, setGone] = useState(false);
		const [within, focusNext] = useFocusNext<HTMLDivElement>();
		const act = () => {
			focusNext("#next");
			setGone(!isGone);
		};
		return (
			<div ref={within}>
				{!isGone && (
					<button type="button" onClick={act}>
						Quitar
					</button>
				)}
				<button type="button" id="next" onClick={act}>
					Sigue
				</button>
				<input />
			</div>
		);
	}
	await show(<Gone />);
	await press(button("Quitar"));
	expect(document.activeElement).toBe(find("#next"));
	find("input").focus();
	await press(button("Sigue"), false);
	await press(button("Quitar"), false);
	expect(document.activeElement).toBe(find("input"));
});
