/** The mail server: reachable, lets us in, and, on request, takes a mail. */
import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import type { Settings } from "../../service/config.ts";
import { errorCode } from "../../service/error-code.ts";
import { isPermanent } from "../../service/mails/backoff.ts";
import type { MailFiles } from "../../service/mails/mail-files.ts";
import { bareAddress, mailDomain } from "../../service/mails/mailbox.ts";
import { smtpOptions } from "../../service/mails/smtp-options.ts";
import { fileTransport, smtpTransport } from "../../service/mails/transport.ts";
import { printableLine } from "../printable.ts";
import { DOCTOR } from "../words/doctor.ts";
import { type Finding, fault, ok, warning } from "./finding.ts";
import { clockFinding } from "./store-checks.ts";

const PATIENCE = 10_000;

/** Connects and logs in, without sending anything. */
export async function checkMailServer({ SMTP_URL }: Settings, now: () => Date): Promise<Finding[]> {
	if (!SMTP_URL) return [warning("mailServer", DOCTOR.noMailServer, DOCTOR.noMailServerTodo)];
	const greeting: { text?: string } = {};
	const options = smtpOptions(SMTP_URL, {
		connectionTimeout: PATIENCE,
		greetingTimeout: PATIENCE,
		socketTimeout: PATIENCE,
		dnsTimeout: PATIENCE,
		debug: true,
		logger: listener(greeting),
	});
	const transport = createTransport(options);
	const { hostname } = new URL(SMTP_URL);
	try {
		await transport.verify();
		return [ok("mailServer", DOCTOR.mailServer(hostname)), ...greetedClock(greeting.text, now)];
	} catch (error) {
		return [fault("mailServer", DOCTOR.mailServerShut(hostname, errorCode(error)), whatToDo(error))];
	} finally {
		transport.close();
	}
}

function whatToDo(error: unknown): string {
	const { code } = error as { code?: string };
	if (code === "EAUTH") return DOCTOR.mailLoginTodo;
	return code === "ETLS" ? DOCTOR.mailUnencryptedTodo : DOCTOR.mailServerTodo;
}

/** Some servers greet with the time: a clock to compare with, at no further call. */
function greetedClock(greeting: string | undefined, now: () => Date): Finding[] {
	const [, date] = greeting?.match(/;\s*(\w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d [+-]\d{4})/) ?? [];
	return date ? [clockFinding("mailClock", DOCTOR.mailClock, Date.parse(date) - now().getTime())] : [];
}

/** Takes the server's first line from what nodemailer logs, and nothing else: the rest may hold the login. */
function listener(greeting: { text?: string }) {
	const note = (fields: { tnx?: string }, text: unknown) => {
		if (fields.tnx === "server" && greeting.text === undefined) greeting.text = String(text);
	};
	const deaf = () => {};
	return { level: deaf, trace: note, debug: note, info: note, warn: deaf, error: deaf, fatal: deaf };
}

/** Sends a mail that says what it is. */
export async function sendTest(settings: Settings, files: MailFiles, to: string, now: Date): Promise<Finding> {
	const transport = settings.SMTP_URL ? smtpTransport(settings.SMTP_URL) : fileTransport(files);
	const from = settings.MAIL_FROM;
	try {
		const outcomes = await transport.send({
			from,
			to: { name: "", address: to },
			envelope: { from: bareAddress(from), to: [to] },
			messageId: `<${randomUUID()}@${mailDomain(from)}>`,
			date: now,
			subject: DOCTOR.testSubject,
			text: DOCTOR.testText,
			headers: { "Auto-Submitted": "auto-generated" },
		});
		const refused = outcomes.find(({ code }) => code !== null);
		if (refused) {
			const todo = refused.permanent ? DOCTOR.testRefusedTodo : DOCTOR.mailServerTodo;
			return testFault(to, refused.code ?? "", todo);
		}
		return ok("testMail", settings.SMTP_URL ? DOCTOR.testSent(printableLine(to)) : DOCTOR.testKept);
	} catch (error) {
		return testFault(to, errorCode(error), isPermanent(error) ? DOCTOR.testRefusedTodo : whatToDo(error));
	} finally {
		transport.close();
	}
}

function testFault(to: string, code: string, todo: string): Finding {
	return fault("testMail", DOCTOR.testFailed(printableLine(to), code), todo);
}
