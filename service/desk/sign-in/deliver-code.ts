/** Sends the code of a sign-in. It waits in memory, not in the queue: on disk codes are only hashes. */
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Desk } from "../../../content-model/desk/desk.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import { MINUTE, SECOND } from "../../durations.ts";
import { bareAddress, mailDomain } from "../../formats/mailbox.ts";
import { type MailBody, mailText, reference, small, usual } from "../../mail/layout/mail-body.ts";
import { mailHtml } from "../../mail/layout/mail-html.tsx";
import type { MailTransport } from "../../mail/transport.ts";
import { errorCode } from "../../process/error-code.ts";
import type { Log } from "../../process/log.ts";

/** Random: work right after the answer would show in the time of the connection's next answer. */
const MIN_PAUSE = SECOND;
const MAX_PAUSE = 5 * SECOND;

/** Waits between tries; past the last one a code is of little use, and another is soon asked for. */
const RETRIES = [2 * SECOND, 10 * SECOND, 30 * SECOND, MINUTE];

/** How long a stop waits for a mail server that has a code in hand. */
const STOP_PATIENCE = 2 * SECOND;

const NO_CODE = "000000";

export type CodeMails = ReturnType<typeof codeMails>;

type CodeWords = Desk["signIn"]["mail"];

interface CodeMailsOptions {
	transport: Pick<MailTransport, "send" | "close">;
	words: CodeWords;
	from: string;
	sender: string;
	newId: () => string;
	now: () => Date;
	log: Log;
	/** How long to wait before a mail is composed and sent, in milliseconds. */
	pause?: () => number;
}

export function codeMails(options: CodeMailsOptions) {
	const { transport, words, from, sender, newId, now, log, pause = () => randomInt(MIN_PAUSE, MAX_PAUSE) } = options;
	const stopping = new AbortController();
	const running = new Set<Promise<void>>();

	async function deliver(address: string, code: string | undefined, words: CodeWords): Promise<void> {
		await wait(pause(), undefined, { signal: stopping.signal, ref: false }).catch(() => {});
		const body = codeMail(words, code ?? NO_CODE);
		const message = {
			from,
			to: { name: "", address },
			subject: fill(words.subject, { code: code ?? NO_CODE }),
			messageId: `<${newId()}@${mailDomain(from)}>`,
			date: now(),
			html: mailHtml(body, sender),
			text: mailText(body),
			envelope: { from: bareAddress(from), to: [address] },
		};
		if (code === undefined) return;
		for (const pause of [...RETRIES, undefined]) {
			const failure = await transport
				.send(message)
				.then((outcomes) => outcomes.find(({ code }) => code !== null)?.code ?? undefined, errorCode);
			if (failure === undefined) {
				log.info({}, "desk code sent");
				return;
			}
			log.warn({ error: failure, again: pause !== undefined }, "desk code not sent");
			if (pause === undefined) return;
			await wait(pause, undefined, { signal: stopping.signal, ref: false });
		}
	}

	return {
		/** Sends a code some seconds later; logs no address. A mail is composed even without a code. @param told its words */
		send: (address: string, code: string | undefined, told = words): void => {
			const delivery = deliver(address, code, told)
				.catch((error) => {
					if (!stopping.signal.aborted) log.error({ error: errorCode(error) }, "desk code not sent");
				})
				.finally(() => running.delete(delivery));
			running.add(delivery);
		},
		/** Sends what still waits for its time, gives up what has failed, and closes the connection. */
		stop: async (): Promise<void> => {
			stopping.abort();
			await Promise.race([Promise.all(running), wait(STOP_PATIENCE, undefined, { ref: false })]);
			transport.close();
			await Promise.all(running);
		},
	};
}

function codeMail({ preview, title, lead, lasts, mistake }: CodeWords, code: string): MailBody {
	// In two groups, as people read and say it.
	const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
	return { preview, title, blocks: [usual(lead), reference(spaced), usual(lasts), small(mistake)] };
}
