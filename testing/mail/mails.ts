/** Mails that are due, and a real server to send them to. */
import { randomUUID } from "node:crypto";
import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { ContactRequest } from "../../contract/requests/contact-request.ts";
import { composition } from "../../service/compose-options.ts";
import type { ComposeOptions } from "../../service/mail/compose/options.ts";
import { RFC_TIMEOUTS, smtpTransport } from "../../service/mail/transport.ts";
import { readSettings } from "../../service/settings/settings.ts";
import type { DueMail } from "../../service/store/outbox/mail-queue.ts";
import type { DigestContent } from "../../service/store/outbox/reminders/digest.ts";
import type { NamedRequest, ReminderContent } from "../../service/store/outbox/reminders/reminders.ts";
import { NOON, PAYLOADS, patientRequest, stored } from "../requests.ts";
import written from "./digest.json" with { type: "json" };
import { startMailServer } from "./mail-server.ts";

const SETTINGS = {
	SITE_URL: "https://ivf.example",
	MAIL_FROM: "Grupo ivf.do <hola@ivf.example>",
	NOTIFY_TO: "equipo@ivf.example, Guardia <guardia@ivf.example>",
};

export const COMPOSITION: ComposeOptions = {
	...composition(readSettings(SETTINGS), "https://ivf.example/mesa"),
	now: () => NOON,
};

/** Settings of what sends through this server. */
export const smtpAt = (SMTP_URL: string) => ({ ...SETTINGS, SMTP_URL });

/** @param about the request it belongs to, or what a mail about several says */
export function dueMail(kind: DueMail["kind"], about: ContactRequest | { content: unknown } = patientRequest): DueMail {
	const id = randomUUID();
	const mail = { id, kind, messageId: `<${id}@ivf.example>`, attempts: 0, createdAt: NOON, outcomes: {} };
	return "content" in about ? { ...mail, content: about.content } : { ...mail, request: stored(about) };
}

/** One mail of each kind, with these words in every place that a person may fill. */
export function everyMail(words: string): DueMail[] {
	const request = { ...PAYLOADS.patient, name: words, message: words } as ContactRequest;
	const clinic = { ...PAYLOADS.clinic, name: words, clinic_interest: words, message: words };
	const { digest, named } = written as { digest: DigestContent; named: NamedRequest };
	const content: ReminderContent = { requests: [named, { ...named, suspicion: "too_fast" }], more: 2 };
	const names = new Map([named, ...digest.failed].map(({ reference }) => [reference ?? "", words]));
	const listed = [stored(request), stored(clinic)];
	return [
		dueMail("staff", request),
		dueMail("staff", clinic),
		dueMail("receipt", request),
		{
			...dueMail("reply", request),
			content: { note: "1", action: "1", from: null },
			reply: { text: words, references: ["<1@ivf.example>"] },
		},
		{
			...dueMail("call", request),
			content: { told: "changed", at: NOON.toISOString(), changes: 1 },
			reply: { text: undefined, references: ["<1@ivf.example>"] },
		},
		{ ...dueMail("passed", request), content: { person: "ana@ivf.example", from: null, action: "1" } },
		{ ...dueMail("passed", { content: { ...content, unit: "bi", from: null, action: "1" } }), names },
		{ ...dueMail("batch", { content: undefined }), listed },
		{ ...dueMail("reminder", { content }), names },
		{ ...dueMail("reminder", { content: { ...content, why: "closing" } }), names },
		{ ...dueMail("reminder", { content: { ...content, why: "opening" } }), names },
		{ ...dueMail("reminder", { content: { ...content, why: "calls" } }), names },
		{ ...dueMail("quarantine", { content }), names },
		{ ...dueMail("digest", { content: digest }), names },
	];
}

/** A mail server and the service's transport to it. @param atTheEnd of a test, or of all that share them in a file */
export async function connected(
	options?: SMTPServerOptions,
	atTheEnd: (close: () => Promise<void>) => void = onTestFinished,
	timeouts = RFC_TIMEOUTS,
) {
	const server = await startMailServer(options);
	const transport = smtpTransport(smtpAt(server.url), 4, timeouts);
	atTheEnd(async () => {
		transport.close();
		await server.close();
	});
	return { server, transport };
}
