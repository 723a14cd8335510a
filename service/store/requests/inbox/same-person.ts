import { sql } from "kysely";
import type { RequestsTable } from "../../../database/tables.ts";
import type { StoreContext } from "../../store-context.ts";
import type { createDescriber, SamePersonRequest } from "./desk-request.ts";

type Agrees = SamePersonRequest["agrees"];

// By mail and by telephone each: who sends many with somebody's telephone hides nothing that came with that person's address.
const MAX_SHOWN = 20;

/** What the team has worked on comes first, and what nobody vouches for last, however many of those there are. */
const RANK = sql`case when spam_at is not null then 2 when answered_at is not null or taken_by is not null then 0
	when quarantined_at is not null and released_at is null then 2 else 1 end`;

type Describer = ReturnType<typeof createDescriber>;

export function samePersonReader({ database: { db } }: StoreContext, { describe }: Describer) {
	/** Other requests with the same mail address, then those with the same telephone alone; each newest first. */
	return async ({ id, person, phone }: RequestsTable) => {
		const [mail, telephone] = await Promise.all([alike("mail"), phone ? alike("telephone") : { shown: [], more: 0 }]);
		return { samePerson: [...mail.shown, ...telephone.shown], more: { mail: mail.more, telephone: telephone.more } };

		async function alike(agrees: Agrees) {
			const rows = await db
				.selectFrom("requests")
				.selectAll()
				.select(sql<number>`cast(count(*) over () as integer)`.as("total"))
				.where("person", agrees === "mail" ? "=" : "!=", person)
				.$if(agrees === "telephone", (query) => query.where("phone", "=", phone))
				.where("id", "!=", id)
				.orderBy(RANK)
				.orderBy("received_at", "desc")
				.orderBy("id", "desc")
				.limit(MAX_SHOWN)
				.execute();
			const described = await describe(rows);
			const shown = described
				.map((other): SamePersonRequest => ({ ...other, agrees }))
				.sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime());
			return { shown, more: (rows[0]?.total ?? 0) - rows.length };
		}
	};
}
