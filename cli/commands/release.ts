import type { ReleaseUndone } from "../../service/store/undo-release.ts";
import { command } from "../command.ts";
import { eachReference } from "../each-reference.ts";
import { type OpenedStore, withOpenStore } from "../open-store.ts";
import { isServiceRunning } from "../service-running.ts";
import { MISUSE } from "../words/misuse.ts";
import { SAY } from "../words/say.ts";

/** Lets requests that were held as suspect go on their way, or holds them again. */
export const release = command({
	options: { undo: "flag" },
	takes: { least: 1, most: 100, missing: MISUSE.whichReference },
	run: async ({ options, words, context }) =>
		await withOpenStore(context, async (opened) => {
			if (options.undo) return await eachReference(words, (reference) => undo(opened, reference));
			const running = await isServiceRunning(opened);
			return await eachReference(words, async (reference) => {
				const result = await opened.store.requests.release(reference);
				if (!result) return undefined;
				if (result === "not held") return { text: SAY.notHeld(reference), result };
				const text =
					result === "released" ? SAY.released(reference, running) : SAY.releasedWithoutReceipt(reference, running);
				return { text, result: "released" };
			});
		}),
});

async function undo({ store, files }: OpenedStore, reference: string) {
	const undone = await store.requests.undoRelease(reference);
	if (!undone) return undefined;
	if (undone === "never held") return { text: SAY.neverHeld(reference), result: undone };
	if (undone === "held") return { text: SAY.notReleased(reference), result: undone };
	const kept = new Set((await files.list()).map(({ mailId }) => mailId));
	return { text: undoneWords(reference, undone, kept), result: "held again" };
}

/** @param kept ids of the mails written as files, which nobody got */
function undoneWords(
	reference: string,
	{ withdrawn, gone, answered }: ReleaseUndone,
	kept: ReadonlySet<string>,
): string {
	const left = new Set(gone.filter(({ id }) => !kept.has(id)).map(({ kind }) => kind));
	const asFiles = gone.filter(({ id }) => kept.has(id)).length;
	return [
		SAY.releaseUndone(reference, answered),
		...(withdrawn > 0 ? [SAY.mailsWithdrawn(withdrawn)] : []),
		...(asFiles > 0 ? [SAY.mailsAsFiles(asFiles)] : []),
		...(left.has("receipt") ? [SAY.receiptGone] : []),
		...(left.has("staff") ? [SAY.staffMailGone] : []),
	].join("\n");
}
