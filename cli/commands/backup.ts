import { statSync } from "node:fs";
import { writeBackup } from "../carry/backup-file.ts";
import { command } from "../command.ts";
import { atDesk } from "../open-desk.ts";
import { CARRY } from "../words/carry.ts";
import { MISUSE } from "../words/misuse.ts";

/** Copies the whole store into one file while the service works, and proves the copy. */
export const backup = command({
	options: { replace: "flag" },
	takes: { least: 1, most: 1, missing: MISUSE.whichFile },
	run: async ({ options, words: [file = ""], world }) =>
		await atDesk(world, async ({ database, settings }) => {
			const { madeAt, tables } = await writeBackup(database, file, world.now(), options.replace);
			const sealed = settings.DATA_KEY !== undefined;
			const bytes = statSync(file).size;
			return {
				text: [CARRY.backedUp(file, tables), sealed ? CARRY.keepKeyApart : CARRY.plain, CARRY.withoutMailFiles].join(
					"\n",
				),
				data: { file, bytes, madeAt, sealed, tables },
			};
		}),
});
