/** The database dies, goes away, falls silent and is replaced by its standby at one address; the service recovers. */
import { beforeAll } from "vitest";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import { startPostgres } from "../../databases/postgres.ts";
import type { Figures } from "../../measuring/record.ts";
import { must, pause, until } from "../../must.ts";
import { startCallers } from "../callers.ts";
import { mustHold } from "../kept.ts";
import { movableDatabase } from "../movable-database.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const CALLERS = 8;

beforeAll(buildForTests, 300_000);
scenario("database-lost", databaseLost);

async function databaseLost(trial: Trial): Promise<Figures> {
	const kills = trial.amount(20, 1);
	const silence = trial.amount(15, 1);
	const { server, forwarder } = await movableDatabase(trial, "lost");
	const running = await trial.service();
	const callers = startCallers(() => running.url, CALLERS);
	const { answered } = callers;
	const refusals = () => answered.count("503");
	const acknowledged = () => answered.acknowledged.size;
	const more = async (what: () => number, count: number) => {
		const enough = what() + count;
		await until(`${count} more acknowledged or refused`, 90, () => what() >= enough);
	};

	for (let kill = 0; kill < kills; kill++) {
		await more(acknowledged, 10 + Math.floor(Math.random() * 60));
		await server.kill();
		await more(refusals, 5);
		await server.restart();
	}
	await more(acknowledged, kills * 5);
	await server.shutDown();
	await more(refusals, kills * 2);
	await server.restart();
	await more(acknowledged, kills * 5);
	server.freeze();
	await pause(silence * 1000);
	server.thaw();
	await more(acknowledged, kills * 5);
	const refusedBefore = refusals();
	const standby = await startPostgres({ standbyOf: server.url });
	trial.after(standby.stop);
	// A server that is stopped does not hear that it is to end.
	trial.after(server.thaw);
	await more(acknowledged, kills * 5);
	server.freeze();
	await standby.promote();
	forwarder.leadTo(Number(new URL(standby.url).port));
	await more(acknowledged, kills * 5);
	await callers.finish();
	const refusedByAnother = refusals() - refusedBefore;
	// Each had one under way; no connection of the first server costs another.
	must(refusedByAnother <= 1.5 * CALLERS, `${refusedByAnother} forms were refused after another server came`);
	return {
		kills,
		"shut down": 1,
		"silent (s)": silence,
		"another server": 1,
		"answered 503": refusals(),
		"of these when another came": refusedByAnother,
		...(await mustHold(trial, answered, [running], "after a claim")),
	};
}
