/** A real SMTP server that keeps what it is sent, for tests. */
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail extends Email {
	/** Recipients of the envelope. */
	recipients: string[];
}

export interface MailServer {
	url: string;
	mails: ReceivedMail[];
	/** Resolves once this many mails have come in. */
	received: (count: number) => Promise<ReceivedMail[]>;
	/** Cuts every connection, as a mail server that crashes. */
	hangUp: () => void;
	close: () => Promise<void>;
}

/** @param options where a test wants a server that refuses, stalls or asks for a login */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
	const mails: ReceivedMail[] = [];
	const waiting: { count: number; resolve: () => void }[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		logger: false,
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				const mail = await PostalMime.parse(Buffer.concat(chunks));
				mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
				done();
				for (const { count, resolve } of waiting) if (mails.length >= count) resolve();
			});
		},
		...options,
	});
	// A client that hangs up is part of what is tested, not a fault of the server.
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.server.address() as { port: number };
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		received: async (count) => {
			if (mails.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }));
			return mails;
		},
		hangUp: () => hangUp(server),
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

/** Cuts the connection of a session, or every one. */
export function hangUp(server: SMTPServer, session?: SMTPServerSession): void {
	const connections = server.connections as Set<{ session: SMTPServerSession; _socket: { destroy: () => void } }>;
	for (const connection of connections) {
		if (!session || connection.session === session) connection._socket.destroy();
	}
}
