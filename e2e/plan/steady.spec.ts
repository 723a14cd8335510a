/**
 * What somebody answers moves nothing else. Counted is each layout shift in the window, also those within 500 ms of a key,
 * which a browser's own score leaves out: it asks whether a move was expected, and a field that slips away under a finger
 * is no better for it. Two moves are right: words that say something else now are set anew between their own sides, and what
 * stands below something that an answer opened gives way.
 */
import type { Locator, Page } from "@playwright/test";
import { content } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";
import { BUDGET, cell } from "./budget-page.ts";
import { openTool } from "./tool-page.ts";

const { budget, stay, rates, questions } = content.plan;

/** A move that is neither, as it was seen. */
interface Moves {
	/** @param first from its upper edge on, within its width, things may give way */
	begin: (first: Element | null) => void;
	end: () => string[];
}

/** In the page. */
function watchMoves(): void {
	let changed = new Set<Node>();
	let givesWay: { top: number; left: number; right: number } | undefined;
	let moved: string[] = [];
	const changes = new MutationObserver((records) => {
		for (const { target } of records) changed.add(target instanceof Text ? (target.parentNode as Node) : target);
	});
	changes.observe(document.body, { childList: true, characterData: true, subtree: true });
	const saysAnew = (node: Node) => [...changed].some((one) => node.contains(one) || one === node.parentNode);
	const shifts = new PerformanceObserver((list) => read(list.getEntries()));
	shifts.observe({ type: "layout-shift" });

	function read(entries: PerformanceEntryList): void {
		for (const { sources } of entries as unknown as LayoutShift[]) {
			for (const { node, previousRect: before, currentRect: after } of sources) {
				// Out of the window is where nobody sees it, and a node that is gone was replaced.
				if (!node || before.height === 0 || after.height === 0) continue;
				const isUpright = Math.abs(before.top - after.top) > 1;
				const isBelow =
					givesWay &&
					before.top + scrollY >= givesWay.top &&
					before.left < givesWay.right &&
					before.right > givesWay.left;
				if (isBelow || (!isUpright && saysAnew(node))) continue;
				moved.push(`${node.parentElement?.className} ${node.textContent?.slice(0, 60)}: ${before.top} → ${after.top}`);
			}
		}
	}

	const moves: Moves = {
		begin(first) {
			const { top = 0, left = 0, right = 0 } = first?.getBoundingClientRect() ?? {};
			givesWay = first ? { top: top + scrollY, left, right } : undefined;
			[changed, moved] = [new Set(), []];
		},
		end() {
			read(shifts.takeRecords());
			return moved;
		},
	};
	Object.assign(window, { moves });
}

interface LayoutShift {
	sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Step = [what: string, answer: () => Promise<unknown>, givesWay?: Locator];

async function expectSteady(page: Page, steps: readonly Step[]): Promise<void> {
	await page.evaluate(watchMoves);
	const drawn = () =>
		page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	for (const [what, answer, givesWay] of steps) {
		await drawn();
		await page.evaluate(
			(element) => (window as unknown as { moves: Moves }).moves.begin(element),
			(await givesWay?.elementHandle()) ?? null,
		);
		await answer();
		await drawn();
		expect.soft(await page.evaluate(() => (window as unknown as { moves: Moves }).moves.end()), what).toEqual([]);
	}
}

test("an amount, a currency or what a clinic said moves nothing else in the budget @both", async ({ page }) => {
	await openTool(page, BUDGET);
	const price = cell(page, budget.price.label, "Clínica A");
	const medicines = cell(page, "Medicinas", "Clínica A");
	const says = (group: Locator, state: keyof typeof budget.states) => () =>
		group.locator(`[value=${state}]`).click({ force: true });
	const type = (group: Locator, amount: string) => () => group.getByRole("textbox").fill(amount);
	await expectSteady(page, [
		["an amount", type(price, "7000")],
		["a larger amount", type(price, "7,000,000")],
		["an amount that cannot be read", type(price, "siete"), price],
		["an amount that is right again", type(price, "7,000"), price],
		["included", says(medicines, "included")],
		["unknown", says(medicines, "unknown")],
		["apart", says(medicines, "apart"), medicines],
		["its amount", type(medicines, "450")],
		["no price", says(price, "unknown")],
		["a price again", says(price, "unknown")],
		["a currency", () => page.locator(".budget-clinics select").first().selectOption("DOP")],
		["a long name", () => page.locator(".budget-clinics input").first().fill("Clínica del Sol y de la Luna llena")],
		["nights", () => page.getByLabel(budget.fields.nights, { exact: true }).fill("12")],
	]);
});

test("an amount, a rate, a term or a currency moves nothing else in an offer @both", async ({ page }) => {
	await openTool(page, "/mi-plan/cuotas");
	const field = (name: string) => page.locator(`#loan-${name}`);
	const type = (name: string, typed: string) => () => field(name).fill(typed);
	const below = page.locator(".loan__whole");
	await expectSteady(page, [
		["a price", type("price", "9,530")],
		["a rate", type("annualRate", "16.5")],
		["a term", type("months", "24")],
		["a longer term", type("months", "36")],
		["a down payment", type("downPayment", "2,000")],
		["a fee", type("openingFee", "2")],
		["an insurance", type("monthlyInsurance", "5"), page.locator(".loan-results__said")],
		["a much higher price", type("price", "9,000,000")],
		["pesos", () => field("currency").selectOption("DOP")],
		["euros", () => field("currency").selectOption("EUR")],
		["an APR", () => field("rate-kind").selectOption("apr")],
		["a term that is too long", type("months", "999"), below],
		["a term that is right again", type("months", "48"), below],
	]);
});

test("a date or an option moves nothing else in a stay @both", async ({ page }) => {
	await page.clock.setFixedTime(new Date("2027-01-10T12:00:00Z"));
	await openTool(page, "/mi-plan/estadia");
	const date = (name: string, day: string) => () => page.locator(`#estadia-${name}`).fill(day);
	const choose = (value: string) => () => page.locator(`.stay-form [value=${value}]`).check();
	const result = page.locator(".stay-result");
	const months = page.locator(".stay-calendar__months");
	await expectSteady(page, [
		["the first date", date("start", "2027-02-15"), result],
		["another month", date("start", "2027-04-15"), months],
		["the month before", date("start", "2027-02-15"), months],
		["another day", date("start", "2027-02-16")],
		["the retrieval", date("retrieval", "2027-02-27")],
		["another day of the retrieval", date("retrieval", "2027-02-28")],
		["injections at home", choose("home")],
		["injections there", choose("there")],
		["somebody who comes along", choose("whole")],
		["nobody", choose("none")],
		["more nights", () => page.getByLabel(stay.form.before).selectOption("5")],
		["two trips", choose("later-trip"), result],
		["one trip", choose("same-trip"), result],
		["a date that is too early", date("transfer", "2027-02-20"), page.locator("#estadia-transfer")],
		["the file's words", () => page.getByLabel(stay.file.discreet).uncheck()],
	]);
});

test("a question that is ticked or answered moves nothing else @both", async ({ page }) => {
	await openTool(page, "/mi-plan/preguntas");
	const box = page.locator(".question-list__tick");
	const sheet = page.locator(".question-sheet");
	await expectSteady(page, [
		["a question", () => box.nth(0).check()],
		["another", () => box.nth(1).check()],
		["one less", () => box.nth(1).uncheck()],
		["the first ten", () => page.getByLabel(questions.words.first.label).check()],
		["none of the ten", () => page.getByLabel(questions.words.first.label).uncheck()],
		["an answer", () => sheet.locator(".question-sheet__answer textarea").first().fill("Sí, claro")],
	]);
});

test("an option moves nothing else in the rates @both", async ({ page }) => {
	await openTool(page, "/mi-plan/tasas");
	const ids = [
		...["started", "retrievals", "transfers", "positives", "births"],
		...[...rates.ages.groups, ...rates.sizes.items].map(({ id }) => id),
	];
	const steps = page.locator(".rates__steps");
	const range = page.getByLabel(rates.shown.interval);
	await expectSteady(page, [
		...ids.map((id): Step => [id, () => page.locator(`.rates__choices [value="${id}"]`).check({ force: true })]),
		["no range", () => range.uncheck(), steps],
		["a range", () => range.check(), steps],
	]);
});
