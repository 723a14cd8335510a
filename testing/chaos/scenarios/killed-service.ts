/** The service is killed again and again while requests come in and mails go out. */
import type { DatabaseKind } from "../../../service/database/database.ts";
import { startCallers } from "../callers.ts";
import { startCountingMailServer } from "../counting-mail-server.ts";
import { mailsSettled, mustHaveKept, mustHaveMailed, readKept } from "../kept.ts";
import { must, type Scenario, until } from "../scenario.ts";
import { movingTarget, ownDatabase, trial } from "../trial.ts";

const CALLERS = 8;
// Requests acknowledged between two kills: few enough that the mails keep up, and never the same number.
const MOST_BETWEEN = 40;
const LEASE = 120;

export const killedOnSqlite = killedService("sqlite", "Service killed under load, on SQLite");
export const killedOnPostgres = killedService("postgres", "Service killed under load, on PostgreSQL");

function killedService(kind: DatabaseKind, title: string): Scenario {
	return {
		name: `killed-${kind}`,
		title,
		atMost: 2400,
		run: ({ kills, patient, postgres }) =>
			trial(async ({ folder, service, after }) => {
				const mail = await startCountingMailServer();
				after(mail.close);
				const settings: Record<string, string> = { DATA_DIR: folder, SMTP_URL: mail.url };
				if (kind === "postgres") {
					settings.DATABASE_URL = await ownDatabase(postgres, after);
				}
				const { target, isAt, isDown } = movingTarget();
				const callers = startCallers({ target, count: CALLERS });
				let promised = 0;
				for (let kill = 0; kill < kills; kill++) {
					const running = await service(settings);
					isAt(running.url);
					const enough = promised + 1 + Math.floor(Math.random() * MOST_BETWEEN);
					await until("Requests acknowledged", 60, () => callers.acknowledged.size >= enough);
					// The next requests are on their way, at any point of it.
					await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
					isDown();
					await running.kill();
					promised = callers.acknowledged.size;
				}
				const last = await service(settings);
				isAt(last.url);
				await callers.finish();
				if (patient) await mailsSettled({ DATA_DIR: folder, ...settings }, LEASE + 240);
				must((await last.stop()) === 0, "The last service did not end cleanly");
				const kept = await readKept({ DATA_DIR: folder, ...settings });
				return {
					kills,
					...mustHaveKept(callers, kept),
					"connections cut": callers.answers.get("cut") ?? 0,
					...mustHaveMailed(mail, kept, 2, !patient),
				};
			}),
	};
}
