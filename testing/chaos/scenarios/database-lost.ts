/** The database server dies, goes away and falls silent under one running service, which gets over each loss by itself. */
import { emptyDatabase, startPostgres } from "../../postgres.ts";
import { startCallers } from "../callers.ts";
import { mustHold } from "../kept.ts";
import { pause, until } from "../must.ts";
import { type Scenario, STORED } from "../scenario.ts";

const CALLERS = 8;

export const databaseLost: Scenario = {
	name: "database-lost",
	title: "Database server killed under load again and again, shut down, then silent; and back each time",
	promised: [
		STORED,
		"docs/secure-contact.openapi.yaml: The store could not take it. Nothing was stored; the same request may be sent again.",
	],
	atMost: 1800,
	run: async (trial) => {
		const { scale, settings } = trial;
		const server = await startPostgres();
		trial.after(server.stop);
		settings.DATABASE_URL = await emptyDatabase(server.url, "lost");
		const running = await trial.service();
		const callers = startCallers(() => running.url, CALLERS);
		const refusals = () => callers.answers.get("503") ?? 0;
		const acknowledged = () => callers.acknowledged.size;
		const more = async (what: () => number, count: number) => {
			const enough = what() + count;
			await until(`${count} more acknowledged or refused`, 90, () => what() >= enough);
		};

		for (let kill = 0; kill < scale.serverKills; kill++) {
			await more(acknowledged, 10 + Math.floor(Math.random() * 60));
			await server.kill();
			await more(refusals, 5);
			await server.restart();
		}
		await more(acknowledged, scale.serverKills * 5);
		await server.shutDown();
		await more(refusals, scale.serverKills * 2);
		await server.restart();
		await more(acknowledged, scale.serverKills * 5);
		server.freeze();
		await pause(scale.silence * 1000);
		server.thaw();
		await more(acknowledged, scale.serverKills * 5);
		await callers.finish();
		return {
			kills: scale.serverKills,
			"shut down": 1,
			"silent (s)": scale.silence,
			"answered 503": refusals(),
			...(await mustHold(trial, callers, [running], "after a claim")),
		};
	},
};
