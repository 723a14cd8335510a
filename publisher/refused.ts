/** Where every word lies, in the checkout and in every commit. */
export const CONTENT = "content";

/** Why something is not done, in Spanish, with the HTTP status that says of which kind it is. */
export class Refused extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.name = "Refused";
		this.status = status;
	}
}

/** Anything that was thrown, in words that say what to do. */
export function asRefused(error: unknown): Refused {
	if (error instanceof Refused) return error;
	const { code, message } = error as NodeJS.ErrnoException;
	process.stderr.write(`Textos: ${error instanceof Error ? error.stack : error}\n`);
	if (code === "ENOSPC" || code === "EDQUOT") return new Refused(507, DISK_FULL);
	return new Refused(503, `No se pudo (${code ?? message}). ${STILL_HERE}`);
}

export const STILL_HERE = "Lo que escribiste sigue aquí: prueba otra vez en un minuto.";
export const DISK_FULL =
	"No queda espacio en el disco del servidor: avisa a quien lo cuida. Lo que escribiste sigue aquí; guárdalo cuando haya sitio.";
