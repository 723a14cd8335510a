import { statSync } from "node:fs";
import { errorCode } from "../../service/process/error-code.ts";
import { writeBackup } from "../backup/backup-file.ts";
import { rowsOf } from "../backup/rows.ts";
import { type CommandContext, command, type Outcome, say, texts, UsageError } from "../command.ts";
import { withOpenStore } from "../open-store.ts";

/** Copies the whole store into one file while the service works, proves the copy, and notes in the store that it is made. */
export const backup = command({
	options: { replace: "flag", external: "flag" },
	takes: { least: 0, most: 1 },
	run: async ({ options, words: [file], context }) => {
		if (options.external) return await noteExternal(file, context);
		if (file === undefined) throw new UsageError(texts.usage.whichFile);
		return await withOpenStore(context, async ({ database, store, settings }) => {
			const { madeAt, tables } = await writeBackup(database, file, context.now(), options.replace);
			const encrypted = settings.DATA_KEY !== undefined;
			const bytes = statSync(file).size;
			// Whether or not it can be noted, the file is complete.
			const failure = await store.backups.record().then(() => undefined, errorCode);
			return {
				text: [
					say(texts.backup.backedUp, { file, ...rowsOf(tables) }),
					encrypted ? texts.backup.keepKeyApart : texts.backup.plain,
					...(failure ? [say(texts.backup.notNoted, { code: failure })] : []),
				].join("\n"),
				data: { file, bytes, madeAt, encrypted, tables },
			};
		});
	},
});

/** A copy made by another program, such as pg_dump, of which the store would not know. */
async function noteExternal(file: string | undefined, context: CommandContext): Promise<Outcome> {
	if (file !== undefined) throw new UsageError(texts.usage.externalFile);
	return await withOpenStore(context, async ({ store, now }) => {
		await store.backups.record();
		return { text: texts.backup.noted, data: { notedAt: now().toISOString() } };
	});
}
