import { setImmediate as nextTurn } from "node:timers/promises";

const SLICE_MS = 8;

/** Work in slices: resolves at once while there is time left in the slice, and else after other work had its turn. */
export function timeSlicer(): () => Promise<void> | undefined {
	let until = performance.now() + SLICE_MS;
	return () => {
		if (performance.now() < until) return undefined;
		return nextTurn().then(() => {
			until = performance.now() + SLICE_MS;
		});
	};
}
