/** One attacker with a whole IPv6 /48, who wants the receipts to bury one mailbox, or a list of strangers. */
import { randomUUID } from "node:crypto";
import { openDatabase } from "../../../service/database/open-database.ts";
import { post } from "../callers.ts";
import { must, type Scenario } from "../scenario.ts";
import { trial } from "../trial.ts";

const AT_ONCE = 8;
const RECEIPTS_PER_HOUR = 20;
const VICTIM = "anaperez";

export const mailCannon: Scenario = {
	name: "mail-cannon",
	title: "Mail cannon: one /48 of IPv6, every spelling of one mailbox, and a list of strangers",
	atMost: 300,
	run: ({ shots }) =>
		trial(async ({ folder, service }) => {
			const settings = { DATA_DIR: folder };
			// A window that outlasts the trial: what one network may send is sent once.
			const limit = Math.ceil(shots / 32);
			const running = await service({
				...settings,
				RATE_LIMIT: `${limit}/86400`,
				RATE_LIMIT_EMAIL: "5/3600",
				RECEIPTS_PER_HOUR: String(RECEIPTS_PER_HOUR),
				TRUST_PROXY: "1",
			});
			const answers = new Map<string, number>();
			const acknowledged = new Set<string>();
			let shot = 0;
			const attackers = Array.from({ length: AT_ONCE }, async () => {
				for (let place = shot++; place < shots; place = shot++) {
					const email = place % 2 ? spelling(place) : `extrano-${place}@example.com`;
					const from = { "X-Forwarded-For": `2001:db8:7:${place.toString(16)}::1` };
					const { status, reference } = await post(running.url, body(email), undefined, from);
					answers.set(status, (answers.get(status) ?? 0) + 1);
					if (reference) acknowledged.add(reference);
				}
			});
			await Promise.all(attackers);
			must((await running.stop()) === 0, "The service did not end cleanly");

			const { db } = await openDatabase(settings);
			const requests = await db
				.selectFrom("requests")
				.select(["reference", "suspicion", "mailbox", "receipt_at"])
				.execute();
			await db.destroy();
			const stored = new Set(requests.map(({ reference }) => reference));
			const withReceipt = requests.filter(({ receipt_at }) => receipt_at !== null);
			const byMailbox = new Map<string | null, number>();
			for (const { mailbox } of withReceipt) byMailbox.set(mailbox, (byMailbox.get(mailbox) ?? 0) + 1);
			const most = Math.max(0, ...byMailbox.values());
			must(
				[...answers.keys()].every((status) => status === "200" || status === "429"),
				`Answered ${[...answers.keys()].join(", ")}`,
			);
			must(
				[...acknowledged].every((one) => stored.has(one)),
				"An acknowledged request is missing",
			);
			must(acknowledged.size === stored.size, `${stored.size} stored, ${acknowledged.size} acknowledged`);
			must(stored.size <= 16 * limit, `One /48 had ${stored.size} requests taken, with a limit of ${16 * limit}`);
			must(most === 1, `A mailbox was owed ${most} receipts`);
			must(withReceipt.length <= RECEIPTS_PER_HOUR, `${withReceipt.length} receipts were owed within an hour`);
			return {
				shots,
				"acknowledged and stored": stored.size,
				"turned away": answers.get("429") ?? 0,
				"held for staff": requests.filter(({ suspicion }) => suspicion === "too_often").length,
				receipts: withReceipt.length,
				"receipts to the one mailbox": most,
			};
		}),
};

/** Ever another way to write the victim's address. */
function spelling(place: number): string {
	const dotted = [...VICTIM].map((letter, at) => (at > 0 && (place >> at) & 1 ? `.${letter}` : letter)).join("");
	return `${dotted}+${place}@${place % 3 ? "gmail.com" : "GoogleMail.com"}`;
}

function body(email: string): string {
	return JSON.stringify({ type: "patient", name: "Nadie", email, country: "OTHER", request_id: randomUUID() });
}
