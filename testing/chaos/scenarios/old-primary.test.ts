/** The database moves; the old server keeps open connections and only reads, and new ones lead to its successor. */
import { beforeAll } from "vitest";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import { runStatement, startPostgres } from "../../databases/postgres.ts";
import type { Figures } from "../../measuring/record.ts";
import { must } from "../../must.ts";
import { Answered, sendMore } from "../callers.ts";
import { mailsSettled, mustHold } from "../kept.ts";
import { movableDatabase } from "../movable-database.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const CALLERS = 8;
const NAME = "moved";
const KEPT = `SELECT count(*)::int AS kept FROM pg_stat_activity WHERE datname = '${NAME}'`;

beforeAll(buildForTests, 300_000);
scenario("old-primary", oldPrimary);

async function oldPrimary(trial: Trial): Promise<Figures> {
	const moves = trial.amount(10, 1);
	const { server, forwarder } = await movableDatabase(trial, NAME);
	let primary = server;
	const running = await trial.service();
	const answered = new Answered();
	let kept = 0;
	let most = 0;
	for (let move = 0; move < moves; move++) {
		const standby = await startPostgres({ standbyOf: primary.url });
		trial.after(standby.stop);
		await sendMore(running.url, CALLERS, answered, trial.amount(500, 50));
		// Or its own work would find out first.
		await mailsSettled(trial.settings);
		await primary.demote();
		await standby.promote();
		forwarder.leadNewTo(Number(new URL(standby.url).port));
		const [connections] = await runStatement(primary.url, KEPT);
		kept += Number(connections?.kept);
		const before = answered.count("503");
		await sendMore(running.url, 1, answered, 10);
		const refused = answered.count("503") - before;
		most = Math.max(most, refused);
		must(
			refused <= 1,
			`${refused} forms were refused, one after the other, after the old primary had become read-only`,
		);
		primary = standby;
	}
	must(kept >= moves, `Only ${kept} connections to the old primaries were open`);
	return {
		moves,
		"connections that old primaries kept": kept,
		"most 503 of one move": most,
		...(await mustHold(trial, answered, [running], "after a claim")),
	};
}
