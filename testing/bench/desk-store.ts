/** `npm run bench -- desk`: what the desk asks of a store: lists, one request, search with and without its index, figures. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { fieldCipher } from "../../service/crypto/field-cipher.ts";
import type { Database, DatabaseKind } from "../../service/database/database.ts";
import { openDatabase } from "../../service/database/open-database.ts";
import { DAY } from "../../service/durations.ts";
import { searchIndex } from "../../service/store/requests/inbox/search-index.ts";
import type { Store } from "../../service/store/store.ts";
import { trial } from "../chaos/trial.ts";
import { median } from "../median.ts";
import { pause } from "../must.ts";
import { type Figures, tableOf } from "../record.ts";
import { filledStore } from "./desk-load.ts";

const TIMES = 20;

/** @param count of requests in the store. @returns a table */
export async function measureDesk(kind: DatabaseKind, count: number): Promise<string> {
	return trial(
		async ({ settings, after }) => {
			const database = await openDatabase(settings);
			const store = await filledStore(database, count);
			after(store.close);
			return `${kind}, ${count} encrypted requests\n\n${await measured(store, database)}\n`;
		},
		{ store: kind },
	);
}

async function measured(store: Store, database: Database): Promise<string> {
	const { requests } = store;
	const person = "ana@example.com";
	const { requests: listed } = await requests.page({ filter: "open", limit: 1 });
	const reference = listed[0]?.reference ?? "";
	const middle = await deepCursor(store);
	const before = heap();
	const pauses = monitorEventLoopDelay({ resolution: 1 });
	pauses.enable();
	// It counts from its second tick.
	await pause(10);
	const cold = await timed(
		"search, the first one: index built",
		() => requests.search({ words: "peña", limit: 25 }),
		1,
	);
	pauses.disable();
	const indexMemory = heap() - before;
	const search = (words: string) => () => requests.search({ words, limit: 25 });
	const without = searchIndex(
		{ database, cipher: fieldCipher(new Uint8Array(32).fill(7)), labelsOf: () => [] },
		{ maxCharacters: 0 },
	);
	await without.refresh();
	const figures = [
		await timed("inbox, first page of 25", () => requests.page({ filter: "open", limit: 25 })),
		await timed("inbox, a page in the middle", () => requests.page({ filter: "open", limit: 25, cursor: middle })),
		await timed("inbox, of a unit", () => requests.page({ filter: "unit", units: ["bi"], limit: 25 })),
		await timed("inbox, mine: nothing", () => requests.page({ filter: "mine", person, limit: 25 })),
		await timed("inbox, answered", () => requests.page({ filter: "answered", limit: 25 })),
		await timed("counts of all lists", () => requests.counts({ person, units: ["bi"] })),
		await timed("one request", () => requests.record(reference)),
		await timed("revision", () => requests.revision()),
		cold,
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
		await timed("without index: each text opened anew", () => without.matching(["nunez"]), 5),
		await timed("figures of a year", () =>
			store.figures.responses(new Date(Date.now() - 365 * DAY), new Date(), "UTC"),
		),
	];
	without.forget();
	// The monitor's own millisecond is in it.
	const longest = `longest pause while it was built: ${(pauses.max / 1e6 - 1).toFixed(0)} ms`;
	return `${tableOf(figures)}\n\nIndex: ${indexMemory.toFixed(1)} MB; ${longest}.`;
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
	for (let time = 0; time < times; time++) {
		const started = performance.now();
		await work();
		spent.push(performance.now() - started);
	}
	return { what, "median ms": median(spent).toFixed(1), "slowest ms": Math.max(...spent).toFixed(1) };
}

/** Megabytes of live heap. */
function heap(): number {
	setFlagsFromString("--expose-gc");
	runInNewContext("gc")();
	return process.memoryUsage().heapUsed / 1e6;
}
