import { wipeFreedSpace } from "../../service/database/database.ts";
import { command, confirm, EXIT, say, texts } from "../command.ts";
import { withOpenStore } from "../open-store.ts";

export const rotateKey = command({
	options: { yes: "flag" },
	run: async ({ options, context }) =>
		await withOpenStore(context, async ({ store, database, settings }) => {
			if (!settings.DATA_KEY && settings.DATA_KEY_PREVIOUS.length === 0)
				return { text: texts.key.none, data: { records: 0, outdated: 0 }, code: EXIT.couldNot };
			if (!settings.DATA_KEY) await confirm(context, options.yes, texts.key.aboutToDecrypt);
			const records = await store.keys.rotate();
			// What stood there before is not to be found in freed pages either.
			const wiped = await wipeFreedSpace(database);
			const isFile = database.kind === "sqlite";
			const outdated = await store.keys.outdated();
			return {
				text: [
					say(texts.key.rotated, { records }),
					...(wiped ? [] : [isFile ? texts.key.notWiped : texts.key.freedLater]),
					outdated > 0 ? say(texts.key.outdated, { records: outdated }) : texts.key.dropPrevious,
				].join("\n"),
				data: { records, outdated, wiped },
				code: outdated > 0 ? EXIT.notFound : wiped || !isFile ? EXIT.done : EXIT.couldNot,
			};
		}),
});
