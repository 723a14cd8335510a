import { SettingsError } from "../config.ts";
import { errorCode } from "../error-code.ts";
import { type Database, type DatabaseSettings, openDatabase } from "./database.ts";

/**
 * Opens the database behind the settings.
 * @throws SettingsError naming the setting, where the database cannot be opened
 */
export async function reachDatabase(settings: DatabaseSettings): Promise<Database> {
	try {
		return await openDatabase(settings);
	} catch (error) {
		const fault = settings.DATABASE_URL
			? "  DATABASE_URL: no se puede abrir la base de datos; revisa servidor, usuario, clave y que esté encendida"
			: `  DATA_DIR: no se puede escribir en «${settings.DATA_DIR}»; revisa que sea una carpeta con permiso de escritura`;
		throw new SettingsError([`${fault} (${errorCode(error)}).`]);
	}
}
