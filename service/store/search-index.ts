/**
 * What the desk searches and counts, in memory: sealed texts cannot be searched in the database, and opening 20,000 of them
 * for each search takes too long (docs/decisions/0032-desk-store.md). Built at the first search, kept up by comparing ids
 * with the database, and forgotten when nobody has searched for a while.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { type FormId, formOf } from "../../contract/forms.ts";
import { MINUTE } from "../durations.ts";
import { revisions } from "./revision.ts";
import { normalized, searchText } from "./search-text.ts";
import type { StoreContext } from "./store-context.ts";
import { storedRequest } from "./stored-request.ts";

/** Letters of text kept at most, some 2 bytes each: those of the newest requests; older ones are opened at each search. */
const MOST_LETTERS = 32_000_000;
/** Ids of one query, and how long the event loop is kept from other work. */
const AT_ONCE = 500;
const SLICE_MS = 8;
/** Opened texts stay in memory no longer than that after the last use. */
const KEPT_FOR = 15 * MINUTE;

export interface IndexedRequest {
	id: string;
	receivedAt: string;
	/** What it says, to be searched; undefined where there is no room for it. */
	text: string | undefined;
	/** Undefined where it cannot be decrypted with the keys at hand. */
	form: FormId | undefined;
	country: string | undefined;
}

export type SearchIndex = ReturnType<typeof searchIndex>;

export interface SearchIndexOptions {
	/** Letters of text kept at most. */
	mostLetters?: number;
	/** Milliseconds after the last use until it is forgotten. */
	keptFor?: number;
}

/** An index over a store's requests and notes; its functions reject with the database's error. */
export function searchIndex(
	context: Pick<StoreContext, "database" | "cipher">,
	{ mostLetters = MOST_LETTERS, keptFor = KEPT_FOR }: SearchIndexOptions = {},
) {
	const { database, cipher } = context;
	const { db } = database;
	const { revision } = revisions(context);
	let requests = new Map<string, IndexedRequest>();
	let notes = new Map<string, { requestId: string; text: string }>();
	let notesOf = new Map<string, string>();
	/** Newest first. */
	let sorted: readonly IndexedRequest[] = [];
	let letters = 0;
	let seen: string | undefined;
	let last: Promise<void> = Promise.resolve();
	let forgetting: NodeJS.Timeout | undefined;

	/** Brings the index up to date; who comes meanwhile waits, and then finds little or nothing left to do. */
	async function refresh(): Promise<void> {
		keepAwhile();
		await inTurn(update);
	}

	/** One after the other, so that none sees what another has half done. */
	async function inTurn(work: () => Promise<void> | void): Promise<void> {
		const mine = last.then(work);
		last = mine.catch(() => {});
		await mine;
	}

	async function update(): Promise<void> {
		const target = await revision();
		if (target === seen) return;
		const ids = await db
			.selectFrom("requests")
			.select(["id", "received_at"])
			.orderBy("received_at", "desc")
			.orderBy("id", "desc")
			.execute();
		const present = new Set(ids.map(({ id }) => id));
		for (const [id, { text }] of requests) {
			if (present.has(id)) continue;
			letters -= text?.length ?? 0;
			requests.delete(id);
		}
		const fresh = ids.filter(({ id }) => !requests.has(id));
		for (let from = 0; from < fresh.length; from += AT_ONCE) await add(fresh.slice(from, from + AT_ONCE));
		sorted = ids.flatMap(({ id }) => requests.get(id) ?? []);
		dropOldest();
		await updateNotes();
		seen = target;
	}

	async function add(some: readonly { id: string }[]): Promise<void> {
		const rows = await rowsOf(some);
		const spare = slices();
		for (const row of rows) {
			const request = indexed(row);
			requests.set(row.id, request);
			letters += request.text?.length ?? 0;
			await spare();
		}
	}

	function rowsOf(some: readonly { id: string }[]) {
		return db
			.selectFrom("requests")
			.selectAll()
			.where(
				"id",
				"in",
				some.map(({ id }) => id),
			)
			.execute();
	}

	function indexed(row: Awaited<ReturnType<typeof rowsOf>>[number]): IndexedRequest {
		const { id, received_at: receivedAt, reference, kind } = row;
		try {
			const { details } = storedRequest(row, cipher);
			const form = formOf({ type: kind, interest: details.interest });
			return { id, receivedAt, text: searchText(reference, details), form, country: details.country };
		} catch {
			return { id, receivedAt, text: normalized(reference), form: undefined, country: undefined };
		}
	}

	function dropOldest(): void {
		for (let place = sorted.length - 1; place >= 0 && letters > mostLetters; place--) {
			const request = sorted[place] as IndexedRequest;
			letters -= request.text?.length ?? 0;
			request.text = undefined;
		}
	}

	async function updateNotes(): Promise<void> {
		const ids = await db.selectFrom("notes").select("id").execute();
		const kept = new Map(
			ids.flatMap(({ id }) => {
				const note = notes.get(id);
				return note ? [[id, note] as const] : [];
			}),
		);
		const fresh = ids.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
		const spare = slices();
		for (let from = 0; from < fresh.length; from += AT_ONCE) {
			const some = fresh.slice(from, from + AT_ONCE);
			for (const { id, request_id, text } of await db
				.selectFrom("notes")
				.selectAll()
				.where("id", "in", some)
				.execute()) {
				kept.set(id, { requestId: request_id, text: openedNote(text, id) });
				await spare();
			}
		}
		notes = kept;
		notesOf = new Map();
		for (const { requestId, text } of kept.values()) {
			notesOf.set(requestId, `${notesOf.get(requestId) ?? ""}\n${text}`);
		}
	}

	function openedNote(text: string, id: string): string {
		try {
			return normalized(cipher.decrypt(text, id));
		} catch {
			return "";
		}
	}

	/**
	 * The requests that contain every one of these, the newest first.
	 * @param terms normalized
	 */
	async function matching(terms: readonly string[]): Promise<IndexedRequest[]> {
		await refresh();
		const spare = slices();
		const found: IndexedRequest[] = [];
		const all = sorted;
		for (let from = 0; from < all.length; from += AT_ONCE) {
			const some = all.slice(from, from + AT_ONCE);
			const opened = await openedTexts(some.filter(({ text }) => text === undefined));
			for (const request of some) {
				const text = request.text ?? opened.get(request.id) ?? "";
				const noted = notesOf.get(request.id);
				if (terms.every((term) => text.includes(term) || noted?.includes(term))) found.push(request);
			}
			await spare();
		}
		return found;
	}

	async function openedTexts(some: readonly IndexedRequest[]): Promise<Map<string, string>> {
		if (some.length === 0) return new Map();
		const rows = await rowsOf(some);
		return new Map(rows.map((row) => [row.id, indexed(row).text ?? ""]));
	}

	/** Form and country of every request, by its id. */
	async function facets(): Promise<ReadonlyMap<string, IndexedRequest>> {
		await refresh();
		return requests;
	}

	function keepAwhile(): void {
		clearTimeout(forgetting);
		forgetting = setTimeout(() => void forget(), keptFor);
		// Where this is the last thing going on, the program may end.
		forgetting.unref?.();
	}

	/** Lets go of everything that was opened. */
	async function forget(): Promise<void> {
		clearTimeout(forgetting);
		await inTurn(() => {
			requests = new Map();
			notes = new Map();
			notesOf = new Map();
			sorted = [];
			letters = 0;
			seen = undefined;
		});
	}

	return { refresh, matching, facets, forget };
}

/** Resolves at once while there is time left in the slice, and else after other work had its turn. */
function slices(): () => Promise<void> | undefined {
	let until = performance.now() + SLICE_MS;
	return () => {
		if (performance.now() < until) return undefined;
		return nextTurn().then(() => {
			until = performance.now() + SLICE_MS;
		});
	};
}
