/** What the commands say. The operator is addressed as "tú"; nothing here holds anybody's data by itself. */

export const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;
export const requestsWord = (number: number) => count(number, "solicitud", "solicitudes");
export const mailsWord = (number: number) => count(number, "correo", "correos");

const leaving = (running: boolean, now: string) =>
	running ? now : "El servicio está apagado: saldrán cuando se encienda.";

export const SAY = {
	noStore: (folder: string) => `  DATA_DIR: en «${folder}» no hay solicitudes guardadas; ¿es la carpeta correcta?`,
	noEntry: (folder: string) => `  DATA_DIR: esta cuenta no puede entrar en «${folder}»; usa sudo.`,
	otherKey:
		"Hay datos cifrados con una clave que no está en DATA_KEY ni en DATA_KEY_PREVIOUS, o alterados. Pon la clave que falta y repite la orden.",
	failed: (code: string) => `No se pudo (${code}). Para saber qué falta: npm run contacts -- doctor`,
	noRequest: (reference: string) => `No hay ninguna solicitud ${reference}.`,
	releaseFirst: (reference: string) =>
		`${reference}: está en cuarentena y no sale ningún acuse. Primero decide en la mesa: «No es spam: que siga»`,
	noReceiptNow: (reference: string) =>
		`${reference}: no sale otro acuse: ese buzón recibió uno hace menos de un día, no admite acuses o se alcanzó el máximo por hora. Inténtalo más tarde o respóndele tú.`,
	resent: (mails: number, running: boolean) =>
		mails === 0
			? "No hay correos fallidos que reenviar."
			: `En cola: ${mailsWord(mails)}. ${leaving(running, "El servicio lo intenta ahora.")}`,
	nothingToPurge: (before: string) => `No hay nada que borrar de antes del ${before}.`,
	aboutToPurge: (requests: number, before: string) =>
		`Se borrará: ${requestsWord(requests)} de antes del ${before}, con sus notas y correos.`,
	neverAnswered: (requests: number) =>
		requests === 1
			? "OJO: una de ellas nunca se respondió (o nadie la marcó)."
			: `OJO: ${requests} de ellas nunca se respondieron (o nadie las marcó).`,
	purgeLeaves: (requests: number) =>
		requests === 1
			? "Hay una más que nunca se respondió y se queda. Para borrarla también: --include-unanswered"
			: `Hay ${requests} más que nunca se respondieron y se quedan. Para borrarlas también: --include-unanswered`,
	purged: (requests: number) => `Borrado: ${requestsWord(requests)}. Las copias de seguridad no cambian.`,
	freedLater:
		"Aviso: está hecho, pero PostgreSQL no pudo liberar ahora el sitio que ocupaba lo anterior (vacuum). Lo hace por sí mismo más tarde; no hay que repetir la orden.",
	signInCode: {
		made: (address: string, code: string, url: string, until: string) =>
			`Código para ${address}: ${code}\nSe escribe en ${url}\nVale hasta ${until} y una sola vez. Dáselo solo a esa persona, en mano o por teléfono: quien lo tenga entra en su nombre.`,
		stranger: (address: string) => `${address} no está en TEAM (ni en NOTIFY_TO, si no hay TEAM): no entra en la mesa.`,
		noDesk: "DESK=off: aquí no hay mesa en la que entrar.",
	},
	confirm: {
		question: "No tiene vuelta atrás. Para seguir escribe «borrar»: ",
		word: "borrar",
		left: "No se hizo nada.",
	},
	file: {
		exists: (path: string) => `«${path}» ya existe; elige otro nombre o añade --replace.`,
		unwritable: (path: string, code: string) => `No se puede escribir «${path}» (${code}).`,
	},
};

export const KEY = {
	none: "No hay DATA_KEY ni DATA_KEY_PREVIOUS: no hay nada que cambiar. Una clave nueva: openssl rand -base64 32",
	aboutToDecrypt: "No hay DATA_KEY: los datos quedarán sin cifrar.",
	rotated: (records: number) => `Puesto al día: ${count(records, "registro", "registros")}.`,
	outdated: (records: number) =>
		`Aún quedan ${count(records, "registro", "registros")} con la clave anterior: reinicia el servicio con la nueva y repite la orden.`,
	dropPrevious:
		"Todo está al día: quita DATA_KEY_PREVIOUS y reinicia el servicio. Las copias de seguridad anteriores siguen con la clave de entonces.",
	notWiped: "Otro programa estaba leyendo, y lo anterior sigue en el archivo. Repite la orden dentro de un rato.",
};

/** What is said of a clock that jumped. */
export const CLOCK = {
	trusted: (time: string) => `La hora de esta máquina es ${time}, y sigue a la última que vio el servicio.`,
	jumped: (time: string, length: string, ahead: boolean) =>
		`La hora de esta máquina es ${time}: ${length} ${ahead ? "más tarde" : "más temprano"} que la última que vio el servicio. O el reloj saltó, o el servicio estuvo apagado. Mientras tanto no se borra nada por antigüedad.\nSi el reloj está mal, corrígelo (NTP): el servicio lo nota solo. Si está bien, dilo con la fecha de hoy: clock --today 21/11/2026`,
	otherDay: (time: string) =>
		`No es el mismo día: para esta máquina es ${time}. No se cambió nada; corrige el reloj (NTP) o la fecha.`,
	confirmed: (time: string) => `Anotado: ${time} es la hora buena. Se vuelve a borrar lo que pasó de su plazo.`,
	purgeFirst: "El reloj de esta máquina dio un salto, y con él no se borra nada. Mira primero: clock",
	afterRestore:
		"La copia tiene más de dos días: el servicio no borra nada por antigüedad hasta que confirmes la hora con clock --today DÍA.",
};
