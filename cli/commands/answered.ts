import type { Marked } from "../../service/store/command-actions.ts";
import { command } from "../command.ts";
import { eachReference } from "../each-reference.ts";
import { withOpenStore } from "../open-store.ts";
import { shortTime } from "../times.ts";
import { MISUSE } from "../words/misuse.ts";
import { SAY } from "../words/say.ts";

/** Marks requests answered, or takes the mark back. */
export const answered = command({
	options: { undo: "flag" },
	takes: { least: 1, most: 100, missing: MISUSE.whichReference },
	run: async ({ options: { undo }, words, context }) =>
		await withOpenStore(context, ({ store, settings: { SERVICE_TIME_ZONE } }) =>
			eachReference(words, async (reference) => {
				const marked = undo
					? await store.requests.markUnanswered(reference)
					: await store.requests.markAnswered(reference);
				if (!marked) return undefined;
				return undo
					? { text: undone(reference, marked), result: "unanswered" }
					: { text: done(reference, marked, SERVICE_TIME_ZONE), result: "answered" };
			}),
		),
});

function done(reference: string, { before, held }: Marked, timeZone: string): string {
	if (before) return SAY.alreadyAnswered(reference, shortTime(before, timeZone));
	return held ? SAY.answeredHeld(reference) : SAY.answered(reference);
}

function undone(reference: string, { before, held }: Marked): string {
	if (!before) return SAY.notAnswered(reference);
	return held ? SAY.heldAgain(reference) : SAY.unanswered(reference);
}
