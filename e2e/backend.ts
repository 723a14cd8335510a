/** A running service with an empty database and a mail server of its own, and what tests of visitors' pages stand on. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { type RunningService, startService } from "../testing/running-service.ts";
import { test as quiet } from "./quiet.ts";

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

export interface Backend {
	service: RunningService;
	mail: MailServer;
	/** What the database holds now, oldest first. */
	stored: () => StoredRow[];
}

export interface StartedBackend extends Backend {
	/** Waits until what was enqueued has left, and forgets everything. */
	empty: () => Promise<void>;
	close: () => Promise<void>;
}

/**
 * All tests of a worker share one of usual settings, started when it is first asked for: a service takes longer to start
 * than most tests. Every other `test` extends this one, those that ask for no service too, because Playwright starts
 * another worker if the fixtures of a worker differ.
 */
export const test = quiet.extend<object, { sharedBackend: () => Promise<StartedBackend> }>({
	sharedBackend: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
		async ({}, use) => {
			let backend: Promise<StartedBackend> | undefined;
			await use(() => {
				backend ??= startBackend({});
				return backend;
			});
			await (await backend)?.close();
		},
		{ scope: "worker" },
	],
});

export { expect };

/** @param settings beside the defaults; the rate limit is off unless a test is about it */
export async function startBackend(settings: Record<string, string>): Promise<StartedBackend> {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-e2e-"));
	const mail = await startMailServer();
	const service = await startService({
		DATA_DIR: folder,
		SMTP_URL: mail.url,
		RATE_LIMIT: "0",
		FORM_MIN_SECONDS: "0",
		...settings,
	});
	return {
		service,
		mail,
		stored: () => readRequests(folder),
		empty: async () => {
			await expect.poll(() => pendingMails(folder)).toBe(0);
			forgetRequests(folder);
			mail.mails.length = 0;
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
	const rows = read(folder, "SELECT * FROM requests ORDER BY received_at") as unknown as (Omit<StoredRow, "details"> & {
		details: string;
	})[];
	return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
}

/** How many mails are still to leave; those of a request that is held back wait for staff. */
function pendingMails(folder: string): number {
	return read(
		folder,
		"SELECT 1 FROM mails LEFT JOIN requests ON requests.id = request_id WHERE state = 'pending' AND quarantined_at IS NULL",
	).length;
}

function read(folder: string, query: string) {
	const database = new DatabaseSync(join(folder, "requests.db"), { readOnly: true });
	try {
		return database.prepare(query).all();
	} finally {
		database.close();
	}
}

function forgetRequests(folder: string): void {
	const database = new DatabaseSync(join(folder, "requests.db"), { timeout: 5000 });
	database.exec("DELETE FROM mails; DELETE FROM notes; DELETE FROM requests");
	database.close();
}
