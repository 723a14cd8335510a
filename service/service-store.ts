/** Opens the store that the settings describe, for the service and for commands. */
import { randomBytes, randomUUIDv7 } from "node:crypto";
import { fieldCipher } from "./crypto/field-cipher.ts";
import { reachDatabase } from "./database/postgres/reach-database.ts";
import type { Settings } from "./settings/settings.ts";
import { SettingsError } from "./settings/settings-error.ts";
import { openStore } from "./store/store.ts";
import type { StoreOptions } from "./store/store-context.ts";
import { storeRules } from "./store-options.ts";

/** @param noticeVersions by language @param labelsOf what searches find a request by besides its own words */
export async function openServiceStore(
	settings: Settings,
	noticeVersions: StoreOptions["noticeVersions"],
	labelsOf?: StoreOptions["labelsOf"],
) {
	const now = () => new Date();
	const cipher = fieldCipher(settings.DATA_KEY, settings.DATA_KEY_PREVIOUS);
	const database = await reachDatabase(settings);
	try {
		const store = await openStore({
			database,
			now,
			randomBytes,
			newId: randomUUIDv7,
			noticeVersions,
			cipher,
			...storeRules(settings),
			...(labelsOf && { labelsOf }),
		});
		return { store, database, now };
	} catch (error) {
		await database.db.destroy();
		if ((error as { code?: string }).code !== "DATA_KEY") throw error;
		throw new SettingsError([
			"  DATA_KEY: los datos guardados están cifrados con otra clave; ponla en DATA_KEY, o en DATA_KEY_PREVIOUS si ya usas una nueva.",
		]);
	}
}
