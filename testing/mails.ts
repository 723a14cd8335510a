/** Mails that are due, and a real server to send them to. */
import { randomUUID } from "node:crypto";
import { messages, site } from "virtual:content";
import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { ContactRequest } from "../contract/contact-request.ts";
import type { ComposeOptions } from "../service/mail/compose.tsx";
import { smtpTransport } from "../service/mail/transport.ts";
import type { DueMail } from "../service/store/mail-queue.ts";
import { startMailServer } from "./mail-server.ts";
import { NOON, patientRequest, stored } from "./requests.ts";

export const COMPOSITION: ComposeOptions = {
	messages,
	site,
	from: "Grupo ivf.do <hola@ivf.example>",
	timeZone: "America/Santo_Domingo",
	notifyTo: ["equipo@ivf.example", "Guardia <guardia@ivf.example>"],
};

/** @param about the request it belongs to, or what a mail about several says */
export function dueMail(kind: DueMail["kind"], about: ContactRequest | { content: unknown } = patientRequest): DueMail {
	const id = randomUUID();
	const mail = { id, kind, messageId: `<${id}@ivf.example>`, attempts: 0, createdAt: NOON, outcomes: {} };
	return "content" in about ? { ...mail, content: about.content } : { ...mail, request: stored(about) };
}

/**
 * A mail server and the service's transport to it.
 * @param atTheEnd when both are closed: after the test, or after all of a file where they share them
 */
export async function connected(
	options?: SMTPServerOptions,
	atTheEnd: (close: () => Promise<void>) => void = onTestFinished,
) {
	const server = await startMailServer(options);
	const transport = smtpTransport(server.url);
	atTheEnd(async () => {
		transport.close();
		await server.close();
	});
	return { server, transport };
}
