import { wipeFreedSpace } from "../../service/database/wipe.ts";
import { emailAddress } from "../arguments.ts";
import { CommandRefused, command, EXIT, type Outcome, UsageError } from "../command.ts";
import { confirm } from "../confirm.ts";
import { withKeptMails } from "../kept-mails.ts";
import { replacedStores } from "../leftovers.ts";
import { type OpenedStore, withOpenStore } from "../open-store.ts";
import { writePrivately } from "../private-file.ts";
import { requestData } from "../request-data.ts";
import { requestSheet } from "../request-sheet.ts";
import { MISUSE } from "../words/misuse.ts";
import { PERSON, SAY } from "../words/say.ts";

const WIPES = 5;

/** Everything kept on one person: shown, given out, or erased. */
export const person = command({
	options: { export: "flag", erase: "flag", to: "text", replace: "flag", yes: "flag" },
	takes: { least: 1, most: 1, missing: MISUSE.whichPerson },
	run: async ({ options, words: [typed = ""], context }) => {
		const email = emailAddress(typed);
		if (options.export && options.erase) throw new UsageError(MISUSE.oneOfBoth("export", "erase"));
		return await withOpenStore(context, async (opened) => {
			const found = await withKeptMails(await opened.store.persons.export(email), opened.files);
			if (options.erase) {
				const what = PERSON.aboutToErase(found.map(({ reference }) => reference));
				if (found.length > 0) await confirm(context, options.yes, what);
				return await erase(opened, email);
			}
			if (found.length === 0) throw new CommandRefused(PERSON.none, EXIT.notFound);
			const wording = { now: context.now(), settings: opened.settings };
			const data = found.map((request) => requestData(request, wording));
			if (options.to !== undefined) {
				await writePrivately(options.to, `${JSON.stringify(data, null, 2)}\n`, options.replace);
				return { text: PERSON.written(found.length, options.to), data: { file: options.to, requests: found.length } };
			}
			if (options.export) {
				const sheets = found.map((request) => requestSheet(request, wording, context.columns));
				return { text: sheets.join(`\n\n${"─".repeat(40)}\n\n`), data };
			}
			const references = found.map(({ reference }) => reference);
			return { text: PERSON.has(references), data: references };
		});
	},
});

async function erase({ store, database, settings }: OpenedStore, email: string): Promise<Outcome> {
	const erased = await store.persons.erase(email);
	// A request that was just being read holds SQLite's file for a moment.
	let { wiped } = erased;
	const isFile = database.kind === "sqlite";
	for (let again = 1; isFile && !wiped && again < WIPES; again++) wiped = await wipeFreedSpace(database);
	const copies = replacedStores(settings.DATA_DIR);
	const data = { ...erased, wiped, copies };
	if (erased.requests === 0) return { text: PERSON.none, data, code: EXIT.notFound };
	const text = [
		PERSON.erased(erased),
		...(wiped ? [] : [isFile ? PERSON.notWiped : SAY.freedLater]),
		PERSON.notReached(copies),
	].join("\n");
	return { text, data, code: wiped || !isFile ? EXIT.done : EXIT.couldNot };
}
