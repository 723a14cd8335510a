/** What a scenario of `npm run chaos` is: something done to the service, figures of it, and what must hold after. */

/** What was measured, in the words of the table in docs/chaos.md. */
export type Figures = Record<string, number | string>;

/** How much is done: `npm run chaos` uses all of it, tests a little of it. */
export interface Scale {
	/** Times the service is killed, on each store. */
	kills: number;
	/** Times it is killed while it does nothing but send mails. */
	mailKills: number;
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
	/** How often the clock steps. */
	clockSteps: number;
	/** Requests sent to bury a mailbox. */
	shots: number;
	/** Seconds for which some try to stall the service. */
	stallSeconds: number;
	/** Seconds for which the database server says nothing. */
	silence: number;
	/**
	 * Whether it sees through what takes minutes: the leases of killed processes, and clients that dawdle over a body.
	 * Where it does not, a mail that is still owed counts as kept.
	 */
	patient: boolean;
	/** Whether it may mount a file system where the account is allowed to. */
	mounts: boolean;
	/** Address of a running PostgreSQL, for scenarios that do the server itself no harm; each starts one of its own where unset. */
	postgres?: string;
}

export const FULL_SCALE: Scale = {
	kills: 200,
	mailKills: 50,
	serverKills: 20,
	bodies: 200_000,
	socketBodies: 5000,
	dawdlers: 1500,
	shared: 1000,
	perMood: 25,
	clockSteps: 7,
	shots: 4000,
	stallSeconds: 30,
	silence: 15,
	patient: true,
	mounts: true,
};

/** Enough to see each scenario at work, within seconds. */
export const SMALL_SCALE: Scale = {
	kills: 2,
	mailKills: 2,
	serverKills: 1,
	bodies: 1000,
	socketBodies: 300,
	dawdlers: 30,
	shared: 25,
	perMood: 4,
	clockSteps: 4,
	shots: 200,
	stallSeconds: 3,
	silence: 2,
	patient: false,
	mounts: false,
};

export interface Scenario {
	/** What `npm run chaos -- <name>` calls it. */
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
