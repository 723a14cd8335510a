/** The mail server is absent, slow, refuses for now, refuses for good, hangs up in the middle; and comes back. */

import { openServiceStore } from "../../../../service/service-store.ts";
import { readSettings } from "../../../../service/settings/settings.ts";
import { must, until } from "../../../must.ts";
import { Answered, sendMore } from "../../callers.ts";
import type { Mode } from "../../counting-mail-server.ts";
import { mailsSettled, mustHold, reading } from "../../kept.ts";
import type { Scenario } from "../../trial.ts";

const MET = 4;

export const mailServerFaults: Scenario = {
	name: "mail-server-faults",
	title: "Mail server absent, slow, refusing (4xx, 5xx), hanging up in the middle",
	promised: ["docs/decisions/0003-store-and-mails.md: A mail server that is slow or gone never holds up an answer"],
	atMost: 900,
	run: async (trial) => {
		const { mail, settings } = trial;
		const each = trial.amount(25, 4);
		const running = await trial.service();
		const answered = new Answered();
		const requestsCome = () => sendMore(running.url, 4, answered, each);

		async function inMode(mode: Mode, times: number): Promise<void> {
			mail.mode = mode;
			await requestsCome();
			await until(`A mail server that ${mode}`, 120, () => mail.met[mode] >= times);
		}

		async function inTheQueue(column: "attempts" | "failed"): Promise<number> {
			const all = await reading(settings, (db) => db.selectFrom("mails").select(["attempts", "state"]).execute());
			return all.filter(({ attempts, state }) => (column === "failed" ? state === "failed" : attempts > 0)).length;
		}

		await mail.close();
		await requestsCome();
		await until("A try without a mail server", 60, async () => (await inTheQueue("attempts")) > 0);
		await mail.comeBack();
		for (const mode of ["later", "drops", "slow"] as const) await inMode(mode, MET);
		mail.mode = "takes";
		await mailsSettled(settings);

		await inMode("refuses", each);
		await mailsSettled(settings);
		const refused = await inTheQueue("failed");
		must(refused >= each, `${refused} refused mails are shown to staff, not ${each}`);
		mail.mode = "takes";
		// As staff do once the mail server is mended.
		const { store } = await openServiceStore(readSettings(settings), { es: "chaos" });
		await store.mails.resendAllFailed().finally(() => store.close());
		return {
			"refused (4xx)": mail.met.later,
			"hung up": mail.met.drops,
			slow: mail.met.slow,
			"refused (5xx), then sent again by staff": refused,
			...(await mustHold(trial, answered, [running], "never")),
		};
	},
};
