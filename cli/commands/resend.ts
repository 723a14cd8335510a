import { oneOf, reference as readReference } from "../arguments.ts";
import { isServiceRunning } from "../backup/in-use.ts";
import { command, EXIT, say, texts, UsageError } from "../command.ts";
import { withOpenStore } from "../open-store.ts";

const WHICH = ["failed", "staff", "receipt"] as const;

/** Sends mails again: those that were refused, or a new copy. */
export const resend = command({
	options: { "all-failed": "flag", mail: "text" },
	takes: { least: 0, most: 100 },
	run: async ({ options, words, context }) => {
		const all = options["all-failed"];
		const which = oneOf("mail", options.mail ?? "failed", WHICH);
		if (all === words.length > 0) throw new UsageError(texts.usage.referenceOrAll);
		if (all && options.mail !== undefined)
			throw new UsageError(say(texts.usage.oneOfBoth, { one: "all-failed", other: "mail" }));
		return await withOpenStore(context, async (opened) => {
			const running = await isServiceRunning(opened);
			if (all) {
				const queued = await opened.store.mails.resendAllFailed();
				return { text: resent(queued, running), data: { queued } };
			}
			const results = [];
			for (const reference of new Set(words.map(readReference)))
				results.push({ reference, result: await opened.store.mails.resend(reference, which) });
			const missing = results.some(({ result }) => result === undefined);
			const refused = results.some(({ result }) => typeof result === "string");
			return {
				text: results.map(({ reference, result }) => resultText(reference, result, running)).join("\n"),
				data: results,
				code: missing ? EXIT.notFound : refused ? EXIT.couldNot : EXIT.done,
			};
		});
	},
});

function resultText(reference: string, result: number | "held" | "no receipt" | undefined, running: boolean): string {
	if (result === undefined) return say(texts.mails.noRequest, { reference });
	if (result === "held") return say(texts.mails.releaseFirst, { reference });
	if (result === "no receipt") return say(texts.mails.noReceiptNow, { reference });
	return `${reference}: ${resent(result, running)}`;
}

function resent(mails: number, running: boolean): string {
	if (mails === 0) return texts.mails.noneFailed;
	return say(running ? texts.mails.resent : texts.mails.resentLater, { mails });
}
