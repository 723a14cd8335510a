/** Codes that an operator prints for a team member who gets no mail (docs/decisions/0036-desk-door.md). */
import { readableGroups } from "../../../contract/requests/reference.ts";
import type { Tx } from "../../database/tables.ts";
import { MINUTE } from "../../durations.ts";
import { twelveLetters } from "../../formats/pasted-code.ts";
import type { StoreContext } from "../store-context.ts";

/** How long such a code is good for, in milliseconds. */
const OPERATOR_CODE_LASTS = 10 * MINUTE;

/** Groups of four of sixteen letters: 2^48 codes, so no number of guesses in ten minutes needs to be counted. */
const GROUPS = 3;

/** Codes that strangers cannot block: no limit counts them. @param remember signs a device in, and returns its token */
export function operatorCodes(
	{ database: { db }, now, randomBytes, memberOf, secretHash }: StoreContext,
	remember: (transaction: Tx, member: string) => Promise<string>,
) {
	const idOf = (code: string) => secretHash("operator code", code);

	/** Makes a code for an address, once the address is known to be the team's; the one before is over. */
	async function issue(address: string): Promise<{ code: string; expiresAt: Date }> {
		const code = readableGroups(randomBytes, GROUPS);
		const member = memberOf(address);
		const time = now();
		const expiresAt = new Date(time.getTime() + OPERATOR_CODE_LASTS);
		await db.transaction().execute(async (transaction) => {
			await transaction.deleteFrom("sign_ins").where("member", "=", member).where("tries", "=", ISSUED).execute();
			// Without a code of six digits it counts against no limit, and no such code is right for it.
			const issued = { id: idOf(twelveLetters(code)), member, code: "", tries: ISSUED };
			const times = { created_at: time.toISOString(), expires_at: expiresAt.toISOString() };
			await transaction
				.insertInto("sign_ins")
				.values({ ...issued, ...times })
				.execute();
		});
		return { code, expiresAt };
	}

	/** Signs in with such a code, once, however it was written. @returns the device's token, if the code is good */
	async function use(typed: string): Promise<string | undefined> {
		return await db.transaction().execute(async (transaction) => {
			const issued = transaction.deleteFrom("sign_ins").where("tries", "=", ISSUED).returning("member");
			const inTime = issued.where("expires_at", ">", now().toISOString());
			const row = await inTime.where("id", "=", idOf(twelveLetters(typed))).executeTakeFirst();
			return row && (await remember(transaction, row.member));
		});
	}

	return { issue, use };
}

/** What tells such a row from a browser's sign-in, which has 0 tries or more. */
const ISSUED = -1;
