import { fieldCipher } from "../../service/crypto/field-cipher.ts";
import { wipeFreedSpace } from "../../service/database/database.ts";
import { eraseAgain } from "../../service/store/persons/erase-again.ts";
import { holdStore } from "../backup/in-use.ts";
import { lockTables } from "../backup/restore.ts";
import { snapshot, tallies, writeManifest } from "../backup/rows.ts";
import { checkTarget, openTarget, readTarget, secretsOf } from "../backup/target-store.ts";
import { transferRows } from "../backup/transfer.ts";
import { command, UsageError } from "../command.ts";
import { type OpenedStore, withOpenStore } from "../open-store.ts";
import { BACKUP } from "../words/backup.ts";
import { MISUSE } from "../words/misuse.ts";

/** Carries the whole store to another one; the present one stays as it is. */
export const move = command({
	options: { to: "text", anyway: "flag" },
	run: async ({ options: { to, anyway }, context }) => {
		if (to === undefined) throw new UsageError(MISUSE.whereTo);
		return await withOpenStore(context, async (opened) => {
			const target = readTarget(to, opened.settings);
			const free = await holdStore(opened.database, opened.settings.DATA_DIR, anyway);
			try {
				const { tables, again } = await moveRows(opened, target, anyway, context.now());
				return {
					text: [
						BACKUP.moved(tables),
						...(again.persons > 0 ? [BACKUP.erasedAgain(again)] : []),
						target.DATABASE_URL ? BACKUP.thenServer : BACKUP.thenFolder(target.DATA_DIR),
						BACKUP.signInAgain,
						BACKUP.oldStays,
					].join("\n"),
					data: { tables, erasedAgain: { persons: again.persons, requests: again.requests } },
				};
			} finally {
				free();
			}
		});
	},
});

async function moveRows(
	{ database, settings }: OpenedStore,
	to: ReturnType<typeof readTarget>,
	anyway: boolean,
	now: Date,
) {
	const cipher = fieldCipher(settings.DATA_KEY, settings.DATA_KEY_PREVIOUS);
	const target = await openTarget(to);
	try {
		const free = await holdStore(target, to.DATA_DIR, anyway);
		try {
			const moved = await snapshot(database, async (source) =>
				target.db.transaction().execute(async (transaction) => {
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
		} finally {
			free();
		}
	} finally {
		await target.db.destroy();
	}
}
