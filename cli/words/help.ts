/** The help, in general and for each command. */
import type { CommandName } from "../catalogue.ts";

export interface CommandHelp {
	usage: string;
	/** Starts small and has no full stop: it follows the command's name. */
	summary: string;
	details?: string;
	/** By option: what goes behind it, and what it does. */
	options?: Record<string, readonly [string, string]>;
	/** Other words somebody may type for it, to be led here. */
	also?: readonly string[];
	examples: readonly string[];
}

export const GENERAL = {
	use: "Uso",
	usage: "Uso: npm run contacts -- ORDEN [opciones]",
	options: "opciones",
	optionsTitle: "Opciones",
	examples: "Ejemplos",
	json: ["", "responde en JSON, para programas"] as const,
	more: `Ayuda de una orden:  npm run contacts -- help ORDEN
Para programas:      npm run --silent contacts -- ORDEN --json
Al terminar:         0 hecho · 1 no se pudo · 2 mal escrita
                     3 no existe, o no pasó la comprobación

Usan los ajustes del servicio (.env) y funcionan con él encendido, salvo
restore y move.`,
};

export const GROUPS: readonly { title: string; names: readonly CommandName[] }[] = [
	{ title: "Cada día", names: ["list", "show", "answered", "note", "release", "resend", "stats"] },
	{ title: "Los datos", names: ["export", "person", "purge"] },
	{ title: "El servicio", names: ["doctor", "backup", "restore", "move", "rotate-key", "remind"] },
];

const FILTERS = {
	kind: ["TIPO", "solo de un tipo: paciente, clínica, dirección, agenda o testimonio"],
	since: ["DÍA", "desde ese día: 21/11/2026, 2026-11-21, hoy, ayer, anteayer o 7d (hace siete días)"],
	until: ["DÍA", "hasta ese día, sin contarlo; se escribe igual"],
	unanswered: ["", "sin responder"],
	overdue: ["", "sin responder y con el plazo vencido; en list, la más antigua primero"],
	quarantined: ["", "en cuarentena"],
	failed: ["", "con algún correo fallido"],
} as const;

const REPLACE = ["", "escribe encima si el archivo ya existe"] as const;
const YES = ["", "no pregunta antes de borrar"] as const;
const ANYWAY = ["", "sigue aunque haya otros programas conectados a PostgreSQL"] as const;

export const HELP: Record<CommandName, CommandHelp> = {
	list: {
		usage: "list",
		summary: "muestra las solicitudes, la más nueva primero",
		options: { ...FILTERS, limit: ["N", "cuántas muestra (50)"] },
		also: ["lista", "listar", "ls"],
		examples: ["list --unanswered", "list --kind paciente --since ayer"],
	},
	show: {
		usage: "show REF",
		summary: "muestra una solicitud entera, con notas y correos",
		also: ["ver", "mostrar", "muestra"],
		examples: ["show 7K4R-62XW"],
	},
	answered: {
		usage: "answered REF…",
		summary: "la marca como respondida y calla los recordatorios",
		options: { undo: ["", "quita la marca"] },
		also: ["respondida", "responder", "answer"],
		examples: ["answered 7K4R-62XW", "answered 7K4R-62XW --undo"],
	},
	note: {
		usage: "note REF TEXTO",
		summary: "guarda una nota con la solicitud",
		details:
			"El texto va tal cual, con comillas o sin ellas. Las comillas hacen falta si lleva signos que la terminal entiende a su manera, como ; * ? & o paréntesis. La nota se borra con la solicitud.",
		also: ["nota", "anotar", "notes"],
		examples: ["note 7K4R-62XW Prefiere por la tarde.", 'note 7K4R-62XW "Llamé a las 10; no contestó."'],
	},
	release: {
		usage: "release REF…",
		summary: "saca de la cuarentena y envía sus correos",
		options: { undo: ["", "la devuelve a la cuarentena y retira los correos que no hayan salido"] },
		also: ["liberar", "libera"],
		examples: ["list --quarantined", "release 7K4R-62XW", "release 7K4R-62XW --undo"],
	},
	resend: {
		usage: "resend REF…",
		summary: "vuelve a enviar los correos fallidos",
		options: {
			mail: [
				"CUÁL",
				"failed (los fallidos, lo normal), staff (otra copia al equipo) o receipt (otro acuse a quien escribió)",
			],
			"all-failed": ["", "todos los fallidos, en lugar de una referencia"],
		},
		also: ["reenviar", "reenvia", "send"],
		examples: ["resend 7K4R-62XW", "resend 7K4R-62XW --mail staff", "resend --all-failed"],
	},
	stats: {
		usage: "stats",
		summary: "cuenta lo recibido y cómo va, con barras",
		options: { since: ["DÍA", "desde ese día: 01/01/2026, 2026-01-01, ayer o 29d (lo normal: los últimos 30 días)"] },
		also: ["estadisticas", "cifras", "figures"],
		examples: ["stats", "stats --since 01/01/2026"],
	},
	export: {
		usage: "export",
		summary: "saca las solicitudes en CSV para una hoja de cálculo",
		details:
			"Un apóstrofo delante de +, -, = o @ impide que la hoja los tome por una fórmula. Las notas van en una columna, y otra dice por qué una estuvo en cuarentena.",
		options: {
			...FILTERS,
			to: ["ARCHIVO", "escribe un archivo que solo tú lees; sin ella, en pantalla"],
			separator: ["CUÁL", "coma (lo normal), punto-y-coma o tabulador: el que use tu Excel"],
			replace: REPLACE,
		},
		also: ["exportar", "csv", "excel"],
		examples: ["export --to solicitudes.csv", "export --since 30d --separator punto-y-coma --to mes.csv"],
	},
	person: {
		usage: "person CORREO",
		summary: "muestra o borra todo lo de una persona",
		details: "Sin opciones dice qué hay.",
		options: {
			export: ["", "muestra todo lo guardado, para dárselo a quien lo pide"],
			to: ["ARCHIVO", "lo escribe en un archivo JSON que solo tú lees"],
			replace: REPLACE,
			erase: ["", "borra todo lo guardado"],
			yes: YES,
		},
		also: ["persona", "people"],
		examples: ["person ana@example.com --export", "person ana@example.com --erase"],
	},
	purge: {
		usage: "purge --before DÍA",
		summary: "borra las solicitudes anteriores a un día",
		details:
			"Lo que nunca se respondió se queda, y la orden dice cuánto es. El servicio borra por sí mismo, respondido o no, lo que pasa de RETENTION_DAYS.",
		options: {
			before: ["DÍA", "el primer día que se conserva: 01/01/2026, 2026-01-01 o 365d"],
			"include-unanswered": ["", "borra también las que nunca se respondieron, con las que están en cuarentena"],
			yes: YES,
		},
		also: ["purgar", "borrar", "delete", "limpiar"],
		examples: ["purge --before 01/01/2026", "purge --before 365d --include-unanswered"],
	},
	backup: {
		usage: "backup ARCHIVO",
		summary: "guarda una copia de seguridad comprobada",
		details: "Con el servicio encendido. La copia sirve para SQLite y para PostgreSQL.",
		options: {
			replace: REPLACE,
			external: ["", "no copia: anota que otro programa (pg_dump) acaba de hacerlo"],
		},
		also: ["copia", "respaldo", "save"],
		examples: ["backup copia-2026-11-21.db", "backup --external"],
	},
	restore: {
		usage: "restore ARCHIVO",
		summary: "vuelve a una copia de seguridad",
		details: "Con el servicio apagado. Lo que había se aparta, no se pierde.",
		options: {
			check: ["", "solo comprueba que la copia está entera"],
			replace: ["", "cambia por la copia el almacén que hay"],
			anyway: ANYWAY,
		},
		also: ["restaurar", "recuperar"],
		examples: ["restore copia-2026-11-21.db --check", "restore copia-2026-11-21.db --replace"],
	},
	move: {
		usage: "move --to DESTINO",
		summary: "muda el almacén de SQLite a PostgreSQL, o al revés",
		details: "Con el servicio apagado. Comprueba cada fila; si se corta, no queda nada a medias y se repite.",
		options: { to: ["DESTINO", "postgres://usuario:clave@servidor/base o sqlite:CARPETA"], anyway: ANYWAY },
		also: ["mover", "mudar", "migrate"],
		examples: ["move --to postgres://ivf:CLAVE@127.0.0.1/ivf", "move --to sqlite:./data-nueva"],
	},
	"rotate-key": {
		usage: "rotate-key",
		summary: "cifra todo de nuevo con la DATA_KEY de hoy",
		details:
			"Primero pon la nueva en DATA_KEY y la anterior en DATA_KEY_PREVIOUS, y reinicia el servicio. Después usa esta orden y quita la anterior.",
		options: { yes: ["", "no pregunta antes de dejar los datos sin cifrar"] },
		also: ["clave", "key", "rotate"],
		examples: ["rotate-key"],
	},
	remind: {
		usage: "remind",
		summary: "hace ahora la ronda de recordatorios y resumen",
		details: "El servicio la hace solo cada minuto; sirve donde no hay un servicio siempre encendido.",
		also: ["recordar", "digest"],
		examples: ["remind"],
	},
	doctor: {
		usage: "doctor",
		summary: "revisa el servicio y dice qué hacer",
		options: { "send-test": ["CORREO", "envía además un correo de prueba"] },
		also: ["salud", "revisar", "check", "status"],
		examples: ["doctor", "doctor --send-test equipo@example.com"],
	},
};
