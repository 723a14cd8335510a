import { createTransport } from "nodemailer";
import type { SMTPServerOptions } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../testing/mail/mail-server.ts";
import { smtpAt } from "../../testing/mail/mails.ts";
import { refusalOf } from "./refusal.ts";
import { SHORT_TIMEOUTS, smtpOptions } from "./transport.ts";

type Stage = "CONN" | "AUTH" | "MAIL" | "RCPT" | "DATA";

/** A server that says this at one stage. */
function refusing(stage: Stage, reply: string): SMTPServerOptions {
	const error = Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
	const say = (at: Stage) => (at === stage ? error : null);
	return {
		authOptional: true,
		allowInsecureAuth: true,
		onConnect: (_session, done) => done(say("CONN")),
		onAuth: (_auth, _session, done) => (stage === "AUTH" ? done(error) : done(null, { user: "ana" })),
		onMailFrom: (_address, _session, done) => done(say("MAIL")),
		onRcptTo: (_address, _session, done) => done(say("RCPT")),
		onData: (stream, _session, done) => stream.resume().on("end", () => done(say("DATA"))),
	};
}

async function refusedBy(options: SMTPServerOptions) {
	const server = await startMailServer(options);
	const url = server.url.replace("//", "//ana:clave@");
	const transport = createTransport(smtpOptions(smtpAt(url), SHORT_TIMEOUTS, {}));
	onTestFinished(async () => {
		transport.close();
		await server.close();
	});
	return await transport.sendMail({ from: "hola@ivf.example", to: "ana@example.com", text: "Hola" }).catch(refusalOf);
}

/** Each of these replies with what it is about. All at once: a server waits before it greets. */
async function about(replies: readonly (readonly [Stage, string])[]) {
	return await Promise.all(
		replies.map(async ([stage, reply]) => [stage, reply, await refusedBy(refusing(stage, reply))]),
	);
}

const all = (replies: readonly (readonly [Stage, string])[], refusal: string | undefined) =>
	replies.map((reply) => [...reply, refusal]);

const NO_RECIPIENT: readonly (readonly [Stage, string])[] = [
	["RCPT", "550 5.1.1 The email account that you tried to reach does not exist"],
	["RCPT", "550 5.1.1 <ana@example.com>: User unknown in relay recipient table"],
	["RCPT", "550 5.1.2 Host unknown"],
	["RCPT", "501 5.1.3 Bad recipient address syntax"],
	["RCPT", "556 5.1.10 Recipient address has null MX"],
	["RCPT", "550 5.2.1 The email account that you tried to reach is disabled"],
	["RCPT", "550 5.4.1 Recipient address rejected: Access denied"],
	["RCPT", "550 5.5.0 Requested action not taken: mailbox unavailable"],
	["RCPT", "550 no such user"],
	["RCPT", "553 mailbox name not allowed"],
];

const BECAUSE_OF_US: readonly (readonly [Stage, string])[] = [
	["CONN", "554 5.7.1 Service unavailable; client blocked using bl.example"],
	["AUTH", "535 5.7.8 Username and Password not accepted"],
	["AUTH", "530 5.7.0 Authentication Required"],
	["MAIL", "550 5.4.5 Daily user sending quota exceeded"],
	["MAIL", "530 5.7.0 Authentication Required"],
	["MAIL", "550 5.1.8 Access denied, bad outbound sender"],
	["MAIL", "550 no"],
	["RCPT", "550 5.4.5 Daily user sending quota exceeded"],
	["RCPT", "550 5.1.90 You have reached your daily limit for message recipients"],
	["RCPT", "550 5.1.8 <hola@ivf.example>: Sender address rejected: Domain not found"],
	["RCPT", "553 5.7.1 <hola@ivf.example>: Sender address rejected: not owned by user"],
	["RCPT", "554 5.7.1 <ana@example.com>: Relay access denied"],
	["RCPT", "550 relay not permitted"],
	["RCPT", "550 send spam mail rejected: exceeded hour limit"],
	["RCPT", "552 5.2.2 The email account that you tried to reach is over quota"],
	["RCPT", "550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents delivery"],
	["RCPT", "550 Greylisted, please try again"],
	["RCPT", "550 límite diario superado"],
	["RCPT", "550 buzón lleno"],
	["DATA", "550 5.4.5 Daily user sending quota exceeded"],
	["DATA", "550 5.7.60 Client does not have permissions to send as this sender"],
	["DATA", "550 5.7.26 Unauthenticated email is not accepted due to DMARC"],
	["DATA", "550 5.7.708 Access denied, traffic not accepted from this IP"],
	["DATA", "530 5.7.57 Client not authenticated to send mail"],
];

const CONTENT: readonly (readonly [Stage, string])[] = [
	["DATA", "554 5.7.1 Message rejected as spam"],
	["DATA", "554 5.7.0 The limit on the number of allowed outgoing messages was exceeded"],
	["DATA", "550 5.7.1 Our system has detected that this message is likely unsolicited mail"],
	["DATA", "550 5.6.0 Message content rejected"],
	["DATA", "552 5.3.4 Message size exceeds fixed limit"],
	["DATA", "552 too much"],
	["DATA", "554 no"],
	["MAIL", "552 5.3.4 Message size exceeds fixed limit"],
];

const FOR_NOW: readonly (readonly [Stage, string])[] = [
	["CONN", "421 4.7.0 Try again later"],
	["MAIL", "451 4.3.0 Temporary lookup failure"],
	["MAIL", "452 4.3.1 Insufficient system storage"],
	["RCPT", "450 4.2.1 is receiving mail at a rate that"],
	["DATA", "452 4.5.3 Too many recipients"],
	["DATA", "421 4.7.28 unusual rate of mail"],
];

it("a recipient that is not there, has moved or takes nothing is refused for good", async () => {
	expect(await about(NO_RECIPIENT)).toEqual(all(NO_RECIPIENT, "recipient"));
});

it("what is refused because of us is tried again", async () => {
	expect(await about(BECAUSE_OF_US)).toEqual(all(BECAUSE_OF_US, "sender"));
});

it("what comes after the whole mail may be about what it says", async () => {
	expect(await about(CONTENT)).toEqual(all(CONTENT, "content"));
});

it("what is refused for now is no refusal", async () => {
	expect(await about(FOR_NOW)).toEqual(all(FOR_NOW, undefined));
});
