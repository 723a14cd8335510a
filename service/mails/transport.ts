import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer/index.js";

export interface MailTransport {
	send: (message: Mail.Options) => Promise<void>;
	close: () => void;
}

/** Sends through an SMTP server; rejects with nodemailer's error, which carries the server's code. */
export function smtpTransport(url: string): MailTransport {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: 2,
		connectionTimeout: 20_000,
		greetingTimeout: 20_000,
		socketTimeout: 30_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	} as Parameters<typeof createTransport>[0]);
	return {
		send: async (message) => {
			await transport.sendMail(message);
		},
		close: () => transport.close(),
	};
}

/** Writes each mail as an .eml file, for a machine without a mail server; resolves once it is on disk. */
export function fileTransport(folder: string, now: () => Date): MailTransport {
	const transport = createTransport({ streamTransport: true, buffer: true });
	return {
		send: async (message) => {
			const { message: bytes } = await transport.sendMail(message);
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const time = now().toISOString().replace(/[:.]/g, "-");
			const path = join(folder, `${time}-${message.messageId?.slice(1, 9)}.eml`);
			try {
				await writeDurably(`${path}.part`, bytes as Buffer);
				await rename(`${path}.part`, path);
			} catch (error) {
				// It is tried again under another name; what a visitor typed must not stay behind in this one.
				await rm(`${path}.part`, { force: true });
				throw error;
			}
		},
		close: () => {},
	};
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
	const file = await open(path, "w", 0o600);
	try {
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
}
