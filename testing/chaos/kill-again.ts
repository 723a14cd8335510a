import { pause, until } from "../must.ts";
import type { Trial } from "./trial.ts";

interface Kills {
	times: number;
	/** What it is killed at has happened so often. */
	happened: () => number;
	/** Most times it happens between two kills. */
	most: number;
	/** Within so many seconds. */
	within?: number;
	/** Of the services. */
	settings?: Record<string, string>;
}

/** Starts and kills a service again and again. @returns `serving`, who serves, awaited if none; `last`, who runs on */
export function killAgainAndAgain({ service }: Trial, { times, happened, most, within = 60, settings }: Kills) {
	let up = Promise.withResolvers<string>();
	const killAll = async () => {
		for (let kill = 0; ; kill++) {
			const running = await service(settings);
			up.resolve(running.url);
			if (kill === times) return running;
			const enough = happened() + 1 + Math.floor(Math.random() * most);
			await until("More of what it is killed at", within, () => happened() >= enough);
			// The next ones are on their way, at any point of it.
			await pause(Math.random() * 10);
			up = Promise.withResolvers();
			await running.kill();
		}
	};
	const last = killAll();
	// Told once it is awaited, which may be later.
	last.catch(() => {});
	return { serving: () => up.promise, last };
}
