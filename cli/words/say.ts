/** What the commands of every day say. Staff are addressed as "tú"; nothing here holds anybody's data by itself. */
import type { FieldName } from "../../contract/forms.ts";

export const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;
export const requestsWord = (number: number) => count(number, "solicitud", "solicitudes");
export const mailsWord = (number: number) => count(number, "correo", "correos");

export const STATE = {
	unanswered: "sin responder",
	overdue: "plazo vencido",
	held: "en cuarentena",
	spam: (time: string) => `marcada como spam ${time}`,
	answered: (time: string) => `respondida ${time}`,
	released: (time: string) => `liberada ${time}`,
	mailFailed: "correo fallido",
};

export const SHEET = {
	reference: "Referencia",
	takenBy: "La lleva",
	unit: "Unidad",
	received: "Recibida",
	kind: "Tipo",
	state: "Estado",
	form: "Formulario",
	suspicion: "Cuarentena",
	notice: "Aviso de privacidad",
	answeredAt: "Respondida",
	notes: "Notas",
	mails: "Correos",
	noMails: "Ninguno todavía.",
	sent: (time: string) => `enviado ${time}`,
	keptAsFile: "guardado como archivo, no enviado (sin SMTP_URL)",
	queued: "en cola",
	batched: (state: string) => `va en una lista con otras solicitudes: ${state}`,
	batchGone: "iba en una lista con otras solicitudes, que ya se borró",
	failed: (code: string) => `fallido (${code}); para intentarlo otra vez: resend`,
	addressRefused: (code: string) =>
		`fallido (${code}); el servidor rechaza esa dirección. Reenviar no ayuda: llama por teléfono`,
	noReceiptRecent:
		"no salió: esta persona recibió otro menos de un día antes, o se alcanzó el máximo de acuses por hora",
	noReceiptAnswered: "no salió: al liberarla ya se le había respondido",
	retried: (attempts: number, code: string, due: string) =>
		`en cola: ${count(attempts, "intento", "intentos")} sin éxito (${code}); el próximo, ${due}`,
	refusedBy: (address: string, code: string) => `rechazado por ${address} (${code})`,
	fields: {
		purpose: "Asunto",
		name: "Nombre",
		email: "Correo",
		phone: "Teléfono",
		country: "País",
		message: "Mensaje",
		clinic_interest: "Clínica",
		organisation: "Organización",
		sector: "Sector",
		category: "Quién cuenta",
		treatment: "Tratamiento",
		rating: "Valoración",
		consent: "Consentimiento",
	} satisfies Record<FieldName, string>,
};

const leaving = (running: boolean, now: string) =>
	running ? now : "El servicio está apagado: saldrán cuando se encienda.";

export const SAY = {
	noStore: (folder: string) => `  DATA_DIR: en «${folder}» no hay solicitudes guardadas; ¿es la carpeta correcta?`,
	noEntry: (folder: string) => `  DATA_DIR: esta cuenta no puede entrar en «${folder}»; usa sudo.`,
	otherKey:
		"Hay datos cifrados con una clave que no está en DATA_KEY ni en DATA_KEY_PREVIOUS, o alterados. Pon la clave que falta y repite la orden.",
	failed: (code: string) => `No se pudo (${code}). Para saber qué falta: npm run contacts -- doctor`,
	noRequest: (reference: string) => `No hay ninguna solicitud ${reference}.`,
	list: {
		none: "No hay solicitudes así.",
		count: (shown: number, more: boolean, first: "newest" | "oldest") => {
			if (!more) return `${requestsWord(shown)}. Una entera: show REFERENCIA`;
			const which = first === "newest" ? ["La más nueva", "más nuevas"] : ["La más antigua", "más antiguas"];
			return `${shown === 1 ? which[0] : `Las ${shown} ${which[1]}`}. Hay más: sube --limit.`;
		},
	},
	answered: (reference: string) => `${reference}: marcada como respondida.`,
	answeredHeld: (reference: string) =>
		`${reference}: marcada como respondida. Estaba en cuarentena: ningún correo salió por ella, ni al equipo ni a quien escribió.`,
	alreadyAnswered: (reference: string, since: string) => `${reference}: ya estaba respondida desde ${since}.`,
	unanswered: (reference: string) => `${reference}: vuelve a estar sin responder.`,
	heldAgain: (reference: string) => `${reference}: vuelve a la cuarentena, sin responder.`,
	notAnswered: (reference: string) => `${reference}: no estaba respondida.`,
	noted: (reference: string) => `${reference}: nota guardada.`,
	released: (reference: string, running: boolean) =>
		`${reference}: liberada. ${leaving(running, "Sus correos salen ahora.")}`,
	releasedWithoutReceipt: (reference: string, running: boolean) =>
		`${reference}: liberada, sin acuse a quien escribió: ya se le respondió, recibió otro hace menos de un día o se alcanzó el máximo de acuses por hora. ${leaving(running, "El aviso al equipo sale ahora.")}`,
	releaseUndone: (reference: string, answered: boolean) =>
		`${reference}: vuelve a la cuarentena${answered ? ", y sigue marcada como respondida" : ""}.`,
	mailsWithdrawn: (mails: number) =>
		mails === 1 ? "Se retiró 1 correo que no había salido." : `Se retiraron ${mails} correos que no habían salido.`,
	receiptGone:
		"OJO: el acuse a quien escribió ya salió, o estaba saliendo, y no se puede recoger: esa persona sabe que su solicitud llegó y espera respuesta.",
	staffMailGone:
		"OJO: el correo al equipo ya salió, o estaba saliendo: el equipo tiene esos datos en su buzón. Avísales; si no hacen falta, que lo borren.",
	mailsAsFiles: (mails: number) =>
		`${count(mails, "correo quedó guardado", "correos quedaron guardados")} como archivo; a nadie le llegó.`,
	notReleased: (reference: string) => `${reference}: sigue en cuarentena; no se había liberado.`,
	neverHeld: (reference: string) => `${reference}: nunca estuvo en cuarentena; no hay nada que deshacer.`,
	releaseFirst: (reference: string) =>
		`${reference}: está en cuarentena y no sale ningún acuse. Primero: release ${reference}`,
	noReceiptNow: (reference: string) =>
		`${reference}: no sale otro acuse: ese buzón recibió uno hace menos de un día, no admite acuses o se alcanzó el máximo por hora. Inténtalo más tarde o respóndele tú.`,
	notHeld: (reference: string) => `${reference}: no está en cuarentena.`,
	resent: (mails: number, running: boolean) =>
		mails === 0
			? "No hay correos fallidos que reenviar."
			: `En cola: ${mailsWord(mails)}. ${leaving(running, "El servicio lo intenta ahora.")}`,
	reminded: (reminders: number, digest: boolean, running: boolean) =>
		reminders === 0 && !digest
			? "No toca ningún recordatorio ni el resumen."
			: `En cola: ${count(reminders, "recordatorio", "recordatorios")}${digest ? " y el resumen del día" : ""}. ${leaving(running, "Salen ahora.")}`,
	exported: (requests: number, file: string) =>
		`${requestsWord(requests)} en ${file}. El archivo tiene datos personales: bórralo cuando no lo necesites.`,
	nothingToPurge: (before: string) => `No hay nada que borrar de antes del ${before}.`,
	aboutToPurge: (requests: number, before: string) =>
		`Se borrará: ${requestsWord(requests)} de antes del ${before}, con sus notas y correos.`,
	neverAnswered: (requests: number) =>
		requests === 1
			? "OJO: una de ellas nunca se respondió (o nadie la marcó con answered)."
			: `OJO: ${requests} de ellas nunca se respondieron (o nadie las marcó con answered).`,
	purgeLeaves: (requests: number) =>
		requests === 1
			? "Hay una más que nunca se respondió y se queda. Para borrarla también: --include-unanswered"
			: `Hay ${requests} más que nunca se respondieron y se quedan. Para borrarlas también: --include-unanswered`,
	purged: (requests: number, files: number) =>
		`Borrado: ${requestsWord(requests)}${files > 0 ? ` y ${count(files, "correo guardado", "correos guardados")} como archivo` : ""}. Las copias de seguridad no cambian.`,
	freedLater:
		"Aviso: está hecho, pero PostgreSQL no pudo liberar ahora el sitio que ocupaba lo anterior (vacuum). Lo hace por sí mismo más tarde; no hay que repetir la orden.",
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

export const PERSON = {
	none: "No hay nada guardado de esa dirección.",
	has: (references: readonly string[]) =>
		`De esa dirección hay ${requestsWord(references.length)}: ${references.join(", ")}.\nPara darle sus datos: --export. Para borrarlos: --erase.`,
	written: (requests: number, file: string) =>
		`${requestsWord(requests)} en ${file}. Entrégalo solo a quien lo pidió y bórralo después.`,
	aboutToErase: (references: readonly string[]) =>
		`Se borrará: ${requestsWord(references.length)} (${references.join(", ")}), con sus notas y correos.`,
	erased: ({ requests, mails, files }: { requests: number; mails: number; files: number }) =>
		`Borrado: ${requestsWord(requests)}, ${mailsWord(mails)} de la cola y ${count(files, "correo guardado", "correos guardados")} como archivo. Queda anotado que se hizo y cuándo, no de quién.`,
	notWiped:
		"Otro programa estaba leyendo: lo borrado no se encuentra ya, pero sus bytes siguen en el archivo. Repite la orden dentro de un rato.",
	notReached: (copies: readonly string[]) =>
		[
			"Esta orden no llega a: las copias de seguridad (haz una nueva y borra las anteriores), los archivos que se exportaron y los correos que ya salieron (bórralos en los buzones del equipo).",
			...(copies.length > 0 ? [`Tampoco a lo que apartó una restauración; bórralo: ${copies.join(", ")}.`] : []),
		].join("\n"),
};

export const KEY = {
	none: "No hay DATA_KEY ni DATA_KEY_PREVIOUS: no hay nada que cambiar. Una clave nueva: openssl rand -base64 32",
	aboutToUnseal: "No hay DATA_KEY: los datos quedarán sin cifrar.",
	rotated: (records: number, files: number) =>
		`Puesto al día: ${count(records, "registro", "registros")} y ${count(files, "archivo", "archivos")} de correo.`,
	outdated: (records: number) =>
		`Aún quedan ${count(records, "registro", "registros")} con la clave anterior: reinicia el servicio con la nueva y repite la orden.`,
	dropPrevious:
		"Todo está al día: quita DATA_KEY_PREVIOUS y reinicia el servicio. Las copias de seguridad anteriores siguen con la clave de entonces.",
	notWiped: "Otro programa estaba leyendo, y lo anterior sigue en el archivo. Repite la orden dentro de un rato.",
};

export const STATS = {
	period: (from: string, until: string) => `Del ${from} al ${until}`,
	now: "Ahora",
	byKind: "Por tipo",
	byPurpose: "Por asunto",
	byDay: "Por día",
	byWeek: "Por semana",
	byMonth: "Por mes",
	weekOf: (day: string) => `semana del ${day}`,
	weekdays: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"],
	received: "Recibidas",
	answered: "Respondidas",
	inTime: "Respondidas en menos de 24 horas",
	share: ({ kept, of }: { kept: number; of: number }) => `${kept} de ${of}`,
	inTimeMeans:
		"«En menos de 24 horas»: desde que llegó cada una, entre las respondidas y las que llevan 24 horas o más sin respuesta. No cuentan las que aún están a tiempo ni las que siguen en cuarentena.",
	median: "Mitad respondida en",
	suspects: "Pasaron por cuarentena",
	total: "Guardadas en total",
	unanswered: "Sin responder",
	overdue: "Con el plazo vencido",
	held: "En cuarentena",
	pendingMails: "Correos en cola",
	failedMails: "Correos fallidos",
};
