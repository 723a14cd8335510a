/** One attacker with a whole IPv6 /48, who wants the receipts to bury one mailbox, or a list of strangers. */

import { atOnce, must, tally } from "../../must.ts";
import { post } from "../callers.ts";
import { ended, keptRequests } from "../kept.ts";
import { type Scenario, STORED } from "../scenario.ts";

const AT_ONCE = 8;
const RECEIPTS_PER_HOUR = 20;
const VICTIM = "anaperez";

export const mailBomb: Scenario = {
	name: "mail-bomb",
	title: "Mail bomb: one /48 of IPv6, every spelling of one mailbox, and a list of strangers",
	promised: [
		STORED,
		"docs/guia-de-despliegue.md: solicitudes desde una dirección; en IPv6, su red /64, y con 4 y 16 veces el límite sus redes /56 y /48",
		"docs/guia-de-despliegue.md: acuses a un mismo buzón | uno al día",
		"docs/guia-de-despliegue.md: acuses a todos, en una hora",
	],
	atMost: 300,
	run: async ({ amount, settings, service }) => {
		const most = amount(4000, 200);
		const limit = Math.ceil(most / 32);
		const running = await service({
			// A window that outlasts the trial: what one network may send is sent once.
			RATE_LIMIT: `${limit}/86400`,
			RATE_LIMIT_EMAIL: "5/3600",
			RECEIPTS_PER_HOUR: String(RECEIPTS_PER_HOUR),
			TRUST_PROXY: "1",
		});
		const answers = new Map<string, number>();
		const acknowledged = new Set<string>();
		let sent = 0;
		await atOnce(AT_ONCE, async () => {
			for (let place = sent++; place < most; place = sent++) {
				const email = place % 2 ? spelling(place) : `extrano-${place}@example.com`;
				const body = JSON.stringify({ type: "patient", name: `Nadie ${place}`, email, country: "OTHER" });
				const from = { "X-Forwarded-For": `2001:db8:7:${place.toString(16)}::1` };
				const { status, reference } = await post(running.url, body, from);
				tally(answers, status);
				if (reference) acknowledged.add(reference);
			}
		});
		await ended(running);

		const requests = await keptRequests(settings);
		const stored = new Set(requests.map(({ reference }) => reference));
		const receipts = requests.filter(({ receipt_at }) => receipt_at !== null).map(({ mailbox }) => mailbox);
		const missing = [...acknowledged].filter((reference) => !stored.has(reference)).length;
		must(answers.size <= 2 && answers.has("200") && answers.has("429"), `Answered ${[...answers.keys()].join(", ")}`);
		must(missing === 0, `${missing} acknowledged requests are missing`);
		must(acknowledged.size === stored.size, `${stored.size} stored, ${acknowledged.size} acknowledged`);
		must(stored.size <= 16 * limit, `One /48 had ${stored.size} requests taken, with a limit of ${16 * limit}`);
		must(new Set(receipts).size === receipts.length, "A mailbox was owed more than one receipt");
		must(receipts.length <= RECEIPTS_PER_HOUR, `${receipts.length} receipts were owed within an hour`);
		return {
			"requests sent": most,
			"acknowledged and stored": stored.size,
			"turned away": answers.get("429") ?? 0,
			"held for staff": requests.filter(({ suspicion }) => suspicion === "too_often").length,
			receipts: receipts.length,
			"most receipts to one mailbox": 1,
		};
	},
};

/** Ever another way to write the victim's address. */
function spelling(place: number): string {
	const dotted = [...VICTIM].map((letter, at) => (at > 0 && (place >> at) & 1 ? `.${letter}` : letter)).join("");
	return `${dotted}+${place}@${place % 3 ? "gmail.com" : "GoogleMail.com"}`;
}
