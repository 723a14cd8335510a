import { oneOf } from "../arguments.ts";
import { command, UsageError } from "../command.ts";
import { eachReference } from "../each-reference.ts";
import { withOpenStore } from "../open-store.ts";
import { isServiceRunning } from "../service-running.ts";
import { MISUSE } from "../words/misuse.ts";
import { SAY } from "../words/say.ts";

const WHICH = ["failed", "staff", "receipt"] as const;

/** Sends mails again: those that were refused, or a new copy. */
export const resend = command({
	options: { "all-failed": "flag", mail: "text" },
	takes: { least: 0, most: 100 },
	run: async ({ options, words, context }) => {
		const all = options["all-failed"];
		const which = oneOf("mail", options.mail ?? "failed", WHICH);
		if (all === words.length > 0) throw new UsageError(MISUSE.referenceOrAll);
		if (all && options.mail !== undefined) throw new UsageError(MISUSE.oneOfBoth("all-failed", "mail"));
		return await withOpenStore(context, async (opened) => {
			const running = await isServiceRunning(opened);
			if (all) {
				const queued = await opened.store.mails.resendAllFailed();
				return { text: SAY.resent(queued, running), data: { queued } };
			}
			return await eachReference(words, async (reference) => {
				const queued = await opened.store.mails.resend(reference, which);
				if (queued === "held") return { text: SAY.releaseFirst(reference), result: queued, refused: true };
				if (queued === "no receipt") return { text: SAY.noReceiptNow(reference), result: queued, refused: true };
				return queued === undefined
					? undefined
					: { text: `${reference}: ${SAY.resent(queued, running)}`, result: queued };
			});
		});
	},
});
