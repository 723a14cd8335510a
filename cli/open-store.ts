import { existsSync } from "node:fs";
import { join } from "node:path";
import { noticeVersions } from "../service/compose-options.ts";
import { DATABASE_FILE } from "../service/database/open-database.ts";
import { trustAuthorities } from "../service/process/trust-authorities.ts";
import { openServiceStore } from "../service/service-store.ts";
import { readSettings, type Settings } from "../service/settings/settings.ts";
import { SettingsError } from "../service/settings/settings-error.ts";
import { signedUrl } from "./backup/in-use.ts";
import { type CommandContext, say, texts } from "./command.ts";

export type OpenedStore = Awaited<ReturnType<typeof openServiceStore>> & { settings: Settings };

/** Opens the store for a command and closes it after. @throws SettingsError if it cannot, or there is none yet */
export async function withOpenStore<Result>(context: CommandContext, work: (opened: OpenedStore) => Promise<Result>) {
	const settings = commandSettings(context);
	// A mistyped folder would otherwise be made, and be reported as empty.
	if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, DATABASE_FILE)))
		throw new SettingsError([say(texts.store.noStore, { folder: settings.DATA_DIR })]);
	const DATABASE_URL = settings.DATABASE_URL && signedUrl(settings.DATABASE_URL);
	const opened = await openServiceStore({ ...settings, DATABASE_URL }, noticeVersions);
	try {
		return await work({ ...opened, settings });
	} finally {
		await opened.store.close();
	}
}

/** The settings a command works with. From then on their certificate authorities are trusted. */
export function commandSettings({ environment }: Pick<CommandContext, "environment">): Settings {
	const settings = readSettings(environment);
	trustAuthorities(settings.NODE_EXTRA_CA_CERTS);
	return settings;
}
