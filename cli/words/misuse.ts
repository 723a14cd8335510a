/** Answers to a command line that makes no sense. */
import { printableLine } from "../../service/formats/printable.ts";

/** Quotes what was typed, cut after the `://` of an address, which may hold a password. */
const typed = (text: string) => `«${printableLine(text).replace(/(:\/\/).+/, "$1…")}»`;

export const MISUSE = {
	unknownCommand: (name: string, meant: string | undefined, names: readonly string[]) =>
		`No existe la orden ${typed(name)}.${meant ? ` ¿Querías decir «${meant}»?` : ""}\nÓrdenes: ${names.join(", ")}.\nLa ayuda: npm run contacts -- help`,
	unknownOption: (name: string, meant: string | undefined, names: readonly string[]) =>
		`No existe la opción ${typed(name)} en esta orden.${meant ? ` ¿Querías decir «${meant}»?` : ""}\nOpciones: ${names.map((one) => `--${one}`).join(", ")}.`,
	unknownWord: (word: string, names: readonly string[]) => `No existe ${typed(word)}; elige entre ${names.join(", ")}.`,
	noValue: (option: string) => `${option} va sola, sin nada detrás.`,
	valueMissing: (option: string) => `A ${option} le falta lo que va detrás.`,
	tooFew: "A la orden le falta algo.",
	tooMany: (word: string) => `Sobra ${typed(word)}. Un texto con espacios va entre comillas.`,
	notAmong: (option: string, value: string, choices: readonly string[]) =>
		`--${option} no puede ser ${typed(value)}; elige entre: ${choices.join(", ")}.`,
	notADay: (option: string, value: string) =>
		`--${option} lleva un día como 21/11/2026, 2026-11-21, hoy, ayer o 7d (hace siete días); ${typed(value)} no lo es.`,
	notADate: (option: string, value: string) =>
		`--${option} lleva la fecha de hoy, como 21/11/2026 o 2026-11-21; ${typed(value)} no lo es.`,
	notAReference: (text: string) => `${typed(text)} no es una referencia como 7K4R-62XW.`,
	notAnAddress: (text: string) => `${typed(text)} no es una dirección de correo.`,
	seeHelp: (command: string) => `Cómo se escribe: npm run contacts -- help ${command}`,
	oneOfBoth: (one: string, other: string) => `Elige: --${one} o --${other}, no las dos.`,
	confirmMissing: "Esto no tiene vuelta atrás. Para hacerlo sin preguntas añade --yes.",
	referenceOrAll: "Escribe una referencia, o --all-failed para todos los correos fallidos.",
	whereTo: "--to lleva postgres://usuario:clave@servidor/base o sqlite:CARPETA.",
	unencodedTarget: (fault: string) => `--to: ${fault}`,
	whichFile: "Falta el nombre del archivo.",
	externalFile: "--external va sin archivo: solo anota que la copia la hizo otro programa.",
	whichPerson: "Falta la dirección de correo.",
	beforeWhich: "Falta --before con un día: se borra lo recibido antes. Por ejemplo: purge --before 01/01/2026",
	dayToCome: "--before no puede ser un día por venir: se borraría también lo recibido hoy. Como mucho, --before hoy.",
};
