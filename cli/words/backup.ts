/** What backup, restore and move say. */
import type { Tallies } from "../backup/rows.ts";
import { count, mailsWord, requestsWord } from "./say.ts";

const holdings = ({ requests, mails, notes }: Tallies) =>
	`${requestsWord(requests.rows)}, ${mailsWord(mails.rows)} y ${count(notes.rows, "nota", "notas")}`;

export const BACKUP = {
	backedUp: (file: string, tables: Tallies) => `Copia en ${file}: ${holdings(tables)}. Comprobada fila por fila.`,
	keepKeyApart:
		"Los datos personales van cifrados: sin DATA_KEY nadie los lee. Guarda la clave en otro sitio que la copia.",
	plain: "La copia NO va cifrada, porque no hay DATA_KEY. Guárdala donde nadie más la lea.",
	noted: "Anotado: la copia de hoy la hizo otro programa.",
	notNoted: (code: string) =>
		`La copia está hecha, pero no se pudo anotar en el almacén (${code}): la vigilancia dirá que falta. Revisa con doctor.`,
	whole: (file: string, madeAt: string, tables: Tallies) =>
		`${file} está entera: hecha ${madeAt}, con ${holdings(tables)}.`,
	otherKey:
		"OJO: pero la DATA_KEY de hoy no la abre. Busca la de entonces y ponla en DATA_KEY o en DATA_KEY_PREVIOUS: sin ella esta copia no sirve.",
	restored: (madeAt: string, tables: Tallies) =>
		`Restaurada la copia de ${madeAt}: ${holdings(tables)}. Ya puedes encender el servicio.`,
	keptAside: (folder: string) =>
		`Lo que había quedó en ${folder}. Tiene datos personales y ninguna orden lo borra: quítalo cuando no lo necesites.`,
	pendingMails: (mails: number) =>
		`En cola al hacer la copia: ${mailsWord(mails)}. Saldrán al encender el servicio, aunque alguno ya saliera después de la copia.`,
	erasedAgain: ({ persons, requests }: Record<"persons" | "requests", number>) =>
		`Traía datos ya borrados de ${count(persons, "persona", "personas")}, y se han borrado otra vez: ${requestsWord(requests)}.`,
	erasedSince: (erasures: number) =>
		`OJO: después de la copia se borraron los datos de ${count(erasures, "persona", "personas")} sin huella que sirva aquí, y quizá han vuelto. Bórralos otra vez en la mesa, en «Personas».`,
	erasedElsewhere:
		"Si alguien pidió borrar sus datos después de la copia, bórralos otra vez en la mesa, en «Personas».",
	signInAgain: "Quien usa la mesa entra otra vez con un código: las sesiones no pasan de un almacén a otro.",
	outdated: (records: number) =>
		`Sin cifrar con la clave de hoy: ${count(records, "registro", "registros")}. Usa rotate-key.`,
	hasStore: "Aquí ya hay un almacén. Para cambiarlo por la copia añade --replace; el de ahora se aparta, no se pierde.",
	running: "El servicio está encendido: apágalo (systemctl stop ivf-do.socket ivf-do) y repite.",
	connected: (others: number) =>
		`Hay otros programas conectados a esta base (${others}). Apaga el servicio. Si no es el servicio, añade --anyway.`,
	noFile: (file: string) => `No existe el archivo «${file}».`,
	noBackup: (file: string) => `«${file}» no es una copia hecha con backup.`,
	otherVersion: (file: string) =>
		`«${file}» es de otra versión de este programa. Si es más nueva, actualízalo; si es de antes del 25 de noviembre de 2026, restáurala con la versión de ese día.`,
	damaged: (file: string, code: string) => `«${file}» está dañada (${code}) y no se usa. Prueba con otra copia.`,
	samePlace: "--to es el almacén de ahora; elige otro.",
	targetShut: (code: string) =>
		`No se puede abrir el destino de --to (${code}); revisa dirección, usuario, clave y que esté encendido.`,
	foreign: "En el destino hay datos de otro almacén, y no se mezclan. Usa una base o una carpeta vacía.",
	workedOn:
		"El destino se ha usado desde la mudanza anterior, y repetirla borraría lo nuevo. Usa una base o una carpeta vacía.",
	moved: (tables: Tallies) => `Mudanza hecha y comprobada fila por fila: ${holdings(tables)}.`,
	thenServer:
		"Ahora pon en DATABASE_URL la dirección que diste a --to, conserva DATA_DIR y DATA_KEY, y enciende el servicio.",
	thenFolder: (folder: string) =>
		`Ahora pon DATA_DIR=${folder}, quita DATABASE_URL, conserva DATA_KEY y enciende el servicio.`,
	oldStays: "El almacén anterior sigue como estaba, con sus datos personales. Bórralo cuando el nuevo funcione.",
};
