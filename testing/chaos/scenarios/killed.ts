/** The service is killed again and again: while requests come in and mails go out, and while it does nothing but send. */
import type { DatabaseKind } from "../../../service/database/database.ts";
import { pause, until } from "../../must.ts";
import { Answered, sendMore, startCallers } from "../callers.ts";
import { mustHold } from "../kept.ts";
import { type Scenario, STORED, type Trial } from "../trial.ts";

const CALLERS = 8;
// Few enough that the mails keep up, and never the same number.
const MAX_REQUESTS_BETWEEN = 40;
const MAX_MAILS_BETWEEN = 6;
const REQUESTS_PER_MAIL_KILL = 4;

const SENT_AGAIN =
	"docs/decisions/0003-store-and-mails.md: when the process dies the lease runs out and another try follows, with the same Message-ID";
const NOT_SOONER =
	"docs/decisions/0020-chaos-and-bench.md: A mail that arrives again before a claim of two minutes can have run out counts as a fault";

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

/**
 * Starts a service and kills it, again and again, each time once something has happened some more.
 * @returns `serving`, the address of the one that serves, awaited while there is none; `last`, the one that runs on after all kills
 */
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

export const killedOnSqlite = killedService("sqlite", "Service killed under load, on SQLite");
export const killedOnPostgres = killedService("postgres", "Service killed under load, on PostgreSQL");

function killedService(store: DatabaseKind, title: string): Scenario {
	return {
		name: `killed-${store}`,
		title,
		promised: [STORED, SENT_AGAIN, NOT_SOONER],
		atMost: 2400,
		store,
		run: async (trial) => {
			const times = trial.amount(200, 1);
			const happened = () => callers.answered.acknowledged.size;
			const { serving, last } = killAgainAndAgain(trial, { times, happened, most: MAX_REQUESTS_BETWEEN });
			const callers = startCallers(serving, CALLERS);
			const running = await last;
			await callers.finish();
			const cut = callers.answered.count("cut");
			const held = await mustHold(trial, callers.answered, [running], "after a claim");
			return { kills: times, "connections cut": cut, ...held };
		},
	};
}

export const killedMailing: Scenario = {
	name: "killed-mailing",
	title: "Service killed while mails leave, again and again",
	promised: [SENT_AGAIN, NOT_SOONER],
	atMost: 900,
	run: async (trial) => {
		const { mail, service } = trial;
		const times = trial.amount(50, 1);
		await mail.close();
		const first = await service();
		const answered = new Answered();
		await sendMore(first.url, CALLERS, answered, times * REQUESTS_PER_MAIL_KILL);
		await first.kill();
		await mail.comeBack();
		const happened = () => mail.copies.size;
		// What is left may all be claimed by processes that were killed, for two minutes.
		const kills = { times, happened, most: MAX_MAILS_BETWEEN, within: 180 };
		const last = await killAgainAndAgain(trial, kills).last;
		const left = mail.copies.size;
		const held = await mustHold(trial, answered, [last], "after a claim");
		return { kills: times, "mails left between kills": left, ...held };
	},
};
