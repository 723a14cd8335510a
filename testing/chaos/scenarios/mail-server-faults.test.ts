/** The relay is absent, refuses, hangs up, is slow; for an hour of the queue, it refuses the sender or each mail. */
import { beforeAll } from "vitest";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import type { Figures } from "../../measuring/record.ts";
import { must, until } from "../../must.ts";
import { Answered, ask, sendMore } from "../callers.ts";
import type { Mode } from "../counting-mail-server.ts";
import { mailsSettled, mustHold, reading } from "../kept.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const FIVE_MINUTES = 300_000;

beforeAll(buildForTests, 300_000);
scenario("mail-server-faults", mailServerFaults);

async function mailServerFaults(trial: Trial): Promise<Figures> {
	const { mail, settings } = trial;
	const turns = trial.amount(12, 2);
	const running = await trial.service();
	const answered = new Answered();
	const ready = async () => (await ask(`${running.url}/readyz`)).status;

	/** Whether a mail could not leave. */
	const tried = () =>
		reading(settings, async (db) => {
			const first = await db.selectFrom("mails").select("id").where("attempts", ">", 0).limit(1).execute();
			return first.length > 0;
		});

	/** So much time passes for every mail that waits. */
	async function passes(ms: number): Promise<void> {
		const earlier = (time: string) => new Date(Date.parse(time) - ms).toISOString();
		await reading(settings, async (db) => {
			for (const { id, due_at, created_at } of await db.selectFrom("mails").selectAll().execute()) {
				const times = { due_at: earlier(due_at), created_at: earlier(created_at) };
				await db.updateTable("mails").set(times).where("id", "=", id).where("state", "=", "pending").execute();
			}
		});
	}

	/** Requests come while the relay is so, and are answered before it has met their mails. */
	async function requestsComeTo(mode: Mode): Promise<void> {
		mail.mode = mode;
		const met = mail.met[mode];
		await sendMore(running.url, 4, answered, trial.amount(10, 4));
		await until(`A try that ${mode}`, 60, () => mail.met[mode] > met);
	}

	await mail.close();
	await sendMore(running.url, 4, answered, trial.amount(10, 4));
	await until("A try without a mail server", 60, tried);
	await mail.comeBack();
	for (const mode of ["later", "drops", "slow"] as const) await requestsComeTo(mode);
	for (let turn = 0; turn < turns; turn++) {
		await requestsComeTo(turn % 2 === 0 ? "shuns" : "enough");
		await passes((12 / turns) * FIVE_MINUTES);
	}
	// It is told for two seconds.
	await until("A readiness that says mails wait", 30, async () => (await ready()) === "503");
	const states = await reading(settings, (db) => db.selectFrom("mails").select("state").execute());
	const failed = states.filter(({ state }) => state === "failed").length;
	must(failed === 0, `${failed} of ${states.length} mails were given up within the hour`);
	mail.mode = "takes";
	await passes(12 * FIVE_MINUTES);
	await mailsSettled(settings);
	await until("Ready again", 30, async () => (await ready()) === "200");
	return {
		"refused for now": mail.met.later,
		"hung up": mail.met.drops,
		slow: mail.met.slow,
		"refused at MAIL FROM": mail.met.shuns,
		"refused after DATA": mail.met.enough,
		"given up": failed,
		...(await mustHold(trial, answered, [running], "never")),
	};
}
