/** What the store holds, read past the service, and held against what it promised. */
import type { DatabaseSettings } from "../../service/database/database.ts";
import { openDatabase } from "../../service/database/open-database.ts";
import { errorCode } from "../../service/process/error-code.ts";
import type { Figures } from "../measuring/record.ts";
import { must, pause, until } from "../must.ts";
import type { RunningProgram } from "../processes/program.ts";
import type { Answered } from "./callers.ts";
import type { Trial } from "./trial.ts";

// A killed process's claims run for two minutes; then its mails leave.
const SETTLED_WITHIN = 360;
// The two minutes that are promised, less the time from a claim until the mail server has the mail.
const SOONEST_AGAIN = 110_000;

/** Does something with the tables, past the service. */
export async function reading<Result>(
	settings: DatabaseSettings,
	read: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<Result>,
): Promise<Result> {
	const { db } = await openDatabase(settings);
	return await read(db).finally(() => db.destroy());
}

export const keptRequests = (settings: DatabaseSettings) =>
	reading(settings, (db) => db.selectFrom("requests").selectAll().execute());

export const mailsSettled = (settings: DatabaseSettings): Promise<void> =>
	reading(settings, (db) =>
		until("Every mail settled", SETTLED_WITHIN, async () => {
			await pause(500);
			const owed = db.selectFrom("mails").select("id").where("state", "=", "pending").limit(1).execute();
			return (await owed.catch((error) => [errorCode(error)])).length === 0;
		}),
	);

/** Every promise is in the store, under its reference, once; and honest clients heard nothing but "stored" and "not now". */
export async function mustHaveKept(
	{ settings }: Trial,
	{ acknowledged, answers }: Pick<Answered, "acknowledged" | "answers">,
): Promise<Figures> {
	const requests = await keptRequests(settings);
	const stored = new Map(requests.map((row) => [row.client_request_id, row.reference]));
	const missing = [...acknowledged].filter(([id, reference]) => stored.get(id) !== reference);
	const twice = requests.length - stored.size;
	must(missing.length === 0, `${missing.length} of ${acknowledged.size} acknowledged requests are missing`);
	must(twice === 0, `${twice} requests are stored twice`);
	must(new Set(stored.values()).size === requests.length, "A reference is used twice");
	const wrong = [...answers.keys()].filter((status) => !["200", "503", "cut"].includes(status));
	must(wrong.length === 0, `Honest clients were answered ${wrong.join(", ")}`);
	return { acknowledged: acknowledged.size, stored: requests.length, missing: 0, "stored twice": 0 };
}

/** Ends services as an operator would. */
export async function ended(...services: readonly RunningProgram[]): Promise<void> {
	for (const { stop } of services) must((await stop()) === 0, "A service did not end cleanly");
}

/**
 * Ends a trial: its services end cleanly, every promise was kept and every mail went out.
 * @param again whether a mail may come twice, once a claim has expired; at small scale that is not awaited
 */
export async function mustHold(
	trial: Trial,
	answered: Answered,
	services: readonly RunningProgram[],
	again: "never" | "after a claim",
): Promise<Figures> {
	const { settings, mail, full } = trial;
	const settled = again === "never" || full;
	if (settled) await mailsSettled(settings);
	await ended(...services);
	const figures = await mustHaveKept(trial, answered);
	const mails = await reading(settings, (db) => db.selectFrom("mails").select(["message_id", "state"]).execute());
	const due = mails.filter(({ state }) => settled || state !== "pending");
	const never = due.filter(({ message_id }) => !mail.copies.has(message_id)).length;
	const unsent = due.filter(({ state }) => state !== "sent").length;
	const arrivals = [...mail.copies.values()];
	const highest = Math.max(0, ...arrivals.map((times) => times.length));
	const gaps = arrivals.flatMap((times) => times.slice(1).map((time, index) => time - (times[index] ?? 0)));
	const soonest = Math.min(...gaps);
	must(mails.length >= Number(figures.stored), "A request owes no mail");
	must(never === 0, `${never} of ${mails.length} mails never arrived`);
	must(unsent === 0, `${unsent} mails are not marked as sent`);
	must(again === "after a claim" || highest <= 1, `A mail arrived ${highest} times`);
	must(soonest >= SOONEST_AGAIN, `A mail arrived again after ${Math.round(soonest / 1000)} s`);
	return {
		...figures,
		"mails delivered": mail.copies.size,
		"delivered again": arrivals.filter((times) => times.length > 1).length,
		"most copies": highest,
		...(gaps.length > 0 && { "soonest again, s": Math.round(soonest / 1000) }),
	};
}
