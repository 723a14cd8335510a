import { expect, it } from "vitest";
import { loadMonitor } from "./deliveries.ts";

it("mails step aside while many requests come in a second, and no longer once few do", async () => {
	let time = 0;
	const press = loadMonitor(() => time);
	async function after(milliseconds: number, requests: number): Promise<boolean> {
		time += milliseconds;
		for (let count = 0; count < requests; count++) press.note();
		return await press.backpressure();
	}
	expect(await after(1000, 101)).toBe(true);
	expect(await after(1000, 100)).toBe(false);
	expect(await after(100, 11)).toBe(true);
	expect(await after(100, 0)).toBe(false);
	// A handful at the same instant is no press.
	expect(await after(0, 5)).toBe(false);
});
