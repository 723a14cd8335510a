import { type ConnectionFault, connectionFault } from "../../process/connection-fault.ts";
import { errorCode } from "../../process/error-code.ts";
import { SettingsError } from "../../settings/settings-error.ts";
import type { Database, DatabaseSettings } from "../database.ts";
import { isDamaged, isTransient } from "../faults.ts";
import { openDatabase } from "../open-database.ts";

const UNREACHED: Record<ConnectionFault, string> = {
	"untrusted-certificate":
		"el certificado del servidor no es de una autoridad conocida; si es de una tuya, pon su archivo en NODE_EXTRA_CA_CERTS",
	"expired-certificate":
		"el certificado del servidor está vencido o aún no vale; renuévalo, y mira la hora de esta máquina",
	"certificate-of-another":
		"el certificado es de otro nombre; escribe el servidor con el nombre que dice su certificado",
	"not-tls": "el servidor no habla TLS en ese puerto; revisa el puerto, o quita sslmode si está en una red tuya",
	"not-encrypted": "el servidor no cifra la conexión; revisa sslmode",
	"closed-port": "nada escucha en ese servidor y puerto; revisa los dos y que la base esté encendida",
	"unknown-host": "no existe un servidor con ese nombre; revisa cómo está escrito y el DNS de esta máquina",
	"timed-out": "el servidor no contesta a tiempo; revisa el puerto, y el cortafuegos entre esta máquina y él",
	login: "la base no acepta el usuario o la clave; revísalos, y que los signos raros vayan codificados (%40 es @)",
	"no-database": "el servidor contesta, pero no tiene una base con ese nombre; revísalo o créala",
	other: "no se puede abrir la base de datos; revisa servidor, usuario, clave y que esté encendida",
};

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

/**
 * Opens the database behind the settings. @throws SettingsError if it cannot, an UnreachableDatabase if that may pass
 */
export async function reachDatabase(settings: DatabaseSettings): Promise<Database> {
	try {
		return await openDatabase(settings);
	} catch (error) {
		if (error instanceof SettingsError) throw error;
		if (isDamaged(error)) throw new DamagedDatabase(settings.DATA_DIR, errorCode(error));
		const fault = settings.DATABASE_URL
			? `  DATABASE_URL: ${UNREACHED[connectionFault(error)]}`
			: `  DATA_DIR: no se puede escribir en «${settings.DATA_DIR}»; revisa que sea una carpeta con permiso de escritura`;
		const said = `${fault} (${errorCode(error)}).`;
		throw isTransient(error) ? new UnreachableDatabase(said, errorCode(error)) : new SettingsError([said]);
	}
}
