/** What the start tells whoever started it, in Spanish. */
import { resolve } from "node:path";
import { DESK_PATH } from "../../contract/desk/paths.ts";
import type { Settings } from "../settings/settings.ts";
import { teamOf } from "../settings/team.ts";

/** Addresses of site and desk, how to enter the desk, and where the data lie, a line each. @param address of the service */
export function started(address: string, settings: Settings): string {
	const [member] = teamOf(settings);
	const code = `npm run contacts -- sign-in-code ${member?.address ?? "CORREO"}`;
	return [
		`Listo: ${address}`,
		...(settings.DESK === "on" ? [`Mesa del equipo: ${address}${DESK_PATH} (código por correo, o con ${code})`] : []),
		`Datos: ${settings.DATABASE_URL ? "en PostgreSQL (DATABASE_URL)" : resolve(settings.DATA_DIR)}`,
		"",
	].join("\n");
}

export function cannotListen({ HOST, PORT }: Settings, error: NodeJS.ErrnoException): string {
	if (error.code === "EADDRINUSE") return `El puerto ${PORT} ya está en uso; cierra lo que lo ocupa o cambia PORT.`;
	return `No se puede escuchar en ${HOST}:${PORT} (${error.code}); revisa HOST y PORT.`;
}
