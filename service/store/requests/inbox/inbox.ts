import { sql } from "kysely";
import type { InboxFilter } from "../../../../contract/desk/codes.ts";
import { count } from "../../../database/database.ts";
import type { RequestsTable } from "../../../database/tables.ts";
import { DAY } from "../../../durations.ts";
import { refusalsSince } from "../../limits/refusals.ts";
import type { StoreContext } from "../../store-context.ts";
import { heldGroups } from "../networks.ts";
import * as filters from "../request-filter.ts";
import { createDescriber, type DeskRequest, type RequestRecord, samePerson } from "./desk-request.ts";

export interface InboxQuery {
	filter: InboxFilter;
	/** Only those written in it; all if there is none. */
	language?: string | undefined;
	/** Of held ones only those of the network for which this one was held; without it the first stands for all of a network. */
	group?: string | undefined;
	/** Address of the member who looks, for `mine`. */
	person?: string | undefined;
	/** For `unit`: requests of any of these. */
	units?: readonly string[] | undefined;
	/** Where the page before ended; a faulty one is ignored. */
	cursor?: string | undefined;
	limit: number;
}

export interface ListedRequest extends DeskRequest {
	/** How many it stands for: all that are held for its network. */
	group?: number | undefined;
}

export type InboxPage = Awaited<ReturnType<ReturnType<typeof inbox>["page"]>>;

const COUNTED = ["open", "mine", "unit", "overdue", "held"] as const;
type Counted = (typeof COUNTED)[number];
/** How many there are in each list that is counted, and how many were refused within a day, of which nothing is kept. */
export type InboxCounts = Record<Counted | "refused", number>;

/** Lists in which the first request that is held for a network stands for all of them. */
const GROUPED: readonly InboxFilter[] = ["held", "overdue"];

/** How each list is sorted: by which time, and whether the oldest or the newest comes first. */
const ORDERS = {
	open: ["due", "asc"],
	mine: ["due", "asc"],
	unit: ["due", "asc"],
	overdue: ["due", "asc"],
	held: ["received_at", "desc"],
	answered: ["answered_at", "desc"],
	spam: ["spam_at", "desc"],
	all: ["received_at", "desc"],
} as const satisfies Record<InboxFilter, [string, "asc" | "desc"]>;

/** More than a day has. */
const MAX_FOLLOW_UPS = 100;

/** What the desk reads of requests; its functions reject with the database's error. */
export function inbox(context: StoreContext) {
	const { db } = context.database;
	const { describe, withHistory } = createDescriber(context);

	/** One page of a list. Promised times are those of the request's arrival and the store's `overdueAfter`. */
	async function page(query: InboxQuery) {
		const [column, order] = ORDERS[query.filter];
		const sorted = column === "due" ? filters.dueFrom : sql.ref<string>(column);
		const after = readCursor(query.cursor);
		// In one language the first of a network may be missing.
		const grouped = GROUPED.includes(query.filter) && !query.group && !query.language;
		const rows = await db
			.selectFrom("requests")
			.selectAll()
			.where(condition(query))
			.$if(grouped, (some) => some.where(filters.standsForGroup))
			.$if(after !== undefined, (some) => {
				const [time, id] = after as Cursor;
				return some.where(sql<boolean>`(${sorted}, id) ${sql.raw(order === "asc" ? ">" : "<")} (${time}, ${id})`);
			})
			.orderBy(sorted, order)
			.orderBy("id", order)
			.limit(query.limit + 1)
			.execute();
		const shown = rows.slice(0, query.limit);
		const last = shown.at(-1);
		const [described, groups] = await Promise.all([describe(shown), heldGroups(context, grouped ? shown : [])]);
		const requests: ListedRequest[] = described.map((one) => ({ ...one, group: groups.get(one.id) }));
		/** For the next page; undefined on the last. */
		const next =
			rows.length > shown.length && last ? writeCursor(sortedBy(last, column) as string, last.id) : undefined;
		return { requests, next };
	}

	/** Answered ones whose day to follow them up has come, the oldest day first. @param today as `2026-12-03` */
	async function followUps(today: string): Promise<ListedRequest[]> {
		const answered = db.selectFrom("requests").selectAll().where("answered_at", "is not", null);
		const due = answered.where("follow_up", "<=", today).orderBy("follow_up").orderBy("id");
		return await describe(await due.limit(MAX_FOLLOW_UPS).execute());
	}

	/** Where a request stands in a list, as a cursor of it; undefined if it never stood there. */
	async function cursorOf(reference: string, filter: InboxFilter): Promise<string | undefined> {
		const [column] = ORDERS[filter];
		const row = await db.selectFrom("requests").selectAll().where("reference", "=", reference).executeTakeFirst();
		const time = row && sortedBy(row, column);
		return time ? writeCursor(time, row.id) : undefined;
	}

	async function counts(query: Pick<InboxQuery, "person" | "units" | "language">): Promise<InboxCounts> {
		const requests = db.selectFrom("requests").select(count);
		const counted = (filter: Counted) => requests.where(condition({ ...query, filter })).as(filter);
		const refused = refusalsSince(db, new Date(context.now().getTime() - DAY)).as("refused");
		return await db
			.selectNoFrom([...COUNTED.map(counted), refused])
			.$castTo<InboxCounts>()
			.executeTakeFirstOrThrow();
	}

	function condition({ filter, language, group, person = "", units = [] }: Omit<InboxQuery, "cursor" | "limit">) {
		return (request: filters.Requests) => {
			const listed = {
				open: filters.unanswered(request),
				mine: request.and([filters.unanswered(request), request("taken_by", "=", person)]),
				unit: request.and([filters.unanswered(request), request("unit", "in", units.length > 0 ? units : [""])]),
				overdue: request.and([filters.pending(request), filters.pastDeadline(context)(request)]),
				held:
					group === undefined ? filters.held(request) : request.and([filters.heldByNetwork, ofNetwork(request, group)]),
				answered: request("answered_at", "is not", null),
				spam: request("spam_at", "is not", null),
				all: request.and([]),
			}[filter];
			return language === undefined ? listed : request.and([listed, request("language", "=", language)]);
		};
	}

	/** Everything on one request, or undefined if there is none of this reference. */
	async function record(reference: string): Promise<RequestRecord | undefined> {
		const [row] = await db.selectFrom("requests").selectAll().where("reference", "=", reference).execute();
		if (!row) return undefined;
		const [[request], same] = await Promise.all([
			describe([row]).then(withHistory),
			samePerson(context, describe, row),
		]);
		return request && { ...request, ...same };
	}

	return { page, followUps, cursorOf, counts, record, withHistory };
}

const sortedBy = (row: RequestsTable, column: (typeof ORDERS)[InboxFilter][0]) =>
	column === "due" ? filters.dueFromOf(row) : row[column];

const ofNetwork = (request: filters.Requests, reference: string) =>
	request("network", "=", request.selectFrom("requests as one").select("network").where("reference", "=", reference));

type Cursor = [time: string, id: string];

export const writeCursor = (time: string, id: string): string => `${time}_${id}`;

/** @returns undefined if it is not valid */
export function readCursor(cursor: string | undefined): Cursor | undefined {
	const [, time, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/.exec(cursor ?? "") ?? [];
	return time === undefined || id === undefined ? undefined : [time, id];
}
