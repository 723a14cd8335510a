import { messages } from "virtual:content";
import { table } from "table";
import { choiceWord } from "../content-model/choice-word.ts";
import type { StoredRequest } from "../service/requests/stored-request.ts";

const HEADINGS = ["Recibida", "Referencia", "Tipo", "Nombre", "Contacto", "País u organización", "Mensaje"];
const MESSAGE_COLUMN = HEADINGS.length - 1;
// What the other columns need at the most, their borders included.
const BESIDE_MESSAGE = 123;

const localTime = new Intl.DateTimeFormat("es-DO", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "America/Santo_Domingo",
});

/**
 * Requests as a table for the terminal, in the order given.
 * @param columns width of the terminal in characters
 */
export function requestTable(requests: readonly StoredRequest[], columns: number): string {
	if (requests.length === 0) return "Todavía no hay solicitudes.";
	const rows = requests.map(({ receivedAt, reference, kind, details }) => [
		localTime.format(receivedAt),
		reference,
		messages.mails.staff.kinds[kind],
		details.name,
		[details.email, details.phone].filter(Boolean).join("\n"),
		details.clinic_interest ?? details.organisation ?? choiceWord(messages, "country", details.country ?? "") ?? "",
		details.message ?? "",
	]);
	const count = requests.length === 1 ? "1 solicitud" : `${requests.length} solicitudes`;
	return `${table([HEADINGS, ...rows.map((row) => row.map(printable))], {
		columns: {
			3: { width: 18, wrapWord: true },
			4: { width: 26 },
			5: { width: 18, wrapWord: true },
			[MESSAGE_COLUMN]: { width: Math.max(20, columns - BESIDE_MESSAGE), wrapWord: true },
		},
		drawHorizontalLine: (line, size) => line <= 1 || line === size,
	})}${count}`;
}

// A tab makes the table throw, and an escape sequence would be obeyed by the terminal of whoever reads it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g;

function printable(cell: string): string {
	return cell.replace(CONTROLS, " ");
}
