/** What a scenario of `npm run torture` is: something done to the service, figures of it, and what must hold after. */

/** What was measured, in the words of the table in docs/torture.md. */
export type Figures = Record<string, number | string>;

/** How much is done: `npm run torture` uses all of it, tests a little of it. */
export interface Scale {
	/** Times the service is killed, on each store. */
	kills: number;
	/** Times the database server is killed. */
	serverKills: number;
	/** Hostile requests handed to the service in its own process, and over a socket. */
	bodies: number;
	socketBodies: number;
	/** Clients that dawdle. */
	dawdlers: number;
	/** Requests that several processes are sent at once. */
	shared: number;
	/** Requests sent while the mail server is in each of its moods. */
	perMood: number;
}

export const FULL_SCALE: Scale = {
	kills: 200,
	serverKills: 20,
	bodies: 200_000,
	socketBodies: 5000,
	dawdlers: 1500,
	shared: 1000,
	perMood: 25,
};

export interface Scenario {
	/** What `npm run torture -- <name>` calls it. */
	name: string;
	/** For the table. */
	title: string;
	/** Past this it is given up as stuck, in seconds. */
	atMost: number;
	/** @throws BrokenPromise where the service did not hold; anything else where the scenario could not be run */
	run: (scale: Scale) => Promise<Figures>;
}

/** The service did not do what it promises. */
export class BrokenPromise extends Error {
	constructor(what: string) {
		super(what);
		this.name = "BrokenPromise";
	}
}

/** @throws BrokenPromise unless it holds */
export function must(holds: boolean, what: string): asserts holds {
	if (!holds) throw new BrokenPromise(what);
}

/** Looks again and again until it is so. @throws BrokenPromise naming what did not come about in time */
export async function until(what: string, seconds: number, holds: () => boolean | Promise<boolean>): Promise<void> {
	const end = performance.now() + seconds * 1000;
	while (!(await holds())) {
		must(performance.now() < end, `${what}: not within ${seconds} s`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}
