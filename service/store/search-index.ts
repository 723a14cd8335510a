/**
 * In-memory index for the desk's search and figures: encrypted texts cannot be searched in the database, and decrypting
 * 20,000 of them for each search takes too long (docs/decisions/0032-desk-store.md). Built at first use, updated when
 * the revision has changed, and dropped after a while without use.
 */
import { MINUTE } from "../durations.ts";
import { type IndexedRequest, isNewer, readingTexts } from "./indexed-texts.ts";
import { type Revision, revisions } from "./revision.ts";
import { slices } from "./slices.ts";
import type { StoreContext } from "./store-context.ts";

/** Characters of text kept at most, one or two bytes each: those of the newest requests; older ones are opened at each search. */
const MOST_CHARACTERS = 32_000_000;
/** Opened texts stay in memory no longer than that after the last use. */
const KEPT_FOR = 15 * MINUTE;
/** What is committed later may be dated earlier, by as much as a transaction takes or clocks differ. */
const OVERLAP = 10 * MINUTE;
const AT_ONCE = 500;

export type SearchIndex = ReturnType<typeof searchIndex>;

export interface SearchIndexOptions {
	/** Characters of text kept at most. */
	mostCharacters?: number;
	/** Milliseconds after the last use until it is forgotten. */
	keptFor?: number;
}

/** An index over a store's requests and notes; its functions reject with the database's error. */
export function searchIndex(
	context: Pick<StoreContext, "database" | "cipher">,
	{ mostCharacters = MOST_CHARACTERS, keptFor = KEPT_FOR }: SearchIndexOptions = {},
) {
	const { read } = revisions(context);
	const texts = readingTexts(context);
	let requests = new Map<string, IndexedRequest>();
	let notes = new Map<string, { requestId: string; text: string; at: string }>();
	let notesOf = new Map<string, string>();
	/** Newest first. */
	let sorted: readonly IndexedRequest[] = [];
	let seen: Revision | undefined;
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
		const now = await read();
		const onlyGrew = seen?.deletions === now.deletions;
		if (seen && onlyGrew && seen.requests === now.requests && seen.actions === now.actions) return;
		const changed = await updateRequests(onlyGrew, now.requests);
		if (changed) {
			sorted = [...requests.values()].sort((one, other) => (isNewer(one, other) ? -1 : 1));
			dropOldest();
		}
		await updateNotes(onlyGrew);
		seen = now;
	}

	/** @returns whether there are others than before */
	async function updateRequests(onlyGrew: boolean, count: number): Promise<boolean> {
		const before = requests.size;
		const newest = sorted[0]?.receivedAt;
		if (onlyGrew && newest !== undefined) {
			if (requests.size < count) await texts.addRequests(requests, earlier(newest));
			if (requests.size >= count) return requests.size !== before;
		}
		if (requests.size > 0) await texts.dropDeleted(requests);
		await texts.addRequests(requests);
		return true;
	}

	function dropOldest(): void {
		let characters = sorted.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
		for (let place = sorted.length - 1; place >= 0 && characters > mostCharacters; place--) {
			const request = sorted[place] as IndexedRequest;
			characters -= request.text?.length ?? 0;
			request.text = undefined;
		}
	}

	async function updateNotes(onlyGrew: boolean): Promise<void> {
		const newest = [...notes.values()].reduce((latest, { at }) => (at > latest ? at : latest), "");
		if (!onlyGrew) notes = new Map();
		await texts.addNotes(notes, onlyGrew && newest !== "" ? earlier(newest) : undefined);
		notesOf = new Map();
		for (const { requestId, text } of notes.values()) {
			notesOf.set(requestId, `${notesOf.get(requestId) ?? ""}\n${text}`);
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
			const opened = await texts.opened(some.filter(({ text }) => text === undefined));
			for (const request of some) {
				const text = request.text ?? opened.get(request.id) ?? "";
				const noted = notesOf.get(request.id);
				if (terms.every((term) => text.includes(term) || noted?.includes(term))) found.push(request);
			}
			await spare();
		}
		return found;
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
			seen = undefined;
		});
	}

	return { refresh, matching, facets, forget };
}

const earlier = (time: string) => new Date(Date.parse(time) - OVERLAP).toISOString();
