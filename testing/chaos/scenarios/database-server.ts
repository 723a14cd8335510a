/** The database server dies, goes away or falls silent under the running service. */
import { emptyDatabase, startPostgres, type TestPostgres } from "../../postgres.ts";
import { startCallers } from "../callers.ts";
import { startCountingMailServer } from "../counting-mail-server.ts";
import { mailsSettled, mustHaveKept, mustHaveMailed, readKept } from "../kept.ts";
import { type Figures, must, type Scale, type Scenario, until } from "../scenario.ts";
import { trial } from "../trial.ts";

const CALLERS = 8;
const LEASE = 120;

export const databaseKilled: Scenario = {
	name: "database-killed",
	title: "Database server killed under load and restarted",
	atMost: 1200,
	run: (scale) =>
		withDatabase(scale, async (server, acknowledgedMore, refusedMore) => {
			for (let kill = 0; kill < scale.serverKills; kill++) {
				await acknowledgedMore(20 + Math.floor(Math.random() * 60));
				await server.kill();
				await refusedMore(5);
				await server.restart();
			}
			await acknowledgedMore(50);
			return { kills: scale.serverKills };
		}),
};

export const databaseGone: Scenario = {
	name: "database-gone",
	title: "Database server shut down, then silent, and back each time",
	atMost: 600,
	run: (scale) =>
		withDatabase(scale, async (server, acknowledgedMore, refusedMore) => {
			await acknowledgedMore(100);
			await server.shutDown();
			await refusedMore(50);
			await server.restart();
			await acknowledgedMore(100);
			server.freeze();
			await new Promise((resolve) => setTimeout(resolve, scale.silence * 1000));
			server.thaw();
			await acknowledgedMore(100);
			return { "shut down": 1, "silent (s)": scale.silence };
		}),
};

type More = (count: number) => Promise<void>;

/** One service stays up all the time; the same process has to get over each loss by itself. */
function withDatabase(
	{ patient }: Scale,
	harm: (server: TestPostgres, acknowledged: More, refused: More) => Promise<Figures>,
) {
	return trial(async ({ folder, service, after }) => {
		const mail = await startCountingMailServer();
		after(mail.close);
		const server = await startPostgres();
		after(server.stop);
		const settings = {
			DATA_DIR: folder,
			SMTP_URL: mail.url,
			DATABASE_URL: await emptyDatabase(server.url, "lost"),
		};
		const running = await service(settings);
		const callers = startCallers({ target: async () => running.url, count: CALLERS });
		const refusals = () => callers.answers.get("503") ?? 0;
		const more =
			(what: string, now: () => number): More =>
			async (count) => {
				const from = now();
				await until(`${count} more ${what}`, 90, () => now() >= from + count);
			};
		const figures = await harm(
			server,
			more("acknowledged", () => callers.acknowledged.size),
			more("refused", refusals),
		);
		await callers.finish();
		if (patient) await mailsSettled(settings, LEASE + 240);
		must((await running.stop()) === 0, "The service did not end cleanly");
		const kept = await readKept(settings);
		return {
			...figures,
			...mustHaveKept(callers, kept),
			"answered 503": refusals(),
			...mustHaveMailed(mail, kept, 2, !patient),
		};
	});
}
