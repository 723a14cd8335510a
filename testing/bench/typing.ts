/**
 * `npm run bench -- typing [--index 131]`: how long /mi-plan/cuotas takes from a key to what the next frame shows, on a processor
 * slowed to a mid-tier phone's, or to another benchmark index. The browser's own measure of an interaction, in steps of 8 ms;
 * docs/decisions/0028-instalments.md keeps the figures.
 */
import { chromium, type Page } from "@playwright/test";
import { trial } from "../chaos/trial.ts";
import { median } from "../median.ts";
import { tableOf } from "../record.ts";
import { slowDown } from "./slow-processor.ts";

/** Between keys, in ms: a quick thumb. Faster ones would wait for each other, and be measured together. */
const A_KEY = 250;
const TERMS = [
	{ months: "24", isTableOpen: false },
	{ months: "24", isTableOpen: true },
	{ months: "120", isTableOpen: true },
	{ months: "480", isTableOpen: true },
];

/** Keeps of each interaction the longest of its events, as the browser counts them for "interaction to next paint". */
const OBSERVE = `
	globalThis.observer?.disconnect();
	globalThis.interactions = new Map();
	globalThis.observer = new PerformanceObserver((list) => {
		for (const { interactionId, duration } of list.getEntries())
			if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
	});
	observer.observe({ type: "event", durationThreshold: 16 });
`;

/**
 * Measures it on the built service.
 * @param chromiumPath path of the browser
 * @param wanted benchmark index of the phone
 * @returns a table
 */
export async function measureTyping(chromiumPath: string, wanted: number): Promise<string> {
	return trial(async ({ service, after }) => {
		const { url } = await service();
		const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"] });
		after(() => browser.close());
		const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "es-DO" });
		await page.goto(`${url}/mi-plan/cuotas`);
		const session = await page.context().newCDPSession(page);
		const { index, rate } = await slowDown(page, session, wanted);
		const rows = [];
		for (const { months, isTableOpen } of TERMS) {
			const durations = await typingTakes(page, months, isTableOpen);
			rows.push({
				meses: months,
				tabla: isTableOpen ? "abierta" : "cerrada",
				teclas: durations.length,
				"mediana ms": median(durations),
				"peor ms": Math.max(...durations),
			});
		}
		return `procesador: índice ${index.toFixed(0)}, ${rate.toFixed(1)} veces más lento que este\n\n${tableOf(rows)}`;
	});
}

/** Types an offer key by key. @returns how long each key took until the frame that shows it, in ms */
async function typingTakes(page: Page, months: string, isTableOpen: boolean): Promise<number[]> {
	await page.getByLabel("Plazo (meses)").fill(months);
	await page.getByLabel("Tasa anual (%)").fill("16.5");
	await page.getByLabel("Monto").fill("250000");
	await page.locator("output", { hasText: "%" }).waitFor();
	await page.evaluate(`document.querySelector("details").open = ${isTableOpen}`);
	await page.evaluate(OBSERVE);
	for (const [label, text] of [
		["Monto", "250000.50"],
		["Abono inicial", "20000"],
		["Tasa anual (%)", "18.75"],
		["Comisión de apertura (%)", "2.5"],
		["Seguro mensual", "12.25"],
	] as const) {
		await page.getByLabel(label).clear();
		await page.getByLabel(label).pressSequentially(text, { delay: A_KEY });
	}
	await page.waitForTimeout(2000);
	return page.evaluate("[...globalThis.interactions.values()]");
}
