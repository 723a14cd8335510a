/** The operator's commands, run in this process on a store of their own. */
import { setTimeout as wait } from "node:timers/promises";
import type { CommandContext } from "../cli/command.ts";
import { run } from "../cli/run.ts";
import type { ContactRequest } from "../contract/requests/contact-request.ts";
import type { Suspicion } from "../contract/requests/suspicion.ts";
import { noticeVersions } from "../service/compose-options.ts";
import type { DatabaseKind } from "../service/database/database.ts";
import { openServiceStore } from "../service/service-store.ts";
import { readSettings } from "../service/settings/settings.ts";
import type { Action } from "../service/store/requests/actions/action.ts";
import { disableDiskSync, freshDatabaseSettings } from "./databases/databases.ts";
import { accepting, act, everythingOn, listed } from "./databases/stores.ts";
import { patientRequest } from "./requests.ts";

export const DATA_KEY = Buffer.alloc(32, 7).toString("base64");
export const OTHER_KEY = Buffer.alloc(32, 9).toString("base64");

type Environment = Record<string, string | undefined>;
type ServiceStore = Awaited<ReturnType<typeof openServiceStore>>;

/** A store as the service would open it, but that it does not wait for the disk; closed after. */
export async function withStore<Result>(environment: Environment, work: (opened: ServiceStore) => Promise<Result>) {
	const opened = await openServiceStore(readSettings(environment), noticeVersions);
	try {
		await disableDiskSync(opened.database);
		return await work(opened);
	} finally {
		await opened.store.close();
	}
}

/** Stores requests and resolves with their references, in the same order. */
const ask = async (environment: Environment, requests: readonly ContactRequest[], suspicion?: Suspicion) =>
	await withStore(environment, async ({ store }) => {
		const references: string[] = [];
		for (const request of requests) {
			references.push((await accepting(store)(request, { suspicion })).reference);
			// Of what came in within one millisecond nothing says which was first.
			await wait(2);
		}
		return references;
	});

/** References of all requests in a store, the newest first. */
export const references = async (environment: Environment): Promise<string[]> =>
	await withStore(environment, async ({ store }) => (await listed(store, 1000)).map(({ reference }) => reference));

/** The same of one person's, the oldest first. */
export const referencesOf = async (environment: Environment, email: string): Promise<string[]> =>
	await withStore(environment, async ({ store }) =>
		(await everythingOn(store, email)).map(({ reference }) => reference),
	);

export const notesOf = async (environment: Environment, reference: string): Promise<string[] | undefined> =>
	await withStore(environment, async ({ store }) =>
		(await store.requests.record(reference))?.history.flatMap(({ text }) => text ?? []),
	);

/** Runs one command. @param changes what differs from a usual terminal */
export async function contacts(
	environment: Environment,
	args: readonly string[],
	changes: Partial<CommandContext> = {},
) {
	const printed = await run(args, { environment, now: () => new Date(), ...changes });
	return {
		...printed,
		get json() {
			return JSON.parse(printed.out);
		},
	};
}

/** Settings of an empty store, and the commands on it. */
export async function freshOffice(kind: DatabaseKind, changes: Environment = {}) {
	const environment: Environment = { ...(await freshDatabaseSettings(kind)), RATE_LIMIT: "0", ...changes };
	// The store is there once a service has opened it.
	await withStore(environment, async () => {});
	return {
		environment,
		folder: environment.DATA_DIR as string,
		ask: (requests: readonly ContactRequest[] = [patientRequest], suspicion?: Suspicion) =>
			ask(environment, requests, suspicion),
		contacts: (args: readonly string[], changes?: Partial<CommandContext>) => contacts(environment, args, changes),
		act: (reference: string, action: Parameters<typeof act>[2] | Action) =>
			withStore(environment, ({ store }) => act(store, reference, action)),
		erase: (email: string) => withStore(environment, ({ store }) => store.persons.erase(email)),
		/** Does what the service does each minute, so that the times of jobs are written down. */
		remind: () => withStore(environment, ({ store }) => store.sla.queueReminders(() => [])),
		withStore: <Result>(work: (opened: ServiceStore) => Promise<Result>) => withStore(environment, work),
	};
}
