import { isFolderLocked } from "../service/database/service-lock.ts";
import { otherConnections } from "./backup/in-use.ts";
import type { OpenedStore } from "./open-store.ts";

/** Whether a service works with this store, as far as that can be known. */
export async function isServiceRunning({
	database,
	settings,
}: Pick<OpenedStore, "database" | "settings">): Promise<boolean> {
	return database.kind === "sqlite" ? isFolderLocked(settings.DATA_DIR) : (await otherConnections(database)) > 0;
}
