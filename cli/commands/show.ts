import { reference } from "../arguments.ts";
import { CommandRefused, command, EXIT } from "../command.ts";
import { withKeptMails } from "../kept-mails.ts";
import { withOpenStore } from "../open-store.ts";
import { requestData } from "../request-data.ts";
import { requestSheet } from "../request-sheet.ts";
import { MISUSE } from "../words/misuse.ts";
import { SAY } from "../words/say.ts";

/** Everything on one request. */
export const show = command({
	options: {},
	takes: { least: 1, most: 1, missing: MISUSE.whichReference },
	run: async ({ words: [typed = ""], context }) => {
		const wanted = reference(typed);
		return await withOpenStore(context, async ({ store, files, settings }) => {
			const stored = await store.requests.get(wanted);
			const [request] = stored ? await withKeptMails([stored], files) : [];
			if (!request) throw new CommandRefused(SAY.noRequest(wanted), EXIT.notFound);
			const wording = { now: context.now(), settings };
			return {
				text: requestSheet(request, wording, context.columns),
				data: requestData(request, wording),
			};
		});
	},
});
