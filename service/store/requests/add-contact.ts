import type { CameBy, Consent } from "../../../contract/desk/codes.ts";
import type { ContactRequest } from "../../../contract/requests/contact-request.ts";
import { makeReference } from "../../../contract/requests/reference.ts";
import type { StoreContext } from "../store-context.ts";
import { createCandidates } from "./candidate.ts";
import { bumpRevision } from "./revision.ts";

/** Somebody who did not come by a form: reached by mail or telephone, of which one may be missing. */
export interface Contact {
	request: Omit<ContactRequest, "email"> & { email?: string | undefined };
	cameBy: CameBy;
	consent: Consent;
}

/** Stores what staff wrote down: a request like any other, which its writer has, and of which no mail tells. @param actionId the form's own id: sent twice, it is stored once @returns its reference */
export async function addContact(
	context: StoreContext,
	{ request, cameBy, consent }: Contact,
	actor: string,
	actionId = "",
): Promise<string> {
	const { database, now, randomBytes, personOf, subjectOf } = context;
	const { candidate } = createCandidates(context);
	const time = now();
	const once = actionId && subjectOf("action", JSON.stringify([actor, actionId, request]));
	return await database.db.transaction().execute(async (transaction) => {
		const [known] = once
			? await transaction.selectFrom("requests").select("reference").where("client_request_id", "=", once).execute()
			: [];
		if (known) return known.reference;
		const { row } = candidate({ ...request, email: request.email ?? "" }, {}, time, [], undefined);
		const reference = makeReference(randomBytes);
		const written = {
			...{ ...row, reference, client_request_id: once || null },
			// Without an address nobody is the same person by it; by telephone they may be.
			...(!request.email && { person: personOf(row.id), mailbox: null }),
			...{ taken_by: actor, taken_at: time.toISOString(), came_by: cameBy, consent },
		};
		await transaction.insertInto("requests").values(written).execute();
		await bumpRevision(transaction, "actions");
		return reference;
	});
}
