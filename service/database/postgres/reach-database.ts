import { connectionFault, errorCode } from "../../process/error-code.ts";
import { SettingsError } from "../../settings/settings-error.ts";
import type { Database, DatabaseSettings } from "../database.ts";
import { isDamaged } from "../faults.ts";
import { openDatabase } from "../open-database.ts";
import unreached from "./unreached.json" with { type: "json" };

/** Opens the database. @throws SettingsError if it cannot; its cause, the database's error, tells whether that may pass */
export async function reachDatabase(settings: DatabaseSettings): Promise<Database> {
	try {
		return await openDatabase(settings);
	} catch (error) {
		if (error instanceof SettingsError) throw error;
		throw new SettingsError([`  ${faultOf(error, settings)} (${errorCode(error)}).`], { cause: error });
	}
}

function faultOf(error: unknown, { DATABASE_URL, DATA_DIR }: DatabaseSettings): string {
	if (isDamaged(error))
		return `DATA_DIR: el archivo de la base en «${DATA_DIR}» está dañado; con el servicio apagado, restaura la última copia: npm run contacts -- restore ARCHIVO --replace`;
	if (DATABASE_URL) return `DATABASE_URL: ${unreached[connectionFault(error)]}`;
	return `DATA_DIR: no se puede escribir en «${DATA_DIR}»; revisa que sea una carpeta con permiso de escritura`;
}
