/** Opens the store that the settings describe, for the service and for commands. */
import { randomUUIDv7 } from "node:crypto";
import { reachDatabase } from "./database/open-database.ts";
import type { Settings } from "./settings/settings.ts";
import { SettingsError } from "./settings/settings-error.ts";
import type { StoreOptions } from "./store/store-context.ts";
import { storeBySettings } from "./store-options.ts";

/** @param noticeVersions by language @param labelsOf what searches find a request by besides its own words */
export async function openServiceStore(
	settings: Settings,
	noticeVersions: StoreOptions["noticeVersions"],
	labelsOf?: StoreOptions["labelsOf"],
) {
	const now = () => new Date();
	const database = await reachDatabase(settings);
	const given = { database, now, newId: randomUUIDv7, noticeVersions, ...(labelsOf && { labelsOf }) };
	try {
		return { store: await storeBySettings(settings, given), database, now };
	} catch (error) {
		if ((error as { code?: string }).code !== "DATA_KEY") throw error;
		throw new SettingsError([
			"  DATA_KEY: los datos guardados están cifrados con otra clave; ponla en DATA_KEY, o en DATA_KEY_PREVIOUS si ya usas una nueva.",
		]);
	}
}
