/** What must hold, else the service did not do what it promises; and what trials wait for. */

/** @throws unless it holds */
export function must(holds: boolean, what: string): asserts holds {
	if (!holds) throw new Error(what);
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Looks again and again until it is so. @throws naming what did not come about in time */
export async function until(what: string, seconds: number, holds: () => boolean | Promise<boolean>): Promise<void> {
	const end = performance.now() + seconds * 1000;
	while (!(await holds())) {
		must(performance.now() < end, `${what}: not within ${seconds} s`);
		await pause(20);
	}
}

/** Does the same so many times at once. */
export const atOnce = <Result>(count: number, work: (place: number) => Promise<Result>): Promise<Result[]> =>
	Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Does the same over and over, so many at once. @returns ends it, once each is through with what it is at */
export function overAndOver(count: number, work: (place: number, turn: number) => Promise<unknown>) {
	let finishing = false;
	const running = atOnce(count, async (place) => {
		for (let turn = 0; !finishing; turn++) await work(place, turn);
	});
	return async () => {
		finishing = true;
		await running;
	};
}

export const tally = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
