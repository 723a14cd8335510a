/** What the store holds, read past the service, and held against what it promised. */
import type { DatabaseSettings } from "../../service/database/database.ts";
import { openDatabase } from "../../service/database/open-database.ts";
import { errorCode } from "../../service/error-code.ts";
import type { Callers } from "./callers.ts";
import { wrongAnswers } from "./callers.ts";
import type { CountingMailServer } from "./counting-mail-server.ts";
import { type Figures, must, until } from "./scenario.ts";

export interface Kept {
	requests: { reference: string; client_request_id: string | null }[];
	mails: { message_id: string; state: string }[];
}

export async function readKept(settings: DatabaseSettings): Promise<Kept> {
	const { db } = await openDatabase(settings);
	try {
		return {
			requests: await db.selectFrom("requests").select(["reference", "client_request_id"]).execute(),
			mails: await db.selectFrom("mails").select(["message_id", "state"]).execute(),
		};
	} finally {
		await db.destroy();
	}
}

/** Waits until no mail is owed any more. @param seconds how long at most; leases of killed processes run for two minutes */
export async function mailsSettled(settings: DatabaseSettings, seconds: number): Promise<void> {
	const { db } = await openDatabase(settings);
	try {
		await until("Every mail settled", seconds, async () => {
			await new Promise((resolve) => setTimeout(resolve, 500));
			const owed = db.selectFrom("mails").select("id").where("state", "=", "pending").limit(1).execute();
			return (await owed.catch((error) => [errorCode(error)])).length === 0;
		});
	} finally {
		await db.destroy();
	}
}

/** Every promise is in the store, under its reference, once. */
export function mustHaveKept(
	{ acknowledged, answers }: Pick<Callers, "acknowledged" | "answers">,
	kept: Kept,
): Figures {
	const stored = new Map(kept.requests.map((row) => [row.client_request_id, row.reference]));
	const missing = [...acknowledged].filter(([id, reference]) => stored.get(id) !== reference);
	const twice = kept.requests.length - stored.size;
	must(missing.length === 0, `${missing.length} of ${acknowledged.size} acknowledged requests are missing`);
	must(twice === 0, `${twice} requests are stored twice`);
	must(
		new Set(kept.requests.map(({ reference }) => reference)).size === kept.requests.length,
		"A reference is used twice",
	);
	const wrong = wrongAnswers(answers);
	must(wrong.length === 0, `Honest clients were answered ${wrong.join(", ")}`);
	return { acknowledged: acknowledged.size, stored: kept.requests.length, missing: 0, "stored twice": 0 };
}

/**
 * Every mail went out, none more often than `most`.
 * @param mayOwe whether one may still be on its way
 */
export function mustHaveMailed({ copies }: CountingMailServer, kept: Kept, most: number, mayOwe = false): Figures {
	const due = kept.mails.filter(({ state }) => !(mayOwe && state === "pending"));
	const never = due.filter(({ message_id }) => !copies.has(message_id)).length;
	const unsent = due.filter(({ state }) => state !== "sent").length;
	const highest = Math.max(0, ...copies.values());
	must(kept.mails.length >= kept.requests.length, "A request owes no mail");
	must(never === 0, `${never} of ${kept.mails.length} mails never arrived`);
	must(unsent === 0, `${unsent} mails are not marked as sent`);
	must(highest <= most, `A mail arrived ${highest} times`);
	return {
		"mails delivered": copies.size,
		"delivered twice": [...copies.values()].filter((count) => count > 1).length,
		"most copies": highest,
	};
}
