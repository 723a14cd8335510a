import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees now whatever nothing in this process refers to any more. */
export function collectGarbage(): void {
	setFlagsFromString("--expose-gc");
	runInNewContext("gc")();
}
