import { setFlagsFromString } from "node:v8";

/**
 * Limits how far the heap grows. Left alone, V8 lets dead memory pile up to three times what is in use, because it takes all
 * of a large machine for its own; looked for earlier, it costs little. No hard limit: past one the process would end.
 */
export function limitHeapGrowth(): void {
	setFlagsFromString("--heap-growing-percent=20");
	// New objects keep the room they have after the start.
	setFlagsFromString("--semi-space-growth-factor=1");
}
