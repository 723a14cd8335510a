/** A real SMTP server that keeps what it is sent, for tests. */
import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail extends Email {
	recipients: string[];
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** @param options if a test wants a server that refuses, stalls or asks for a login */
export async function startMailServer(options: SMTPServerOptions = {}) {
	const mails: ReceivedMail[] = [];
	const arrivals = new EventEmitter();
	const { server, url } = await listenForMail({
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				const mail = await PostalMime.parse(Buffer.concat(chunks));
				mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
				done();
				arrivals.emit("mail");
			});
		},
		...options,
	});
	return {
		url,
		mails,
		sentTo: (address: string) => mails.filter(({ recipients }) => recipients.includes(address)),
		/** Resolves once this many mails have come in. */
		received: async (count: number) => {
			while (mails.length < count) await once(arrivals, "mail");
			return mails;
		},
		/** Cuts every connection, as a mail server that crashes. */
		hangUp: () => hangUp(server),
		close: () => new Promise<void>((resolve) => server.close(resolve)),
	};
}

/** A server on this machine that asks for no login. @param port a free one if 0 */
export async function listenForMail(options: SMTPServerOptions, port = 0) {
	const usual = { authOptional: true, disabledCommands: ["STARTTLS"], logger: false };
	const server = new SMTPServer({ ...usual, ...options });
	// A client that hangs up is part of what is tested, not a fault of the server.
	server.on("error", () => {});
	server.listen(port, "127.0.0.1");
	await once(server.server, "listening");
	return { server, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

/** Cuts the connection of a session, or every one. */
export function hangUp(server: SMTPServer, session?: SMTPServerSession): void {
	const connections = server.connections as Set<{ session: SMTPServerSession; _socket: { destroy: () => void } }>;
	for (const connection of connections) {
		if (!session || connection.session === session) connection._socket.destroy();
	}
}
