/** Four services on one PostgreSQL: the same requests are sent to several of them at once. */
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { bodyFor, post } from "../callers.ts";
import { startCountingMailServer } from "../counting-mail-server.ts";
import { mailsSettled, mustHaveKept, mustHaveMailed, readKept } from "../kept.ts";
import { BrokenPromise, must, type Scenario } from "../scenario.ts";
import { ownDatabase, trial } from "../trial.ts";

const PROCESSES = 4;
const AT_ONCE = 20;
const MOST_TRIES = 20;

export const fourProcesses: Scenario = {
	name: "four-processes",
	title: "Four processes on one PostgreSQL, each request sent to three of them at once",
	atMost: 900,
	run: ({ shared, postgres }) =>
		trial(async ({ folder, service, after }) => {
			const mail = await startCountingMailServer();
			after(mail.close);
			const settings = {
				DATA_DIR: folder,
				SMTP_URL: mail.url,
				DATABASE_URL: await ownDatabase(postgres, after),
			};
			// All at once: they also race to make the tables.
			const running = await Promise.all(Array.from({ length: PROCESSES }, () => service(settings)));
			const agent = new Agent({ keepAlive: true });
			after(() => agent.destroy());
			const acknowledged = new Map<string, string>();
			const answers = new Map<string, number>();

			async function sendToThree(skipped: number): Promise<void> {
				const id = randomUUID();
				const others = running.filter((_, index) => index !== skipped % PROCESSES);
				const given = await Promise.all(others.map(({ url }) => insist(url, id)));
				const [reference = "", ...more] = new Set(given);
				must(more.length === 0, `One request got the references ${given.join(", ")}`);
				acknowledged.set(id, reference);
			}

			async function insist(url: string, id: string): Promise<string> {
				for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
					const { status, reference } = await post(url, bodyFor(id), agent);
					answers.set(status, (answers.get(status) ?? 0) + 1);
					if (reference) return reference;
				}
				throw new BrokenPromise(`A request was refused ${MOST_TRIES} times`);
			}

			let next = 0;
			const senders = Array.from({ length: AT_ONCE }, async () => {
				while (next < shared) await sendToThree(next++);
			});
			await Promise.all(senders);
			await mailsSettled(settings, 240);
			for (const { stop } of running) must((await stop()) === 0, "A service did not end cleanly");
			const kept = await readKept(settings);
			return {
				processes: PROCESSES,
				"answered 200": answers.get("200") ?? 0,
				"answered 503": answers.get("503") ?? 0,
				...mustHaveKept({ acknowledged, answers }, kept),
				...mustHaveMailed(mail, kept, 1),
			};
		}),
};
