/** One person's data, shown and erased: by e-mail address, and by telephone (Ley 172-13; GDPR, articles 15, 17 and 20). */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import { COUNTRY_CODES } from "../../../contract/questions/countries.ts";
import { wipeFreedSpace } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";
import { cancelErased } from "../outbox/call-mails.ts";
import { createDescriber, type RequestFile } from "../requests/inbox/desk-request.ts";
import type { Requests } from "../requests/request-filter.ts";
import { bumpRevision } from "../requests/revision.ts";
import { openedDetails } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";
import { erasedPersons } from "./erase-again.ts";

/** The requests of one person, oldest first. */
export interface PersonFound {
	byMail: RequestFile[];
	/** Sent with another address and the same telephone: perhaps by somebody else of the same household. */
	byTelephone: RequestFile[];
}

type Condition = (request: Requests) => ExpressionWrapper<Tables, "requests", SqlBool>;

/** What a person may ask for, by address or telephone; `erase` takes those found by telephone alone only if confirmed. */
export function persons(context: StoreContext) {
	const { database, cipher, now, newId, keyName, personOf, phoneOf, mailboxSubject } = context;
	const { db } = database;
	const { describe, withHistory } = createDescriber(context);
	const isMail = (who: string) => who.includes("@");

	/** Everything kept that may be of this person, as it was typed: requests with notes and mails. */
	async function find(who: string): Promise<PersonFound> {
		const person = isMail(who) ? personOf(who) : "";
		const phones = await phonesOf(who);
		const theirs = (request: Requests) =>
			request.or([request("person", "=", person), isAmong(request, "phone", phones)]);
		const requests = db.selectFrom("requests").selectAll().where(theirs);
		const rows = await requests.orderBy("received_at").orderBy("id").execute();
		const filesOf = async (some: typeof rows) => await withHistory(await describe(some, (details) => details));
		return {
			byMail: await filesOf(rows.filter((row) => row.person === person)),
			byTelephone: await filesOf(rows.filter((row) => row.person !== person)),
		};
	}

	/** Erases all on a person and writes that down without a name; a mail cancels their calls. Backups are rid of it when restored. */
	async function erase(who: string, confirmed: readonly string[] = []) {
		const person = isMail(who) ? personOf(who) : "";
		const phones = await phonesOf(who);
		const theirs: Condition = (request) =>
			request.or([
				request("person", "=", person),
				request.and([isAmong(request, "reference", confirmed), isAmong(request, "phone", phones)]),
			]);
		const ofTheirs = (mail: ExpressionBuilder<Tables, "mails">) =>
			mail("request_id", "in", mail.selectFrom("requests").select("id").where(theirs));
		const gone = await db.transaction().execute(async (transaction) => {
			const { numDeletedRows } = await transaction.deleteFrom("mails").where(ofTheirs).executeTakeFirstOrThrow();
			const requests = await transaction.deleteFrom("requests").where(theirs).returningAll().execute();
			const subjects = requests.map((row) => mailboxSubject(openedDetails(row, cipher)?.email ?? who, row.network));
			if (subjects.length > 0)
				await transaction.deleteFrom("rate_limit_hits").where("subject", "in", subjects).execute();
			await cancelErased(transaction, context, requests);
			await bumpRevision(transaction, "deletions");
			const gone = { requests: requests.length, mails: Number(numDeletedRows) };
			if (gone.requests === 0) return gone;
			// Of those confirmed by telephone, what came from both their address and their telephone.
			const confirmedOnes = requests.filter((row) => row.person !== person).map((row) => [row.person, row.phone ?? ""]);
			const persons = erasedPersons(keyName, person ? [[person], ...confirmedOnes] : confirmedOnes);
			await transaction
				.insertInto("erasures")
				// Mails were kept as files as well by earlier versions.
				.values({ id: newId(), erased_at: now().toISOString(), ...gone, files: 0, persons })
				.execute();
			return gone;
		});
		// Where the bytes are still in the database's files, a later wipe does it.
		return { ...gone, wiped: await wipeFreedSpace(database) };
	}

	/** The telephones of an address's requests; or a telephone as it reads in each country that a form offers. */
	async function phonesOf(who: string): Promise<string[]> {
		if (!isMail(who)) return known(COUNTRY_CODES.map((country) => phoneOf({ phone: who, country })));
		const rows = await db.selectFrom("requests").select("phone").where("person", "=", personOf(who)).execute();
		return known(rows.map(({ phone }) => phone));
	}

	return { find, erase };
}

/** Whether a column holds one of these; without any, it does not. */
const isAmong = (request: Requests, column: "phone" | "reference", values: readonly string[]) =>
	values.length > 0 ? request(column, "in", values) : request.lit(false);

const known = (values: readonly (string | null)[]): string[] =>
	[...new Set(values)].filter((value): value is string => Boolean(value));
