import { SettingsError } from "../config.ts";
import { errorCode } from "../error-code.ts";
import { type Database, type DatabaseSettings, openDatabase } from "./database.ts";

// SQLite's codes for a file whose pages make no sense, and for one that is no database.
const DAMAGED = [11, 26];

/** The SQLite file can be read and is none any more. */
export class DamagedDatabase extends SettingsError {
	constructor(folder: string, code: string) {
		super([
			`  DATA_DIR: el archivo de la base en «${folder}» está dañado; con el servicio apagado, restaura la última copia: npm run contacts -- restore ARCHIVO --replace (${code}).`,
		]);
	}
}

/**
 * Opens the database behind the settings.
 * @throws SettingsError naming the setting, where the database cannot be opened
 */
export async function reachDatabase(settings: DatabaseSettings): Promise<Database> {
	try {
		return await openDatabase(settings);
	} catch (error) {
		if (isDamaged(error)) throw new DamagedDatabase(settings.DATA_DIR, errorCode(error));
		const fault = settings.DATABASE_URL
			? "  DATABASE_URL: no se puede abrir la base de datos; revisa servidor, usuario, clave y que esté encendida"
			: `  DATA_DIR: no se puede escribir en «${settings.DATA_DIR}»; revisa que sea una carpeta con permiso de escritura`;
		throw new SettingsError([`${fault} (${errorCode(error)}).`]);
	}
}

function isDamaged(error: unknown): boolean {
	const { errcode } = error as { errcode?: number };
	return errcode !== undefined && DAMAGED.includes(errcode & 0xff);
}
