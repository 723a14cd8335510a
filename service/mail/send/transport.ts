import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer/index.js";
import { errorCode } from "../../process/error-code.ts";
import { isPermanent } from "../backoff.ts";
import { RFC_TIMEOUTS, smtpOptions } from "./smtp-options.ts";

/** Outcome of a mail at one address. */
export interface AddressOutcome {
	address: string;
	/** Null if it was accepted. */
	code: string | null;
	/** Whether a retry is pointless. */
	permanent: boolean;
}

export interface MailTransport {
	/**
	 * Sends a message with its envelope; rejects if the attempt failed for every address, `unconfirmed` if all of it was
	 * sent without an answer: it may have been delivered.
	 */
	send: (message: Mail.Options) => Promise<readonly AddressOutcome[]>;
	/** Closes the connections; what is being sent fails. */
	close: () => void;
}

interface Refused {
	rejectedErrors?: (Error & { recipient?: string })[];
}

/** What nodemailer is given beside a message. */
interface Watched extends Mail.Options {
	signal: AbortSignal;
	/** Called once the message was read to its end, which is when the end of DATA is sent. */
	onEnd: () => void;
}

/** Sends through an SMTP server; rejects with nodemailer's error, which carries the server's code. */
export function smtpTransport(url: string, maxConnections = 4, timeouts = RFC_TIMEOUTS): MailTransport {
	const options = smtpOptions(url, timeouts, {
		pool: true,
		maxConnections,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const transport = createTransport(options);
	transport.use("stream", ({ data, message }, done) => {
		message.processFunc((input) => input.once("end", (data as Watched).onEnd));
		done();
	});
	return {
		send: async (message) => {
			const to = [message.envelope?.to ?? []].flat() as string[];
			let ended = false;
			const onEnd = () => {
				ended = true;
			};
			const watched: Watched = { ...message, signal: AbortSignal.timeout(timeouts.mail), onEnd };
			try {
				const { rejectedErrors = [] } = (await transport.sendMail(watched)) as Refused;
				return outcomes(to, rejectedErrors, undefined);
			} catch (error) {
				const { rejectedErrors = [], responseCode } = error as Refused & { responseCode?: number };
				if (ended && !responseCode) throw Object.assign(error as Error, { unconfirmed: true });
				if (rejectedErrors.length === 0) throw error;
				return outcomes(to, rejectedErrors, error);
			}
		},
		close: () => transport.close({ force: true }),
	};
}

/** @param failure of the whole mail; it applies to every address that was not refused individually */
function outcomes(to: readonly string[], refused: Required<Refused>["rejectedErrors"], failure: unknown) {
	return to.map((address): AddressOutcome => {
		const error = refused.find(({ recipient }) => recipient?.toLowerCase() === address.toLowerCase()) ?? failure;
		if (error === undefined) return { address, code: null, permanent: false };
		return { address, code: errorCode(error), permanent: isPermanent(error) };
	});
}
