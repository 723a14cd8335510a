/** The service is killed again and again while requests come in and the team works at its desk. */
import type { DatabaseKind } from "../../../service/database/database.ts";
import type { Figures } from "../../measuring/record.ts";
import { must, until } from "../../must.ts";
import { startCallers } from "../callers.ts";
import { Done, startDeskUsers, TEAM_SETTING } from "../desk-users.ts";
import { mustHold, reading } from "../kept.ts";
import { type Scenario, STORED, type Trial } from "../trial.ts";
import { killAgainAndAgain } from "./killed.ts";

const CALLERS = 2;
const MAX_ACTIONS_BETWEEN = 30;

const DONE_ONCE =
	"docs/decisions/0032-desk-store.md: An action that the desk acknowledged is on disk, once, however often it was sent";

export const KILLED_DESK = [
	killedDesk("sqlite", "Service killed while the team works at its desk, on SQLite"),
	killedDesk("postgres", "Service killed while the team works at its desk, on PostgreSQL"),
];

function killedDesk(store: DatabaseKind, title: string): Scenario {
	return {
		name: `killed-desk-${store}`,
		title,
		promised: [DONE_ONCE, STORED],
		atMost: 2400,
		store,
		run: async (trial) => {
			const times = trial.amount(100, 1);
			const settings = { TEAM: TEAM_SETTING, DATA_KEY: "ab".repeat(32) };
			const done = new Done();
			const happened = () => done.actions.size;
			const { serving, last } = killAgainAndAgain(trial, { times, happened, most: MAX_ACTIONS_BETWEEN, settings });
			const callers = startCallers(serving, CALLERS, trial.amount(0, 40));
			const { acknowledged } = callers.answered;
			await until("Requests acknowledged", 60, () => acknowledged.size > 0);
			const references = () => [...acknowledged.values()];
			const finish = await startDeskUsers({ ...trial.settings, ...settings }, serving, references, done);
			const running = await last;
			await finish();
			await callers.finish();
			const held = await mustHold(trial, callers.answered, [running], "after a claim");
			return { kills: times, ...held, ...(await mustHaveDone(trial, done)) };
		},
	};
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
