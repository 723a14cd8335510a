/** The help, in general and for each command. */
import type { CommandName } from "../catalogue.ts";

interface CommandHelp {
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
	{ title: "El servicio", names: ["doctor", "backup", "restore", "move", "rotate-key", "clock"] },
	{ title: "El equipo y sus datos", names: ["sign-in-code", "resend", "purge"] },
];

const REPLACE = ["", "escribe encima si el archivo ya existe"] as const;
const YES = ["", "no pregunta antes de borrar"] as const;
const ANYWAY = ["", "sigue aunque haya otros programas conectados a PostgreSQL"] as const;

export const HELP: Record<CommandName, CommandHelp> = {
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
	"sign-in-code": {
		usage: "sign-in-code CORREO",
		summary: "da un código para entrar en la mesa a quien no recibe el suyo",
		details:
			"Para alguien de TEAM a quien se le agotaron los códigos porque otra persona los pide. Vale diez minutos y una vez, y anula el anterior. Dáselo solo a esa persona, en mano o por teléfono.",
		also: ["codigo", "entrar", "code", "login"],
		examples: ["sign-in-code ana@example.com"],
	},
	clock: {
		usage: "clock",
		summary: "dice si el reloj de la máquina dio un salto",
		details:
			"Tras más de dos días de diferencia con la última hora que vio, el servicio no borra nada por antigüedad hasta que alguien confirme la hora. También lo pide si estuvo apagado todo ese tiempo.",
		options: { today: ["DÍA", "la fecha de hoy: si es la de la máquina, el reloj se da por bueno"] },
		also: ["reloj", "hora", "time"],
		examples: ["clock", "clock --today 21/11/2026"],
	},
	doctor: {
		usage: "doctor",
		summary: "revisa el servicio y dice qué hacer",
		options: { "send-test": ["CORREO", "envía además un correo de prueba"] },
		also: ["salud", "revisar", "check", "status"],
		examples: ["doctor", "doctor --send-test equipo@example.com"],
	},
};
