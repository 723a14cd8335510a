/** The clock steps forwards and backwards, by an hour and by days, while requests and mails are on their way. */
import { randomBytes, randomUUID, randomUUIDv7 } from "node:crypto";
import type { DatabaseKind, DatabaseSettings } from "../../../service/database/database.ts";
import { openDatabase } from "../../../service/database/open-database.ts";
import { clientNetworks } from "../../../service/http/client-networks.ts";
import { startDeliverer } from "../../../service/mail/deliver.ts";
import { TooManyRequests } from "../../../service/store/rate-limit.ts";
import { openStore } from "../../../service/store/store.ts";
import { patientRequest } from "../../requests.ts";
import { type Figures, must, type Scenario, until } from "../scenario.ts";
import { ownDatabase, trial } from "../trial.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const STEPS = [HOUR, -HOUR, 3 * DAY, -3 * DAY, -HOUR, 400 * DAY, -400 * DAY];
const EACH = 20;
const LIMIT = { requests: 50, seconds: 600 };

export const clockSteps: Scenario = {
	name: "clock-steps",
	title: "The clock steps by hours and days, forwards and backwards, on both stores",
	atMost: 300,
	run: ({ clockSteps: count, postgres }) =>
		trial(async ({ folder, after }) => {
			const steps = STEPS.slice(0, count);
			const url = await ownDatabase(postgres, after);
			const [sqlite, server] = await Promise.all([
				stepping("sqlite", steps, { DATA_DIR: folder }),
				stepping("postgres", steps, { DATA_DIR: folder, DATABASE_URL: url }),
			]);
			return { steps: steps.length, ...sqlite, ...server };
		}),
};

async function stepping(kind: DatabaseKind, steps: readonly number[], settings: DatabaseSettings): Promise<Figures> {
	const database = await openDatabase(settings);
	const started = performance.now();
	let stepped = 0;
	const now = () => new Date(Date.UTC(2026, 2, 2, 12) + stepped + (performance.now() - started));
	const store = await openStore({
		database,
		now,
		randomBytes,
		newId: randomUUIDv7,
		noticeVersion: "2026-01-01",
		mailDomain: "example.com",
		limits: { address: LIMIT },
	});
	const copies = new Map<string, number>();
	const refused = new Set<string>();
	const deliverer = startDeliverer({
		queue: store.mails,
		send: async ({ messageId, kind: mailKind }) => {
			// Each staff mail is refused once, so that a step also falls between a try and its retry.
			if (mailKind === "staff" && !refused.has(messageId)) {
				refused.add(messageId);
				throw Object.assign(new Error("later"), { code: "ECONNECTION" });
			}
			copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
			return [];
		},
		now,
		random: Math.random,
		idleWait: 20,
		report: () => {},
	});
	const acknowledged = new Set<string>();
	const owed = async () =>
		(await database.db.selectFrom("mails").select("id").where("state", "=", "pending").execute()).length;
	let longestWait = 0;

	for (const step of steps) {
		for (let count = 0; count < EACH; count++) {
			const request = { ...patientRequest, email: `${randomUUID()}@example.com`, request_id: randomUUID() };
			acknowledged.add((await store.requests.accept(request, { networks: clientNetworks(randomUUID()) })).reference);
		}
		longestWait = Math.max(longestWait, await turnedAwayFor(store));
		await until("Each mail tried once", 30, () => refused.size >= acknowledged.size);
		stepped += step;
		// What was due within seconds must not wait for the old time to come round again.
		await until(`Mails after a step of ${step / HOUR} h`, 30, async () => (await owed()) === 0);
	}
	await deliverer.stop();
	const stored = (await store.requests.list(10_000)).map(({ reference }) => reference);
	await store.close();
	must(
		[...acknowledged].every((reference) => stored.includes(reference)),
		"An acknowledged request is missing",
	);
	const most = Math.max(...copies.values());
	must(most === 1, `A mail was sent ${most} times`);
	must(
		longestWait <= LIMIT.seconds,
		`Somebody was told to wait for ${longestWait} s, though the window is ${LIMIT.seconds} s`,
	);
	return { [`acknowledged, ${kind}`]: acknowledged.size, [`mails sent once, ${kind}`]: copies.size };
}

const CROWD = "203.0.113.7";

/** How long somebody who sends too much is told to wait, in seconds. */
async function turnedAwayFor(store: Awaited<ReturnType<typeof openStore>>): Promise<number> {
	for (let count = 0; count <= LIMIT.requests; count++) {
		try {
			await store.requests.countRejected(clientNetworks(CROWD));
		} catch (error) {
			if (error instanceof TooManyRequests) return error.wait;
			throw error;
		}
	}
	return 0;
}
