import { reference } from "../arguments.ts";
import { command, EXIT, Refused } from "../command.ts";
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
	run: async ({ words: [typed = ""], world }) => {
		const wanted = reference(typed);
		return await withOpenStore(world, async ({ store, files, settings }) => {
			const stored = await store.requests.get(wanted);
			const [request] = stored ? await withKeptMails([stored], files) : [];
			if (!request) throw new Refused(SAY.noRequest(wanted), EXIT.notFound);
			const circumstances = { now: world.now(), settings };
			return {
				text: requestSheet(request, circumstances, world.columns),
				data: requestData(request, circumstances),
			};
		});
	},
});
