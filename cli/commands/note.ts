import { reference } from "../arguments.ts";
import { CommandRefused, command, EXIT, UsageError } from "../command.ts";
import { withOpenStore } from "../open-store.ts";
import { printable } from "../printable.ts";
import { MISUSE } from "../words/misuse.ts";
import { SAY } from "../words/say.ts";

const LONGEST = 2000;

/** Keeps a note with a request; its words may stand on the command line without quotes. */
export const note = command({
	options: {},
	takes: { least: 2, most: Number.POSITIVE_INFINITY, missing: MISUSE.whichNote },
	run: async ({ words: [typed = "", ...text], context }) => {
		const wanted = reference(typed);
		const written = printable(text.join(" ")).trim();
		if (written === "") throw new UsageError(MISUSE.emptyNote);
		if (written.length > LONGEST) throw new UsageError(MISUSE.longNote(LONGEST));
		return await withOpenStore(context, async ({ store }) => {
			if (!(await store.requests.addNote(wanted, written)))
				throw new CommandRefused(SAY.noRequest(wanted), EXIT.notFound);
			return { text: SAY.noted(wanted), data: { reference: wanted, result: "noted" } };
		});
	},
});
