/** A relay that takes its time at RCPT, then after DATA, each as long as RFC 5321 allows; and other mails behind it. */

import type { Figures } from "../../../measuring/record.ts";
import { must, pause, until } from "../../../must.ts";
import { Answered, sendMore } from "../../callers.ts";
import { mailsSettled, mustHold } from "../../kept.ts";
import type { Scenario } from "../../trial.ts";

const REQUESTS = 4;
// Mails to staff that are in flight at once while the relay answers in time.
const STAFF_SLOTS = 2;
// A mail in flight makes room for another after 30 seconds.
const BEHIND_WITHIN = 60;

export const slowRelay: Scenario = {
	name: "slow-relay",
	title: "Relay that needs 40 s at RCPT, 40 s after DATA, then 3 minutes after DATA",
	promised: [
		"docs/decisions/0034-mail.md: a relay may take the ten minutes of RFC 5321 and gets one copy",
		"docs/decisions/0034-mail.md: a mail that is kept waiting for 30 seconds makes room for another",
	],
	atMost: 1200,
	run: async (trial) => {
		const { mail, settings } = trial;
		// Four and a half times as slow in the end.
		const wait = trial.amount(40_000, 200);
		const running = await trial.service();
		const answered = new Answered();
		const requestsCome = (count: number) => sendMore(running.url, 1, answered, count);
		const figures: Figures = {};

		const seconds = (ms: number) => Math.round(ms / 100) / 10;
		const most = () => Math.max(0, ...[...mail.copies.values()].map((times) => times.length));
		mail.mode = "slow";
		for (const slow of [
			{ atRcpt: wait, afterData: 0 },
			{ atRcpt: 0, afterData: wait },
		]) {
			mail.slow = slow;
			await requestsCome(REQUESTS);
			await mailsSettled(settings);
			const moment = slow.atRcpt > 0 ? "at RCPT" : "after DATA";
			figures[`most copies, ${seconds(wait)} s ${moment}`] = most();
		}

		const met = mail.met.slow;
		const longest = wait * 4.5;
		mail.slow = { atRcpt: 0, afterData: longest };
		await requestsCome(REQUESTS);
		await until("Every slot taken by a slow mail", 60, () => mail.met.slow >= met + STAFF_SLOTS);
		await pause(1000);
		mail.mode = "takes";
		const arrived = mail.copies.size;
		const since = performance.now();
		await requestsCome(1);
		// Its receipt has slots of its own; the others are mails to staff.
		const behind = REQUESTS - STAFF_SLOTS + 1;
		await until("Mails behind slow ones", BEHIND_WITHIN, () => mail.copies.size >= arrived + behind);
		figures["mails behind slow ones waited (s)"] = seconds(performance.now() - since);
		await mailsSettled(settings);
		figures[`most copies, ${seconds(longest)} s after DATA`] = most();
		must(most() === 1, `A mail arrived ${most()} times`);
		return { ...figures, ...(await mustHold(trial, answered, [running], "never")) };
	},
};
