/** The service is killed while it sends a backlog of mails, at any point of sending one. */
import { startCallers } from "../callers.ts";
import { startCountingMailServer } from "../counting-mail-server.ts";
import { mailsSettled, mustHaveKept, mustHaveMailed, readKept } from "../kept.ts";
import { must, type Scenario, until } from "../scenario.ts";
import { trial } from "../trial.ts";

// Mails taken between two kills at most.
const MOST_BETWEEN = 6;
const REQUESTS_PER_KILL = 4;
const LEASE = 120;

export const killedMailing: Scenario = {
	name: "killed-mailing",
	title: "Service killed while mails leave, again and again",
	atMost: 900,
	run: ({ mailKills, patient }) =>
		trial(async ({ folder, service, after }) => {
			const mail = await startCountingMailServer();
			after(mail.close);
			const settings = { DATA_DIR: folder, SMTP_URL: mail.url };
			await mail.goAway();
			const first = await service(settings);
			const callers = startCallers({
				target: async () => first.url,
				count: 4,
				enough: mailKills * REQUESTS_PER_KILL,
			});
			await callers.finish();
			await first.kill();
			await mail.comeBack();

			for (let kill = 0; kill < mailKills; kill++) {
				const running = await service(settings);
				const enough = mail.copies.size + 1 + Math.floor(Math.random() * MOST_BETWEEN);
				// What is left may all be in the hands of processes that were killed.
				await until("Mails leaving", LEASE + 60, () => mail.copies.size >= enough);
				await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
				await running.kill();
			}
			const left = mail.copies.size;
			const last = await service(settings);
			if (patient) await mailsSettled(settings, LEASE + 240);
			must((await last.stop()) === 0, "The last service did not end cleanly");
			const kept = await readKept(settings);
			return {
				kills: mailKills,
				"mails left between kills": left,
				...mustHaveKept(callers, kept),
				...mustHaveMailed(mail, kept, 2, !patient),
			};
		}),
};
