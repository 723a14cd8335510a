/** A store on a fresh database, with a clock the test sets; and what a team does with its requests. */
import { randomBytes } from "node:crypto";
import type { InboxFilter } from "../../contract/desk/codes.ts";
import type { Database, DatabaseKind } from "../../service/database/database.ts";
import type { Refusal } from "../../service/store/limits/rate-limit.ts";
import type { Action } from "../../service/store/requests/actions/action.ts";
import type { CallRefusal } from "../../service/store/requests/calls.ts";
import { openStore, type Store } from "../../service/store/store.ts";
import type { StoreOptions } from "../../service/store/store-context.ts";
import { NOON } from "../requests.ts";
import { freshDatabase } from "./databases.ts";

export interface Clock {
	time: Date;
}

let ids = 0;

/** Ids that grow even within a millisecond, so that what a test stores first also comes first. */
const newId = () => `0197f000-0000-7000-8000-${(++ids).toString(16).padStart(12, "0")}`;

export type StoreChanges = Partial<StoreOptions>;

/** A new store. Its clock stands at noon until the test moves it. */
export async function freshStore(kind: DatabaseKind, changes: StoreChanges = {}) {
	const database = await freshDatabase(kind);
	const clock: Clock = { time: NOON };
	return { database, clock, store: await storeOn(database, clock, changes) };
}

/** Another store on the same database, as a second process would open it. */
export async function storeOn(database: Database, clock: Clock, changes: StoreChanges = {}) {
	const store = await openStore({
		database,
		now: () => clock.time,
		randomBytes,
		newId,
		noticeVersions: { es: "2026-01-01", en: "2026-02-01" },
		mailDomain: "example.com",
		...changes,
	});
	return { ...store, requests: { ...store.requests, accept: accepting(store) } };
}

type Accept = Store["requests"]["accept"];

/** Stores requests, for tests that expect none to be refused. */
export const accepting = ({ requests }: { requests: { accept: Accept } }) =>
	requests.accept as (
		...request: Parameters<Accept>
	) => Promise<Exclude<Awaited<ReturnType<Accept>>, Refusal | CallRefusal>>;

type Requests = { requests: Pick<Store["requests"], "page" | "act"> };

/** A list of the desk: all requests, the newest first, unless told otherwise. */
export const listed = async ({ requests }: Requests, limit: number, filter: InboxFilter = "all") =>
	(await requests.page({ filter, limit })).requests;

/** Does something with a request, as nobody in particular. @param action its kind, or all of it */
export async function act({ requests }: Requests, reference: string, action: PlainKind | Action) {
	const whole: Action = typeof action === "string" ? { kind: action } : action;
	return await requests.act(reference, whole, { actor: null });
}

/** Everything kept on a person. @param confirmed references of those that agree by telephone alone */
export async function everythingOn(
	{ persons }: { persons: Pick<Store["persons"], "find"> },
	who: string,
	confirmed: readonly string[] = [],
) {
	const { byMail, byTelephone } = await persons.find(who);
	return [...byMail, ...byTelephone.filter(({ reference }) => confirmed.includes(reference))];
}

type PlainKind = Exclude<Action["kind"], "pass" | "note" | "reply" | "outcome" | "left" | "call" | "undo">;
