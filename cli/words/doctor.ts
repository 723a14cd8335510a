/** What `doctor` finds, and what to do about it. */
const list = (words: readonly string[]) => words.join(", ");

export const DOCTOR = {
	states: { ok: "ok", warning: "cuidado", fault: "falta" },
	summary: (faults: number, warnings: number) =>
		faults === 0 && warnings === 0 ? "Todo en orden." : `Faltan: ${faults}. Con cuidado: ${warnings}.`,
	node: (version: string) => `Node ${version}`,
	nodeOld: (least: number) => `Usa Node ${least} o más nuevo; npm run contacts trae el suyo.`,
	settings: "Ajustes completos.",
	settingsTodo: "Corrige el archivo .env (los ejemplos están en .env.example) y repite la orden.",
	exampleSettings: (names: readonly string[]) => `Ajustes de ejemplo todavía: ${list(names)}.`,
	exampleSettingsTodo: "Pon los tuyos en .env; con correos de ejemplo nadie recibe los avisos.",
	noAdmin: "TEAM: nadie es admin, así que nadie puede mostrar, entregar ni borrar los datos de una persona.",
	noAdminTodo: "Añade admin a alguien, como Ana <ana@example.com> [admin], y reinicia el servicio.",
	noDesk: "DESK=off: aquí no hay mesa, y sin ella nadie marca lo respondido.",
	noDeskTodo: "Enciéndela en este proceso o en otro con el mismo almacén.",
	pages: "Páginas: construidas con estos ajustes.",
	folder: (path: string) => `DATA_DIR: ${path}, solo para la cuenta del servicio.`,
	folderMissing: (path: string) => `DATA_DIR: la carpeta «${path}» no existe.`,
	folderNotNeeded: (path: string) =>
		`DATA_DIR: «${path}» no existe todavía; con PostgreSQL el servicio la crea cuando la necesita.`,
	folderMissingTodo: "Revisa DATA_DIR. La primera vez la crea el servicio al encenderse.",
	folderOpen: (paths: readonly string[]) => `Otras cuentas de esta máquina pueden entrar en: ${list(paths)}.`,
	folderOpenTodo: (paths: readonly string[]) =>
		`chmod go-rwx ${paths.map((path) => `'${path.replaceAll("'", "'\\''")}'`).join(" ")}`,
	replaced: (paths: readonly string[]) => `Hay almacenes apartados por una restauración: ${list(paths)}.`,
	replacedTodo: "Tienen datos personales que ninguna orden borra. Quítalos cuando no los necesites.",
	unfinished: (paths: readonly string[]) =>
		`Una copia o restauración se cortó y dejó archivos a medias: ${list(paths)}.`,
	unfinishedTodo: "Tienen datos personales. Bórralos como root (sudo rm -r), o lo hace el próximo restore.",
	disk: (free: string) => `Disco: ${free} libres.`,
	diskTodo: "Libera espacio: con el disco lleno el servicio responde 503 y no acepta solicitudes.",
	store: (kind: "sqlite" | "postgres") =>
		`Almacén: ${kind === "sqlite" ? "SQLite, sano" : "PostgreSQL"} y se puede escribir.`,
	storeDamaged: "El archivo de la base está dañado.",
	storeDamagedTodo: "Apaga el servicio y restaura la última copia: restore ARCHIVO --replace",
	storeShut: (code: string) => `El almacén no responde o no deja escribir (${code}).`,
	storeShutTodo: "Revisa el disco, los permisos y que la base esté encendida.",
	key: "DATA_KEY: todo está cifrado con la clave de hoy.",
	noKey: "DATA_KEY no está puesta: los datos personales se guardan sin cifrar.",
	noKeyTodo:
		"Crea una (openssl rand -base64 32), ponla en DATA_KEY, reinicia el servicio y usa rotate-key. Guarda una copia de la clave aparte.",
	outdated: (records: number) => `Registros que no están cifrados con la clave de hoy: ${records}.`,
	outdatedTodo: "npm run contacts -- rotate-key",
	previousKey: "DATA_KEY_PREVIOUS ya no hace falta: todo está cifrado con la clave de hoy.",
	previousKeyTodo: "Quítala de .env y reinicia el servicio.",
	service: "El servicio está encendido.",
	noService: "El servicio no está encendido con este almacén.",
	noServiceTodo:
		"Enciéndelo (systemctl start ivf-do, docker compose up o npm start); mientras tanto no entran solicitudes ni salen correos.",
	proxies: {
		untrusted: () => "TRUST_PROXY=0, y las visitas llegan a través de un proxy: para los límites todas son una sola.",
		"too few": (trusted: number) =>
			`TRUST_PROXY=${trusted}, y hay más proxies delante: para los límites todas las visitas son una sola.`,
		"too many": (trusted: number) =>
			`TRUST_PROXY=${trusted}, y llegó algún formulario por menos proxies: quien lo envía así elige con qué dirección se le cuenta.`,
	},
	proxiesTodo: {
		untrusted: "Pon en TRUST_PROXY cuántos proxies tuyos hay delante (con Caddy o nginx, 1) y reinicia el servicio.",
		"too few": "Súbelo hasta que cuente todos los tuyos, también la CDN o el balanceador, y reinicia el servicio.",
		"too many":
			"Bájalo, o cierra el puerto del servicio para que solo llegue el proxy. Si probaste tú desde la propia máquina, mañana deja de salir.",
	},
	queue: (mails: number, age: string) =>
		mails === 0
			? "Correos al equipo en cola: ninguno."
			: `Correos al equipo en cola: ${mails}; el más antiguo espera desde hace ${age}.`,
	receipts: (mails: number, age: string) =>
		`Acuses de recibo en cola: ${mails}; el más antiguo espera desde hace ${age}. No retrasan los correos al equipo; si tarda, suele ser el servidor de quien escribió. Se intenta durante tres días.`,
	queueTodo: "Mira el servidor de correo, más abajo, y que el servicio esté encendido.",
	lostMails: (mails: number, named: readonly string[]) =>
		`Avisos al equipo que nadie recibió en el último día: ${mails}. Los últimos: ${list(named)}.`,
	lostMailsTodo:
		"Responde esas solicitudes en la mesa. Corrige la causa (docs/guia-de-ordenes.md explica cada código) y envíalos otra vez: resend --all-failed",
	failedMails: (mails: number, named: readonly string[]) => `Correos fallidos: ${mails}. Los últimos: ${list(named)}.`,
	failedMailsTodo: "Mira el motivo en la mesa, en cada solicitud. Para repetirlos: resend --all-failed",
	noFailedMails: "Ningún correo fallido.",
	overdue: (requests: number) => `Solicitudes con el plazo vencido: ${requests}.`,
	overdueTodo: "En la mesa, «Vencidas»: que alguien las responda cuanto antes.",
	noOverdue: "Ninguna solicitud con el plazo vencido.",
	held: (requests: number) => `Solicitudes en cuarentena: ${requests}.`,
	heldTodo: "En la mesa, «En cuarentena»: que alguien las lea y decida.",
	clock: (time: string) => `Reloj de esta máquina: ${time}. No hay otro con que compararlo.`,
	databaseClock: "la base de datos",
	mailClock: "el servidor de correo",
	clockAgrees: (whose: string) => `Reloj: coincide con ${whose}.`,
	clockOff: (whose: string, off: string) => `Reloj: ${off} de diferencia con ${whose}.`,
	fromTheFuture: (ahead: string) => `Reloj: hay una solicitud con hora posterior a la de ahora (${ahead}).`,
	clockJumped: (length: string, ahead: boolean) =>
		`Reloj: va ${length} ${ahead ? "por delante" : "por detrás"} de la última hora que vio el servicio. No se borra nada por antigüedad.`,
	clockJumpedTodo:
		"Si está mal, corrígelo (NTP). Si está bien, porque el servicio estuvo apagado o ya lo corregiste: clock --today y la fecha de hoy.",
	clockTodo: (other: string | undefined) =>
		`Sincroniza la hora (NTP) de esta máquina${other ? ` y mira también ${other}` : ""}; plazos y recordatorios dependen de ella.`,
	mailServer: (host: string) => `Servidor de correo: ${host} responde y acepta la entrada.`,
	noMailServer: "SMTP_URL no está puesta: ningún correo sale; esperan en la cola.",
	noMailServerTodo: "Pon SMTP_URL en .env y reinicia el servicio.",
	mailServerShut: (host: string, code: string) => `Servidor de correo: ${host} no responde bien (${code}).`,
	mailTodo: {
		"untrusted-certificate":
			"Su certificado no es de una autoridad conocida. Si es de una tuya, pon el archivo de esa autoridad en NODE_EXTRA_CA_CERTS; si no, pregunta a quien lleva el correo.",
		"expired-certificate":
			"Su certificado está vencido o aún no vale: avisa a quien lleva el correo, y mira la hora de esta máquina.",
		"certificate-of-another":
			"Su certificado es de otro nombre: escribe en SMTP_URL el nombre del servidor tal como lo da tu proveedor, no un alias ni un número.",
		"not-tls":
			"Ese puerto no empieza con TLS, y smtps:// lo pide desde el principio. Usa smtp:// con ese puerto (suele ser el 587), o smtps:// con el 465.",
		"not-encrypted":
			"No cifra la conexión (STARTTLS), y sin cifrar no se le entrega nada. Usa smtps:// con el puerto 465. Solo si es un servidor de tu propia red, añade ?requireTLS=false a SMTP_URL.",
		"closed-port":
			"Nada escucha en ese puerto. Revisa dirección y puerto de SMTP_URL: smtps:// va al 465 y smtp:// al 587.",
		"unknown-host":
			"No existe un servidor con ese nombre. Revisa cómo está escrito en SMTP_URL, y el DNS de esta máquina.",
		"timed-out":
			"No contesta a tiempo. Revisa dirección y puerto de SMTP_URL, y que esta máquina pueda salir a ese puerto: muchos proveedores cierran el 25.",
		login: "Revisa usuario y clave de SMTP_URL; un signo raro en la clave se escribe codificado (%40 es @).",
		"no-database": "Revisa SMTP_URL: eso no es un servidor de correo.",
		other: "Revisa dirección y puerto de SMTP_URL, y que esta máquina pueda salir a esa red.",
	},
	mailTlsTodo: "Ese puerto empieza con TLS, y smtp:// no. Escribe smtps:// en SMTP_URL (el puerto suele ser el 465).",
	testSubject: "Correo de prueba del servicio",
	testText: "Este correo es una prueba de envío del servidor de solicitudes. Si lo lees, el envío funciona.\n",
	testSent: (to: string) =>
		`Correo de prueba: el servidor lo aceptó para ${to}. Mira que llegue, también a la carpeta de no deseados.`,
	testNotSent: "Correo de prueba: no salió, porque SMTP_URL no está puesta.",
	testFailed: (to: string, code: string) => `Correo de prueba: no se pudo enviar a ${to} (${code}).`,
	testUnconfirmed: (to: string, code: string) =>
		`Correo de prueba: enviado a ${to}, pero el servidor de correo no lo confirmó a tiempo (${code}).`,
	testUnconfirmedTodo:
		"Mira si llegó. El servicio espera hasta diez minutos esa confirmación, y media hora antes de intentarlo otra vez.",
	testRefusedTodo: {
		recipient: "El servidor rechaza esa dirección para siempre: revisa cómo está escrita.",
		content: "El servidor rechaza lo que dice el correo. Pregunta a quien lleva el correo qué filtro lo hace.",
		sender:
			"El servidor no acepta lo que enviamos: mira que MAIL_FROM sea un remitente permitido para esa cuenta, que SMTP_URL lleve usuario y clave si los pide, y el cupo de envíos de tu proveedor.",
	},
};
