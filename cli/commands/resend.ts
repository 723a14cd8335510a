import { reference as readReference } from "../arguments.ts";
import { isServiceRunning } from "../backup/in-use.ts";
import { command, EXIT, say, texts, UsageError } from "../command.ts";
import { withOpenStore } from "../open-store.ts";

/** Sends mails again that were refused for good. */
export const resend = command({
	options: { "all-failed": "flag" },
	takes: { least: 0, most: 1 },
	run: async ({ options, words: [typed], context }) => {
		if (options["all-failed"] === (typed !== undefined)) throw new UsageError(texts.usage.referenceOrAll);
		const reference = typed && readReference(typed);
		return await withOpenStore(context, async (opened) => {
			const mails = await opened.store.mails.resend(reference);
			if (mails === undefined)
				return { text: say(texts.mails.noRequest, { reference: reference ?? "" }), data: null, code: EXIT.notFound };
			const queued = (await isServiceRunning(opened)) ? texts.mails.resent : texts.mails.resentLater;
			return { text: mails === 0 ? texts.mails.noneFailed : say(queued, { mails }), data: { queued: mails } };
		});
	},
});
