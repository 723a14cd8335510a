import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 collect garbage earlier. By default it lets the heap grow to three times the live memory on a large machine;
 * collecting earlier costs little. A hard limit is not set: a process that exceeds one is ended.
 */
export function limitHeapGrowth(): void {
	setFlagsFromString("--heap-growing-percent=20");
	// New objects keep the room they have after the start.
	setFlagsFromString("--semi-space-growth-factor=1");
}
