import { mkdirSync, rmSync } from "node:fs";
import { fieldCipher } from "../../service/crypto/field-cipher.ts";
import { MAX_STEP } from "../../service/store/clock.ts";
import { decryptAll } from "../../service/store/keys/key-rotation.ts";
import { inspectBackup, openBackup, opensWith } from "../backup/backup-file.ts";
import { unfinishedWork, workFolder } from "../backup/files.ts";
import { restoreFile, restoreServer } from "../backup/restore.ts";
import { rowsOf } from "../backup/rows.ts";
import { command, EXIT, say, texts } from "../command.ts";
import { commandSettings } from "../open-store.ts";
import { shortTime } from "../times.ts";

/** Puts a backup in use, after proving it whole and readable; or only proves it. */
export const restore = command({
	options: { check: "flag", replace: "flag", anyway: "flag" },
	takes: { least: 1, most: 1, missing: texts.usage.whichFile },
	run: async ({ options, words: [file = ""], context }) => {
		const settings = commandSettings(context);
		const { madeAt, tables } = await inspectBackup(file);
		const made = shortTime(new Date(madeAt), settings.SERVICE_TIME_ZONE);
		if (options.check) {
			const opens = await opensWith(file, fieldCipher(settings.DATA_KEY, settings.DATA_KEY_PREVIOUS));
			return {
				text: [
					say(texts.backup.whole, { file, madeAt: made, ...rowsOf(tables) }),
					...(opens ? [] : [texts.backup.otherKey]),
				].join("\n"),
				data: { file, madeAt, tables, restored: false, opens },
				code: opens ? EXIT.done : EXIT.notFound,
			};
		}
		const { DATA_DIR: folder, DATABASE_URL: url } = settings;
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		const now = context.now();
		for (const left of unfinishedWork(folder, now)) rmSync(left, { recursive: true, force: true });
		using work = workFolder(folder);
		const source = await openBackup(file, work.path);
		await using db = source.db;
		const cipher = fieldCipher(settings.DATA_KEY, settings.DATA_KEY_PREVIOUS);
		const outdated = await decryptAll(db, cipher);
		const { aside, erasures, again } = url
			? await restoreServer(source, cipher, url, folder, now, options)
			: await restoreFile(source, cipher, folder, now, options.replace);
		const erasedSince = erasures.filter(({ erased_at }) => erased_at > madeAt).length;
		const untold = again.untold.filter((erasedAt) => erasedAt > madeAt).length;
		const erasedAgain = { persons: again.persons, requests: again.requests };
		const mails = db.selectFrom("mails").select("id").where("state", "=", "pending");
		const { length: pending } = await mails.execute();
		return {
			text: [
				say(texts.backup.restored, { madeAt: made, ...rowsOf(tables) }),
				...(aside ? [say(texts.backup.keptAside, { folder: aside })] : []),
				...(pending > 0 ? [say(texts.backup.pendingMails, { mails: pending })] : []),
				...(again.persons > 0 ? [say(texts.backup.erasedAgain, erasedAgain)] : []),
				...(untold > 0 ? [say(texts.backup.erasedSince, { persons: untold })] : []),
				...(untold + erasedSince === 0 ? [texts.backup.erasedElsewhere] : []),
				texts.backup.signInAgain,
				...(outdated > 0 ? [say(texts.backup.outdated, { records: outdated })] : []),
				...(now.getTime() - Date.parse(madeAt) > MAX_STEP ? [texts.clock.afterRestore] : []),
			].join("\n"),
			data: {
				...{ file, madeAt, tables, restored: true, aside, pendingMails: pending },
				...{ erasedSince, erasedAgain, notErasedAgain: untold, outdated },
			},
		};
	},
});
