import { desk } from "virtual:content";
import { expect, onTestFinished, test } from "vitest";
import { keptLog } from "../../../testing/app.ts";
import { startMailServer } from "../../../testing/mail/mail-server.ts";
import { smtpAt } from "../../../testing/mail/mails.ts";
import { NOON } from "../../../testing/requests.ts";
import { smtpTransport } from "../../mail/transport.ts";
import { codeMails } from "./deliver-code.ts";

async function codesThrough(options: Parameters<typeof startMailServer>[0] = {}) {
	const server = await startMailServer(options);
	onTestFinished(server.close);
	const { log, entries } = keptLog();
	const codes = codeMails({
		transport: smtpTransport(smtpAt(server.url), 1),
		words: desk.signIn.mail,
		from: "Grupo ivf.do <hola@example.com>",
		sender: "Grupo ivf.do",
		newId: () => "01",
		now: () => NOON,
		log,
		pause: () => 0,
	});
	onTestFinished(codes.stop);
	return { codes, server, entries };
}

test("until its time has come, nothing is done for any address; then the mail is composed for each", async () => {
	const work: string[] = [];
	const { log, entries } = keptLog();
	const codes = codeMails({
		transport: {
			send: async () => {
				work.push("sent");
				return [];
			},
			close: () => {},
		},
		words: desk.signIn.mail,
		from: "Grupo ivf.do <hola@example.com>",
		sender: "Grupo ivf.do",
		newId: () => "01",
		now: () => {
			work.push("composed");
			return NOON;
		},
		log,
	});
	codes.send("ana@example.org", "012345");
	codes.send("eva@example.org", undefined);
	// Far beyond the answer to the next request on the same connection.
	for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
	expect([work, entries]).toEqual([[], []]);
	await codes.stop();
	expect(work.toSorted()).toEqual(["composed", "composed", "sent"]);
});

test("the code leaves as a mail to that address alone, in its subject and in two groups within", async () => {
	const { codes, server, entries } = await codesThrough();
	codes.send("ana@example.org", "012345");
	const [mail] = await server.received(1);
	expect(mail?.recipients).toEqual(["ana@example.org"]);
	expect(mail?.text).toContain("012 345");
	expect(mail?.html).toContain("012 345");
	expect(mail?.subject).toBe("012345 es tu código para entrar en la mesa");
	await expect.poll(() => entries.map(({ message }) => message)).toEqual(["desk code sent"]);
	expect(JSON.stringify(entries)).not.toMatch(/example\.org|012345/);
});

test("without a code nothing is sent", async () => {
	const { codes, server } = await codesThrough();
	codes.send("eva@example.org", undefined);
	codes.send("ana@example.org", "111222");
	expect((await server.received(1)).map(({ recipients }) => recipients)).toEqual([["ana@example.org"]]);
});

test.each([
	["fails", "onMailFrom", 451],
	["refuses the address", "onRcptTo", 550],
] as const)("a mail server that %s once gets the code again", async (_what, event, responseCode) => {
	let failures = 1;
	const { codes, server, entries } = await codesThrough({
		[event](_address: unknown, _session: unknown, done: (error?: Error) => void) {
			if (failures-- > 0) done(Object.assign(new Error("not now"), { responseCode }));
			else done();
		},
	});
	codes.send("ana@example.org", "111222");
	await server.received(1);
	expect(entries[0]).toMatchObject({ message: "desk code not sent", error: expect.stringMatching(/./), again: true });
	await expect.poll(() => entries.at(-1)?.message).toBe("desk code sent");
});

test("a mail server that keeps a code waiting does not hold up a stop", async () => {
	const taken = Promise.withResolvers<void>();
	const { codes, entries } = await codesThrough({ onData: (stream) => stream.resume().on("end", taken.resolve) });
	codes.send("ana@example.org", "111222");
	await taken.promise;
	await codes.stop();
	expect(entries).toMatchObject([{ message: "desk code not sent", error: "ECONNECTION" }]);
});
