import { fieldCipher } from "../../service/crypto/field-cipher.ts";
import { type DatabaseSettings, wipeFreedSpace } from "../../service/database/database.ts";
import { eraseAgain } from "../../service/store/persons/erase-again.ts";
import { holdStore } from "../backup/in-use.ts";
import { lockTables } from "../backup/restore.ts";
import { rowsOf, snapshot, tallies, transferRows, writeManifest } from "../backup/rows.ts";
import { checkTarget, openTarget, readTarget, secretsOf } from "../backup/target-store.ts";
import { command, say, texts, UsageError } from "../command.ts";
import { type OpenedStore, withOpenStore } from "../open-store.ts";

/** Carries the whole store to another one; the present one stays as it is. */
export const move = command({
	options: { to: "text", anyway: "flag" },
	run: async ({ options: { to, anyway }, context }) => {
		if (to === undefined) throw new UsageError(texts.usage.whereTo);
		return await withOpenStore(context, async (opened) => {
			const target = readTarget(to, opened.settings);
			using held = new DisposableStack();
			held.defer(await holdStore(opened.database, opened.settings.DATA_DIR, anyway));
			const { tables, again } = await moveRows(opened, target, anyway, context.now());
			const erasedAgain = { persons: again.persons, requests: again.requests };
			return {
				text: [
					say(texts.backup.moved, rowsOf(tables)),
					...(again.persons > 0 ? [say(texts.backup.erasedAgain, erasedAgain)] : []),
					target.DATABASE_URL ? texts.backup.thenServer : say(texts.backup.thenFolder, { folder: target.DATA_DIR }),
					texts.backup.signInAgain,
					texts.backup.oldStays,
				].join("\n"),
				data: { tables, erasedAgain },
			};
		});
	},
});

async function moveRows({ database, settings }: OpenedStore, to: DatabaseSettings, anyway: boolean, now: Date) {
	const cipher = fieldCipher(settings.DATA_KEY, settings.DATA_KEY_PREVIOUS);
	const target = await openTarget(to);
	await using db = target.db;
	using held = new DisposableStack();
	held.defer(await holdStore(target, to.DATA_DIR, anyway));
	const moved = await snapshot(database, async (source) =>
		db.transaction().execute(async (transaction) => {
			if (target.kind === "postgres") await lockTables(transaction);
			await checkTarget(transaction, await secretsOf(source));
			const carried = await transferRows(source, transaction);
			const again = await eraseAgain(transaction, cipher);
			const tables = again.requests > 0 ? await tallies(transaction) : carried;
			return { ...(await writeManifest(transaction, now, tables)), again };
		}),
	);
	if (moved.again.requests > 0) await wipeFreedSpace(target);
	return moved;
}
