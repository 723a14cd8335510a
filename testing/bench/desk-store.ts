/** `npm run bench -- desk`: what the desk asks of a store: lists, one request, search, figures. */
import { randomBytes, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { loadContent } from "../../content-model/loader/load.ts";
import type { ContactRequest } from "../../contract/requests/contact-request.ts";
import { fieldCipher } from "../../service/crypto/field-cipher.ts";
import type { Database, DatabaseKind } from "../../service/database/database.ts";
import { openDatabase } from "../../service/database/open-database.ts";
import { DAY } from "../../service/durations.ts";
import { requestLabels } from "../../service/request-labels.ts";
import { openStore, type Store } from "../../service/store/store.ts";
import { trial } from "../chaos/trial.ts";
import { type Figures, median, tableOf } from "../measuring/record.ts";
import { atOnce } from "../must.ts";
import { PAYLOADS } from "../requests.ts";

const TIMES = 20;
const AT_ONCE = 128;
const NAMES = ["Ana Núñez", "Luis Peña", "Rosa Marte", "Iván Peralta", "Marta Gil", "Pedro Sosa", "Carmen Díaz"];
const MESSAGE =
	"Quisiera saber cuánto dura el viaje y qué documentos hacen falta para la primera consulta, porque mi esposo trabaja fuera y solo podemos viajar en semanas alternas.";

export const measureDesk = async (kind: DatabaseKind, count: number): Promise<string> =>
	trial(
		async ({ settings, after }) => {
			const store = await filledStore(await openDatabase(settings), count);
			after(store.close);
			return `${kind}, ${count} encrypted requests\n\n${tableOf(await measured(store))}\n`;
		},
		{ store: kind },
	);

async function measured({ requests, figures }: Store): Promise<Figures[]> {
	const { requests: listed } = await requests.page({ filter: "open", limit: 1 });
	const reference = listed[0]?.reference ?? "";
	const search = (words: string) => () => requests.search({ words, limit: 25 });
	return [
		await timed("inbox, first page of 25", () => requests.page({ filter: "open", limit: 25 })),
		await timed("inbox, of a unit", () => requests.page({ filter: "unit", units: ["bi"], limit: 25 })),
		await timed("inbox, answered", () => requests.page({ filter: "answered", limit: 25 })),
		await timed("counts of all lists", () => requests.counts({ person: "ana@example.com", units: ["bi"] })),
		await timed("one request", () => requests.record(reference)),
		await timed("search, a name that many have", search("nunez")),
		await timed("search, a telephone", search("(809) 555-0777")),
		await timed("search, a reference", search(reference)),
		await timed("search, nothing found", search("zzzz")),
		await timed("figures of a year", () => figures.responses(new Date(Date.now() - 365 * DAY), new Date(), "UTC")),
	];
}

async function timed(what: string, work: () => Promise<unknown>): Promise<Figures> {
	const spent: number[] = [];
	for (let time = 0; time < TIMES; time++) {
		const started = performance.now();
		await work();
		spent.push(performance.now() - started);
	}
	return { what, "median ms": median(spent).toFixed(1), "slowest ms": Math.max(...spent).toFixed(1) };
}

/** One of the requests that do not repeat, of a person who writes two or three times. */
function request(place: number): ContactRequest {
	const person = Math.floor(place / 2.5);
	const own = {
		name: NAMES[person % NAMES.length] as string,
		email: `persona${person}@example.com`,
		phone: `809 555 ${String(place % 10_000).padStart(4, "0")}`,
		message: `${MESSAGE} ${MESSAGE} ${place}`,
	};
	return { ...(place % 5 === 0 ? PAYLOADS.clinic : PAYLOADS.patient), ...own } as ContactRequest;
}

/** Fills an empty database through the store's own functions, over 700 days; some three of four are answered. */
async function filledStore(database: Database, count: number): Promise<Store> {
	const { messages, desk } = loadContent("content");
	let time = Date.now() - 700 * DAY;
	const step = (700 * DAY) / count;
	const store = await openStore({
		database,
		now: () => new Date(time),
		randomBytes,
		newId: randomUUIDv7,
		noticeVersions: { es: "2026-01-01" },
		mailDomain: "example.com",
		cipher: fieldCipher(new Uint8Array(32).fill(7)),
		labelsOf: requestLabels(messages, desk.inbox),
		unitOf: ({ form }) => (form === "clinic" ? "bi" : undefined),
	});
	for (let from = 0; from < count; from += AT_ONCE) {
		time += step * AT_ONCE;
		await atOnce(AT_ONCE, (place) => store.requests.accept(request(from + place)));
	}
	// One by one, with their history, would take the bench's time; references begin with one of sixteen letters.
	await sql`UPDATE requests SET answered_at = received_at, next_check_at = NULL WHERE reference >= '7'`.execute(
		database.db,
	);
	return store;
}
