/** The service is killed again and again: while requests come in and mails go out, and while it does nothing but send. */
import type { DatabaseKind } from "../../../service/database/database.ts";
import { pause, until } from "../../must.ts";
import { startCallers } from "../callers.ts";
import { mustHold } from "../kept.ts";
import { type Scenario, STORED } from "../scenario.ts";

const CALLERS = 8;
// Few enough that the mails keep up, and never the same number.
const MAX_REQUESTS_BETWEEN = 40;
const MAX_MAILS_BETWEEN = 6;
const REQUESTS_PER_MAIL_KILL = 4;

const SENT_AGAIN =
	"docs/decisions/0003-store-and-mails.md: when the process dies the lease runs out and another try follows, with the same Message-ID";
const NOT_SOONER =
	"docs/decisions/0020-chaos-and-bench.md: A mail that arrives again before a claim of two minutes can have run out counts as a fault";

const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

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
			const { kills } = trial.scale;
			let up = Promise.withResolvers<string>();
			const callers = startCallers(() => up.promise, CALLERS);
			for (let kill = 0; kill < kills; kill++) {
				const enough = callers.acknowledged.size + upTo(MAX_REQUESTS_BETWEEN);
				const running = await trial.service();
				up.resolve(running.url);
				await until("Requests acknowledged", 60, () => callers.acknowledged.size >= enough);
				// The next requests are on their way, at any point of it.
				await pause(Math.random() * 10);
				up = Promise.withResolvers();
				await running.kill();
			}
			const last = await trial.service();
			up.resolve(last.url);
			await callers.finish();
			const cut = callers.answers.get("cut") ?? 0;
			return { kills, "connections cut": cut, ...(await mustHold(trial, callers, [last], "after a claim")) };
		},
	};
}

export const killedMailing: Scenario = {
	name: "killed-mailing",
	title: "Service killed while mails leave, again and again",
	promised: [SENT_AGAIN, NOT_SOONER],
	atMost: 900,
	run: async (trial) => {
		const { mail, scale, service } = trial;
		await mail.close();
		const first = await service();
		const enough = scale.mailKills * REQUESTS_PER_MAIL_KILL;
		const callers = startCallers(() => first.url, CALLERS, { enough });
		await callers.finish();
		await first.kill();
		await mail.comeBack();
		for (let kill = 0; kill < scale.mailKills; kill++) {
			const running = await service();
			const enough = mail.copies.size + upTo(MAX_MAILS_BETWEEN);
			// What is left may all be claimed by processes that were killed, for two minutes.
			await until("Mails leaving", 180, () => mail.copies.size >= enough);
			await pause(Math.random() * 10);
			await running.kill();
		}
		const left = mail.copies.size;
		const held = await mustHold(trial, callers, [await service()], "after a claim");
		return { kills: scale.mailKills, "mails left between kills": left, ...held };
	},
};
