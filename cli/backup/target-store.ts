import { hash } from "node:crypto";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Database, DatabaseSettings } from "../../service/database/database.ts";
import { openDatabase } from "../../service/database/open-database.ts";
import type { Db } from "../../service/database/tables.ts";
import { errorCode } from "../../service/process/error-code.ts";
import { encodingFault, unencodedCharacters } from "../../service/settings/login-address.ts";
import { SettingsError } from "../../service/settings/settings-error.ts";
import { withFallback } from "../../service/with-fallback.ts";
import { CommandRefused, say, texts, UsageError } from "../command.ts";
import { signedUrl } from "./in-use.ts";
import { isEmptyStore, readManifest, tallies } from "./rows.ts";

/** Reads `postgres://…` or `sqlite:FOLDER`. @throws UsageError if it is neither, or is the present store itself */
export function readTarget(to: string, present: DatabaseSettings): DatabaseSettings {
	const isServer = /^postgres(ql)?:\/\//.test(to);
	const characters = isServer ? unencodedCharacters(to) : [];
	if (characters.length > 0)
		throw new UsageError(say(texts.usage.unencodedTarget, { fault: encodingFault(characters) }));
	if (isServer && URL.canParse(to)) {
		if (present.DATABASE_URL && addressOf(present.DATABASE_URL) === addressOf(to))
			throw new UsageError(texts.backup.samePlace);
		return { DATA_DIR: present.DATA_DIR, DATABASE_URL: to };
	}
	const [, folder] = to.match(/^sqlite:(.+)$/) ?? [];
	if (folder === undefined) throw new UsageError(texts.usage.whereTo);
	if (!present.DATABASE_URL && real(folder) === real(present.DATA_DIR)) throw new UsageError(texts.backup.samePlace);
	return { DATA_DIR: folder };
}

function addressOf(url: string): string {
	const { hostname, port, pathname } = new URL(url);
	return `${hostname}:${port || "5432"}${pathname}`;
}

const real = (folder: string): string => withFallback(() => realpathSync(folder), resolve(folder));

/** @throws CommandRefused if it cannot be opened */
export async function openTarget({ DATA_DIR, DATABASE_URL }: DatabaseSettings): Promise<Database> {
	try {
		return await openDatabase({ DATA_DIR, DATABASE_URL: DATABASE_URL && signedUrl(DATABASE_URL) });
	} catch (error) {
		if (error instanceof SettingsError) throw error;
		throw new CommandRefused(say(texts.backup.targetShut, { code: errorCode(error) }));
	}
}

/** Refuses a target with rows, unless it is an unchanged earlier move of this store. @param secrets its `secretsOf` */
export async function checkTarget(target: Db, secrets: string): Promise<void> {
	if (await isEmptyStore(target)) return;
	const manifest = await readManifest(target);
	if (!manifest) throw new CommandRefused(texts.backup.foreign);
	const present = await tallies(target);
	if (!isDeepStrictEqual(present, manifest.tables)) throw new CommandRefused(texts.backup.workedOn);
	if ((await secretsOf(target)) !== secrets) throw new CommandRefused(texts.backup.foreign);
}

/** SHA-256 of a store's own keys, which identifies it. */
export async function secretsOf(db: Db): Promise<string> {
	const rows = await db.selectFrom("secrets").selectAll().orderBy("name").execute();
	return hash("sha256", JSON.stringify(rows.map(({ name, value }) => [name, value])));
}
