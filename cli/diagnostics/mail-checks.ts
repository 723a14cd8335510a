/** Checks of the mail server: it can be reached, accepts the login and, on request, accepts a mail. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:tls";
import { createTransport } from "nodemailer";
import { bareAddress, mailDomain } from "../../service/formats/mailbox.ts";
import { printableLine } from "../../service/formats/printable.ts";
import { type Refusal, refusalOf } from "../../service/mail/refusal.ts";
import { SHORT_TIMEOUTS, smtpOptions, smtpTransport } from "../../service/mail/transport.ts";
import { connectionFault, errorCode } from "../../service/process/error-code.ts";
import type { Settings } from "../../service/settings/settings.ts";
import { texts } from "../command.ts";
import { type CheckResult, fault, ok, warning } from "./check.ts";

const STEP_TIMEOUT = 10_000;
// nodemailer's if `smtp:` names none.
const SUBMISSION = 587;

/** Connects and logs in, without sending anything. @param timeout of each step, in milliseconds */
export async function checkMailServer(
	settings: Pick<Settings, "SMTP_URL" | "SITE_URL" | "MAIL_FROM">,
	timeout = STEP_TIMEOUT,
): Promise<CheckResult> {
	const { SMTP_URL } = settings;
	if (!SMTP_URL) return warning("mailServer", texts.doctor.noMailServer);
	const timeouts = { connection: timeout, answer: timeout };
	const transport = createTransport(smtpOptions({ ...settings, SMTP_URL }, timeouts, { dnsTimeout: timeout }));
	const { hostname } = new URL(SMTP_URL);
	try {
		await transport.verify();
		return ok("mailServer", texts.doctor.mailServer, { host: hostname });
	} catch (error) {
		const todo = await whatToDo(error, SMTP_URL, timeout);
		const words = { says: texts.doctor.mailServerShut, todo };
		return fault("mailServer", words, { host: hostname, code: errorCode(error) });
	} finally {
		transport.close();
	}
}

/** What staff should do about a mail server that cannot be used, in Spanish. @param timeout in milliseconds */
async function whatToDo(error: unknown, url: string | undefined, timeout: number): Promise<string> {
	const fault = connectionFault(error);
	if (fault === "timed-out" && url && (await speaksTls(url, timeout))) return texts.doctor.mailTlsTodo;
	return texts.doctor.mailTodo[fault];
}

/** Whether a server that does not answer plain SMTP speaks TLS from the start, as on port 465. */
async function speaksTls(url: string, timeout: number): Promise<boolean> {
	const { protocol, hostname, port } = new URL(url);
	if (protocol !== "smtp:") return false;
	const host = hostname.replace(/^\[|\]$/g, "");
	// Only a TLS handshake is made and no data is sent, so the certificate need not be trusted.
	const socket = connect({ host, port: Number(port || SUBMISSION), rejectUnauthorized: false });
	const connected = once(socket, "secureConnect", { signal: AbortSignal.timeout(timeout) });
	return await connected
		.then(
			() => true,
			() => false,
		)
		.finally(() => socket.destroy());
}

export async function sendTest(settings: Settings, to: string, now: Date): Promise<CheckResult> {
	const { SMTP_URL } = settings;
	if (!SMTP_URL) return fault("testMail", { says: texts.doctor.testNotSent, todo: texts.doctor.noMailServer.todo });
	const transport = smtpTransport({ ...settings, SMTP_URL }, 1, SHORT_TIMEOUTS);
	const from = settings.MAIL_FROM;
	const shown = printableLine(to);
	const failed = (code: string, refusal: Refusal | undefined, otherwise: string) =>
		fault(
			"testMail",
			{ says: texts.doctor.testFailed, todo: refusal ? texts.doctor.testRefusedTodo[refusal] : otherwise },
			{ to: shown, code },
		);
	try {
		const outcomes = await transport.send({
			from,
			to: { name: "", address: to },
			envelope: { from: bareAddress(from), to: [to] },
			messageId: `<${randomUUID()}@${mailDomain(from)}>`,
			date: now,
			subject: texts.doctor.testSubject,
			text: texts.doctor.testText,
		});
		const refused = outcomes.find(({ code }) => code !== null);
		if (!refused) return ok("testMail", texts.doctor.testSent, { to: shown });
		return failed(refused.code ?? "", refused.refusal, texts.doctor.mailTodo.other);
	} catch (error) {
		const code = errorCode(error);
		if ((error as { unconfirmed?: boolean }).unconfirmed)
			return warning("testMail", texts.doctor.testUnconfirmed, { to: shown, code });
		const { code: kind } = error as { code?: string };
		// What is wrong with the connection or the login is said more exactly than that.
		const refusal = kind === "EENVELOPE" || kind === "EMESSAGE" ? refusalOf(error) : undefined;
		return failed(code, refusal, await whatToDo(error, SMTP_URL, STEP_TIMEOUT));
	} finally {
		transport.close();
	}
}
