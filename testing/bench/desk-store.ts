/** `npm run bench -- desk`: what the desk asks of a store: lists, one request, search, figures. */
import { randomBytes, randomUUIDv7 } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { loadContent } from "../../content-model/loader/load.ts";
import type { ContactRequest } from "../../contract/requests/contact-request.ts";
import { fieldCipher } from "../../service/crypto/field-cipher.ts";
import type { Database, DatabaseKind } from "../../service/database/database.ts";
import { openDatabase } from "../../service/database/open-database.ts";
import { DAY, HOUR } from "../../service/durations.ts";
import { requestLabels } from "../../service/request-labels.ts";
import { openStore, type Store } from "../../service/store/store.ts";
import { trial } from "../chaos/trial.ts";
import { median } from "../measuring/median.ts";
import { type Figures, tableOf } from "../measuring/record.ts";
import { pause } from "../must.ts";

const TIMES = 20;
const AT_ONCE = 128;
const NAMES = ["Ana Núñez", "Luis Peña", "Rosa Marte", "Iván Peralta", "Marta Gil", "Pedro Sosa", "Carmen Díaz"];
const WORDS =
	"Quisiera saber cuánto dura el viaje y qué documentos hacen falta para la primera consulta, porque mi esposo trabaja fuera y solo podemos viajar en semanas alternas. Nos gustaría hablar con alguien de los tiempos y de los gastos antes de decidir.".split(
		" ",
	);

export const measureDesk = async (kind: DatabaseKind, count: number): Promise<string> =>
	trial(
		async ({ settings, after }) => {
			const database = await openDatabase(settings);
			const store = await filledStore(database, count);
			after(store.close);
			return `${kind}, ${count} encrypted requests\n\n${await measured(store)}\n`;
		},
		{ store: kind },
	);

async function measured(store: Store): Promise<string> {
	const { requests } = store;
	const person = "ana@example.com";
	const { requests: listed } = await requests.page({ filter: "open", limit: 1 });
	const reference = listed[0]?.reference ?? "";
	const middle = await deepCursor(store);
	const pauses = monitorEventLoopDelay({ resolution: 1 });
	pauses.enable();
	// It counts from its second tick.
	await pause(10);
	const first = await timed("search, the first one", () => requests.search({ words: "peña", limit: 25 }), 1);
	pauses.disable();
	const search = (words: string) => () => requests.search({ words, limit: 25 });
	const figures = [
		await timed("inbox, first page of 25", () => requests.page({ filter: "open", limit: 25 })),
		await timed("inbox, a page in the middle", () => requests.page({ filter: "open", limit: 25, cursor: middle })),
		await timed("inbox, of a unit", () => requests.page({ filter: "unit", units: ["bi"], limit: 25 })),
		await timed("inbox, mine: nothing", () => requests.page({ filter: "mine", person, limit: 25 })),
		await timed("inbox, answered", () => requests.page({ filter: "answered", limit: 25 })),
		await timed("counts of all lists", () => requests.counts({ person, units: ["bi"] })),
		await timed("one request", () => requests.record(reference)),
		await timed("revision", () => requests.revision()),
		first,
		await timed("search, a name that many have", search("nunez")),
		await timed("search, a mail", search("persona777@example.com")),
		await timed("search, a telephone", search("(809) 555-0777")),
		await timed("search, a reference", search(reference)),
		await timed("search, three words", search("esposo semanas gastos")),
		await timed("search, nothing found", search("zzzz")),
		await timed("search after a colleague's action", async () => {
			await requests.act(reference, { kind: "note", text: "Otra nota" }, { actor: person });
			return await requests.search({ words: "nunez", limit: 25 });
		}),
		await timed("figures of a year", () =>
			store.figures.responses(new Date(Date.now() - 365 * DAY), new Date(), "UTC"),
		),
	];
	// The monitor's own millisecond is in it.
	const longest = `Longest pause during the first search: ${(pauses.max / 1e6 - 1).toFixed(0)} ms`;
	return `${tableOf(figures)}\n\n${longest}.`;
}

/** Where the middle of the open list begins. */
async function deepCursor({ requests }: Store): Promise<string | undefined> {
	let cursor: string | undefined;
	for (let page = 0; page < 25; page++)
		cursor = (await requests.page({ filter: "open", limit: 100, cursor })).next ?? cursor;
	return cursor;
}

async function timed(what: string, work: () => Promise<unknown>, times = TIMES): Promise<Figures> {
	const spent: number[] = [];
	const before = process.cpuUsage();
	for (let time = 0; time < times; time++) {
		const started = performance.now();
		await work();
		spent.push(performance.now() - started);
	}
	const { user, system } = process.cpuUsage(before);
	return {
		what,
		"median ms": median(spent).toFixed(1),
		"slowest ms": Math.max(...spent).toFixed(1),
		"processor ms": ((user + system) / 1000 / times).toFixed(1),
	};
}

/** One of the requests that do not repeat: some 60 words, a person who writes two or three times. */
function request(place: number): ContactRequest {
	const person = Math.floor(place / 2.5);
	const name = NAMES[person % NAMES.length] ?? "";
	const message = Array.from({ length: 60 }, (_, word) => WORDS[(place * 7 + word * 3) % WORDS.length]).join(" ");
	const email = `persona${person}@example.com`;
	const phone = `809 555 ${String(place % 10_000).padStart(4, "0")}`;
	return place % 5 === 0
		? { type: "clinic", name, email, phone, clinic_interest: `Clínica ${person}`, message }
		: { type: "patient", name, email, phone, country: place % 3 === 0 ? "PR" : "US", message };
}

/** Fills an empty database through the store's own functions: three of four answered, one of ten noted. */
async function filledStore(database: Database, count: number): Promise<Store> {
	const end = Date.now();
	const {
		messages,
		desk: { inbox },
	} = loadContent(fileURLToPath(new URL("../../content", import.meta.url)));
	let time = end - 700 * DAY;
	const store = await openStore({
		database,
		now: () => new Date(time),
		randomBytes,
		newId: randomUUIDv7,
		noticeVersions: { es: "2026-01-01" },
		mailDomain: "example.com",
		cipher: fieldCipher(new Uint8Array(32).fill(7)),
		labelsOf: requestLabels(messages, inbox),
		unitOf: ({ form }) => (form === "clinic" ? "bi" : undefined),
	});
	const step = (end - time) / count;
	const references: string[] = [];
	for (let from = 0; from < count; from += AT_ONCE) {
		const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => request(from + index));
		time += step * some.length;
		const stored = await Promise.all(some.map((one) => store.requests.accept(one)));
		references.push(...stored.flatMap((one) => ("reference" in one ? one.reference : [])));
	}
	await answerMost(database, references, count);
	time = end + HOUR;
	for (const reference of references.filter((_, index) => index % 10 === 0).slice(0, 200)) {
		await store.requests.act(reference, { kind: "note", text: `Llamar el martes, ${reference}` }, { actor: null });
	}
	return store;
}

/** Marks three of four in one statement: one by one, with their history, would take the bench's time. */
async function answerMost({ db }: Database, references: readonly string[], count: number): Promise<void> {
	for (let from = 0; from < count; from += AT_ONCE) {
		const some = references.slice(from, from + AT_ONCE).filter((_, index) => index % 4 !== 0);
		await db
			.updateTable("requests")
			.set((row) => ({ answered_at: row.ref("received_at"), next_check_at: null }))
			.where("reference", "in", some)
			.execute();
	}
}
