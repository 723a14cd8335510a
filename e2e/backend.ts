/** A running service with an empty database and a mail server of its own, and what tests of visitors' pages stand on. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test as base, expect, type Page } from "@playwright/test";
import { openServiceStore } from "../service/service-store.ts";
import { readSettings } from "../service/settings/settings.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { startService } from "../testing/running-service.ts";

export interface StoredRow {
	reference: string;
	kind: string;
	purpose: string | null;
	language: string;
	client_request_id: string | null;
	notice_version: string;
	suspicion: string | null;
	details: Record<string, string>;
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;

interface Fixtures {
	/** Console errors and warnings a test expects; any other fails it. */
	expectedConsole: RegExp;
}

type Settings = Record<string, string>;

/** Settings beside the defaults, whose service the tests of a worker share. */
export const USUAL: Settings = {};

/**
 * A page must not complain of anything. All tests of a worker share a service for the same settings, started when it is first
 * asked for, because it takes longer to start than most tests. Every other `test` extends this one, those that ask for no
 * service too, because Playwright starts another worker if the fixtures of a worker differ.
 */
export const test = base.extend<Fixtures, { sharedBackend: (settings: Settings) => Promise<Backend> }>({
	expectedConsole: [/^$/, { option: true }],
	page: async ({ page, expectedConsole }, use) => {
		const faults = consoleFaults(page);
		await use(page);
		expect(faults.filter((fault) => !expectedConsole.test(fault))).toEqual([]);
	},
	sharedBackend: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
		async ({}, use) => {
			const backends = new Map<Settings, Promise<Backend>>();
			await use((settings) => {
				const backend = backends.get(settings) ?? startBackend(settings);
				backends.set(settings, backend);
				return backend;
			});
			for (const backend of backends.values()) await (await backend).close();
		},
		{ scope: "worker" },
	],
});

export { expect };

/** A busy machine paints the next page before the fade to it could begin: it is there at once, which is no fault. */
const SKIPPED_TRANSITION = /^InvalidStateError: Transition was aborted because of invalid state/;

/** Collects what a page complains of from now on: errors and warnings, refusals of its policy among them. */
function consoleFaults(page: Page): string[] {
	const faults: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
	});
	page.on("pageerror", (error) => {
		if (!SKIPPED_TRANSITION.test(String(error))) faults.push(String(error));
	});
	return faults;
}

/** In Santo Domingo, four hours behind UTC all year. */
const thisHour = () => String((new Date().getUTCHours() + 20) % 24);

/** @param settings beside the defaults; the rate limit is off unless a test is about it */
export async function startBackend(settings: Settings) {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-e2e-"));
	const mail = await startMailServer();
	const service = await startService({
		DATA_DIR: folder,
		SMTP_URL: mail.url,
		RATE_LIMIT: "0",
		FORM_MIN_SECONDS: "0",
		// A new store begins with the digest after this one: none leaves among the mails that a test counts.
		DIGEST_HOUR: thisHour(),
		...settings,
	});
	return {
		service,
		mail,
		/** What the database holds now, oldest first. */
		stored: () => readRequests(folder),
		/** Waits until what was enqueued has left, and forgets everything. */
		empty: async () => {
			await expect.poll(() => pendingMails(folder)).toBe(0);
			forgetRequests(folder);
			mail.mails.length = 0;
		},
		/** A code for a member of the team as an operator prints it: one by mail leaves only after seconds. */
		signInCode: async (address: string) => {
			const { store } = await openServiceStore(readSettings({ DATA_DIR: folder, ...settings }), {});
			const { code } = await store.signIns.operator.issue(address);
			await store.close();
			return code;
		},
		close: async () => {
			await service.stop();
			await mail.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Reads the requests as they stand on disk, past the service. */
export function readRequests(folder: string): StoredRow[] {
	const rows = read(folder, "SELECT * FROM requests ORDER BY received_at");
	return rows.map((row) => ({ ...row, details: JSON.parse(String(row.details)) }) as unknown as StoredRow);
}

/** How many mails are still to leave; those of a request that is held back wait for staff, and a list for its minute. */
function pendingMails(folder: string): number {
	return read(
		folder,
		"SELECT 1 FROM mails LEFT JOIN requests ON requests.id = request_id WHERE state = 'pending' AND mails.kind <> 'batch' AND quarantined_at IS NULL",
	).length;
}

function read(folder: string, query: string) {
	using database = new DatabaseSync(join(folder, "requests.db"), { readOnly: true });
	return database.prepare(query).all();
}

/** Devices that are signed in stay so. */
const EMPTIED = ["mails", "actions", "notes", "requests", "erasures", "sign_ins", "sign_in_hits", "rate_limit_hits"];

function forgetRequests(folder: string): void {
	using database = new DatabaseSync(join(folder, "requests.db"), { timeout: 5000 });
	database.exec(EMPTIED.map((table) => `DELETE FROM ${table};`).join(" "));
	// What pages know of the store they ask for anew.
	database.exec("UPDATE revisions SET number = number + 1");
}
