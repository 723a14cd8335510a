/** Search over all requests. What is encrypted cannot be searched in the database, so each search decrypts it, a page at a time. */
import { type FieldName, MAX_LENGTHS } from "../../../../contract/requests/forms.ts";
import { plainCharacters } from "../../../../contract/spelling/plain-characters.ts";
import { withoutAccents } from "../../../../contract/spelling/without-accents.ts";
import { inList } from "../../../database/database.ts";
import { readableAddress } from "../../../formats/mailbox.ts";
import { nationalNumber } from "../../../formats/telephone.ts";
import type { StoreContext } from "../../store-context.ts";
import { type ReadRequest, requestPages } from "../request-pages.ts";
import { openedDetails, type RequestDetails } from "../stored-request.ts";
import { createDescriber } from "./desk-request.ts";
import { readCursor, writeCursor } from "./inbox.ts";

type Found = Pick<ReadRequest, "id" | "received_at">;

/** Eight letters or digits, not all of which references need to have. */
const REFERENCE_LIKE = /^([A-Z\d]{4})[- ]?([A-Z\d]{4})$/;

/** Searches a store; its functions reject with the database's error. */
export function createSearch(context: StoreContext) {
	const { cipher, labelsOf } = context;
	const { db, kind } = context.database;
	const { describeThose } = createDescriber(context);

	/** Requests with every word, or part of one, in what was typed, chosen or noted, labels or reference; newest first. */
	async function search(query: { words: string; cursor?: string | undefined; limit: number }) {
		const terms = searchTerms(query.words);
		const exact = terms.length === 0 ? [] : await matching(terms);
		const found = exact.length > 0 ? exact : await withSimilarReference(query.words);
		const after = readCursor(query.cursor);
		const rest = after ? found.filter(({ received_at, id }) => isAfter([received_at, id], after)) : found;
		const shown = rest.slice(0, query.limit);
		const last = rest.length > shown.length ? shown.at(-1) : undefined;
		const ids = shown.map(({ id }) => id);
		return {
			requests: (await describeThose("id", ids)).reverse(),
			/** How many there are on all pages. */
			total: found.length,
			/** Whether nothing was found, and these are of references that differ from the typed one in one letter. */
			similar: exact.length === 0 && found.length > 0,
			next: last && writeCursor(last.received_at, last.id),
		};
	}

	async function matching(terms: readonly string[]): Promise<Found[]> {
		const found: Found[] = [];
		for await (const rows of requestPages(db)) {
			const notes = await notesOf(rows);
			for (const row of rows) {
				const text = textOf(row) + (notes.get(row.id) ?? "");
				if (terms.every((term) => text.includes(term))) found.push({ id: row.id, received_at: row.received_at });
			}
		}
		return found;
	}

	function textOf(row: ReadRequest): string {
		const { reference, kind, language } = row;
		const details = openedDetails(row, cipher);
		return details ? searchText(reference, details, labelsOf({ kind, language, details })) : normalized(reference);
	}

	/** What was noted on these, by the request's id, each note after a separator that nobody types. */
	async function notesOf(rows: readonly { id: string }[]): Promise<Map<string, string>> {
		const texts = new Map<string, string>();
		if (rows.length === 0) return texts;
		const ids = rows.map(({ id }) => id);
		const notes = db.selectFrom("notes").selectAll().where("request_id", "in", inList(kind, ids));
		for (const { id, request_id, text } of await notes.execute())
			texts.set(request_id, `${texts.get(request_id) ?? ""}\u0000${normalized(cipher.tryDecrypt(text, id) ?? "")}`);
		return texts;
	}

	/** Requests with a reference that differs in one letter, the newest first. */
	async function withSimilarReference(typed: string): Promise<Found[]> {
		const [, first, second] = REFERENCE_LIKE.exec(typed.trim().toUpperCase()) ?? [];
		if (first === undefined) return [];
		const reference = `${first}-${second}`;
		const patterns = Array.from(reference, (_, at) => `${reference.slice(0, at)}_${reference.slice(at + 1)}`);
		const requests = db.selectFrom("requests").select(["id", "received_at"]);
		const alike = requests.where((one) => one.or(patterns.map((pattern) => one("reference", "like", pattern))));
		return await alike.orderBy("received_at", "desc").orderBy("id", "desc").execute();
	}

	return { search };
}

const isAfter = ([time, id]: readonly [string, string], [lastTime, lastId]: readonly [string, string]): boolean =>
	time < lastTime || (time === lastTime && id < lastId);

/** What is answered in words, and not by choosing. */
const WRITTEN_FIELDS = Object.keys(MAX_LENGTHS) as FieldName[];

const MAX_QUERY = 200;
const MAX_TERMS = 8;
const NUMBER = /^[^\p{L}/,;:@]+$/u;
const MIN_DIGITS = 4;
/** With a country code. Fewer digits may be the end of a number. */
const MIN_INTERNATIONAL = 10;
/** What is dialled before a number in its own country, and is no part of it in E.164. */
const TRUNK_PREFIX = /^0+(?=\d{7})/;
/** O'Connor is also written OConnor, a reference without its hyphen, and quotes are put around what is searched. */
const UNTYPED = /['’‘ʻʼ`´«»“”"‐‑\p{Cf}-]+/gu;
// Not each single space: most of a text needs no change.
const WHITE_SPACE = /\s{2,}|[^\S ]/g;

/** Lower case in plain letters, without apostrophes, hyphens and what is not seen, and with single spaces. */
const normalized = (text: string): string =>
	withoutAccents(text.toLowerCase()).replace(UNTYPED, "").replace(WHITE_SPACE, " ").trim();

/** What a search finds a request by. @param labels what lists show of it in the site's own words */
function searchText(reference: string, details: RequestDetails, labels: readonly string[]): string {
	const written = WRITTEN_FIELDS.map((field) => details[field] ?? "").concat(readableAddress(details.email ?? ""));
	// A separator that nobody types; not white space, which `normalized` collapses.
	return normalized([reference, digitsOf(details.phone ?? ""), ...labels, ...written].join("\u0000"));
}

/** What a search looks for: each word, or a telephone's digits without the country code, which may be left out. */
export function searchTerms(typed: string): string[] {
	const query = typed.slice(0, MAX_QUERY).trim();
	const number = plainCharacters(query);
	const digits = digitsOf(number);
	if (NUMBER.test(number) && digits.length >= MIN_DIGITS) {
		// WhatsApp writes a number with its country code and without a plus.
		const national =
			nationalNumber(number) ?? (digits.length >= MIN_INTERNATIONAL ? nationalNumber(`+${digits}`) : undefined);
		return [(national ?? digits).replace(TRUNK_PREFIX, "")];
	}
	return [...new Set(normalized(query).split(" "))].filter(Boolean).slice(0, MAX_TERMS);
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
