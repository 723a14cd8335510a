import { connectionFault, errorCode } from "../../process/error-code.ts";
import { SettingsError } from "../../settings/settings-error.ts";
import type { Database, DatabaseSettings } from "../database.ts";
import { isDamaged, isTransient } from "../faults.ts";
import { openDatabase } from "../open-database.ts";
import unreached from "./unreached.json" with { type: "json" };

/** The SQLite file can be read, and is not a database. */
export class DamagedDatabase extends SettingsError {
	constructor(folder: string, code: string) {
		super([
			`  DATA_DIR: el archivo de la base en «${folder}» está dañado; con el servicio apagado, restaura la última copia: npm run contacts -- restore ARCHIVO --replace (${code}).`,
		]);
	}
}

/** The database cannot be opened now; a retry with the same settings may succeed. */
export class UnreachableDatabase extends SettingsError {
	/** Code of the fault, for the log. */
	readonly code: string;

	constructor(fault: string, code: string) {
		super([fault]);
		this.code = code;
	}
}

/** Opens the database. @throws SettingsError if it cannot, an UnreachableDatabase if that may pass */
export async function reachDatabase(settings: DatabaseSettings): Promise<Database> {
	try {
		return await openDatabase(settings);
	} catch (error) {
		if (error instanceof SettingsError) throw error;
		if (isDamaged(error)) throw new DamagedDatabase(settings.DATA_DIR, errorCode(error));
		const fault = settings.DATABASE_URL
			? `  DATABASE_URL: ${unreached[connectionFault(error)]}`
			: `  DATA_DIR: no se puede escribir en «${settings.DATA_DIR}»; revisa que sea una carpeta con permiso de escritura`;
		const said = `${fault} (${errorCode(error)}).`;
		throw isTransient(error) ? new UnreachableDatabase(said, errorCode(error)) : new SettingsError([said]);
	}
}
