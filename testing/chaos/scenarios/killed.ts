/** The service is killed again and again: while requests, mails and the team's work go on, and while it only sends. */
import type { Figures } from "../../measuring/record.ts";
import { must, pause, until } from "../../must.ts";
import { Answered, sendMore, startCallers } from "../callers.ts";
import { Done, startDeskUsers, TEAM_SETTING } from "../desk-users.ts";
import { mustHold, reading } from "../kept.ts";
import type { Trial } from "../trial.ts";

const CALLERS = 8;
// Few enough that the mails keep up, and never the same number.
const MAX_ACTIONS_BETWEEN = 30;
const MAX_MAILS_BETWEEN = 6;
const REQUESTS_PER_MAIL_KILL = 4;

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
function killAgainAndAgain({ service }: Trial, { times, happened, most, within = 60, settings }: Kills) {
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

export async function killedService(trial: Trial): Promise<Figures> {
	const times = trial.amount(100, 1);
	const settings = { TEAM: TEAM_SETTING, DATA_KEY: "ab".repeat(32) };
	const done = new Done();
	const happened = () => done.actions.size;
	const { serving, last } = killAgainAndAgain(trial, { times, happened, most: MAX_ACTIONS_BETWEEN, settings });
	const callers = startCallers(serving, trial.amount(4, 2), trial.amount(0, 40));
	const { acknowledged } = callers.answered;
	await until("Requests acknowledged", 60, () => acknowledged.size > 0);
	const references = () => [...acknowledged.values()];
	const finish = await startDeskUsers({ ...trial.settings, ...settings }, serving, references, done);
	const running = await last;
	await finish();
	await callers.finish();
	const cut = callers.answered.count("cut");
	const held = await mustHold(trial, callers.answered, [running], "after a claim");
	return { kills: times, "connections cut": cut, ...held, ...(await mustHaveDone(trial, done)) };
}

export async function killedMailing(trial: Trial): Promise<Figures> {
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
}

/** Every acknowledged action is in the history, and every note that was acknowledged is kept once. */
async function mustHaveDone({ settings }: Trial, { actions, notes, answers }: Done): Promise<Figures> {
	const [kept, texts] = await reading(settings, async (db) => [
		await db.selectFrom("actions").select(["id", "client_action_id", "request_id", "version"]).execute(),
		await db.selectFrom("actions").select(["id", "note_id"]).where("kind", "=", "note").execute(),
	]);
	const ids = new Set(kept.map(({ id }) => id));
	const missing = [...actions].filter((id) => !ids.has(id)).length;
	must(missing === 0, `${missing} of ${actions.size} acknowledged actions are missing`);
	const clientIds = new Set(kept.map(({ client_action_id }) => client_action_id));
	must(clientIds.size === kept.length, "An action was done twice");
	const versions = new Set(kept.map(({ request_id, version }) => `${request_id} ${version}`));
	must(versions.size === kept.length, "Two actions made the same version");
	must(texts.length >= notes.size, `${notes.size - texts.length} acknowledged notes are missing`);
	const wrong = [...answers.keys()].filter((status) => !["303", "409", "503", "cut"].includes(status));
	must(wrong.length === 0, `The team was answered ${wrong.join(", ")}`);
	return {
		"actions acknowledged": actions.size,
		"actions kept": kept.length,
		"notes acknowledged": notes.size,
		"desk connections cut": answers.get("cut") ?? 0,
	};
}
