import { command } from "../command.ts";
import { eachReference } from "../each-reference.ts";
import { atDesk } from "../open-desk.ts";
import { SAY } from "../words/say.ts";

/** Marks requests answered, or takes the mark back. */
export const answered = command({
	options: { undo: "flag" },
	takes: { least: 1, most: 100 },
	run: async ({ options: { undo }, words, world }) =>
		await atDesk(world, ({ store }) =>
			eachReference(words, async (reference) => {
				const found = undo ? await store.markUnanswered(reference) : await store.markAnswered(reference);
				if (!found) return undefined;
				return undo
					? { text: SAY.unanswered(reference), result: "unanswered" }
					: { text: SAY.answered(reference), result: "answered" };
			}),
		),
});
