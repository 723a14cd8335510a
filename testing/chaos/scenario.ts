/** What a scenario of `npm run chaos` is: something done to the service, figures of it, and what must hold after. */
import { setTimeout } from "node:timers/promises";
import { BrokenPromise } from "../must.ts";
import type { Figures } from "../record.ts";
import { type Trial, type TrialOptions, trial } from "./trial.ts";

/** The promise that most scenarios try to break. */
export const STORED =
	"docs/secure-contact.openapi.yaml: A request that is answered with 200 is on disk; any other answer means that nothing was stored.";

export interface Scenario extends Pick<TrialOptions, "store"> {
	/** What `npm run chaos -- <name>` calls it. */
	name: string;
	/** For the table. */
	title: string;
	/** What it tries to break: the document that promises it, and in which words; a test holds that it does. */
	promised: readonly `docs/${string}: ${string}`[];
	/** Past this it is given up as stuck, in seconds. */
	atMost: number;
	/** @throws BrokenPromise if the service did not hold; anything else if the scenario could not be run */
	run: (trial: Trial) => Promise<Figures>;
}

/**
 * Runs a scenario for so long at most; past that, what it has started is ended.
 * @throws BrokenPromise if it is stuck, or did not hold
 */
export function runScenario(
	{ run, store, atMost }: Scenario,
	options: TrialOptions,
	seconds = atMost,
): Promise<Figures> {
	const stuck = async () => {
		await setTimeout(seconds * 1000, undefined, { ref: false });
		throw new BrokenPromise(`Not done within ${seconds} s`);
	};
	return trial((trial) => Promise.race([run(trial), stuck()]), { ...options, ...(store && { store }) });
}
