import PostalMime, { type Email } from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { freshDelivery, sendThrough } from "../../testing/mail/deliveries.ts";
import { connected, smtpAt } from "../../testing/mail/mails.ts";
import { HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import { smtpTransport } from "./transport.ts";

/** What a mail server answers instead of taking a mail. */
const refusal = (responseCode: number) => Object.assign(new Error("no, ana@example.com"), { responseCode });

/** A server that refuses so many mails whose text or headers hold this, and keeps the others. */
function refusingContent(what: RegExp, count: number) {
	const taken: Email[] = [];
	let left = count;
	const onData: SMTPServerOptions["onData"] = async (stream, _session, done) => {
		const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
		const refused = what.test(JSON.stringify(mail)) && left-- > 0;
		if (!refused) taken.push(mail);
		done(refused ? refusal(554) : null);
	};
	return { options: { onData }, taken };
}

/** What the queue holds after both mails met this server. */
async function afterMeeting(options: SMTPServerOptions, credentials?: string) {
	const { server, transport } = await connected(options);
	const through = credentials ? smtpTransport(smtpAt(server.url.replace("//", `//${credentials}@`))) : transport;
	const { store, start, mails } = await freshDelivery();
	await store.requests.accept(patientRequest);
	const settled = Promise.withResolvers<void>();
	let events = 0;
	start({ send: sendThrough(through), report: () => ++events === 2 && settled.resolve() });
	await settled.promise;
	through.close();
	return (await mails()).map(({ state, last_error }) => [state, last_error]);
}

describe("a mail server that refuses", () => {
	it("for now gets the same mail again, with the same Message-ID", async () => {
		const ids: (string | undefined)[] = [];
		const { transport } = await connected({
			onData(stream, _session, done) {
				let mail = "";
				stream.on("data", (chunk) => {
					mail += chunk;
				});
				stream.on("end", () => {
					ids.push(mail.match(/^Message-ID: (\S+)/im)?.[1]);
					done(ids.length <= 2 ? refusal(451) : null);
				});
			},
		});
		const { store, clock, start, reported, mails, events } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({ send: sendThrough(transport) });
		await reported("mail retried", 2);
		expect(events).toMatchObject([{ error: "451 EMESSAGE" }, { error: "451 EMESSAGE" }]);
		clock.time = new Date(NOON.getTime() + HOUR);
		await reported("mail sent", 2);
		const kept = await mails();
		expect(ids.slice(2).sort()).toEqual(ids.slice(0, 2).sort());
		expect(ids.slice(2).sort()).toEqual(kept.map(({ message_id }) => message_id).sort());
		expect(kept).toMatchObject([
			{ state: "sent", attempts: 2, last_error: null },
			{ state: "sent", attempts: 2, last_error: null },
		]);
	});

	it("an address for good makes the mail fail, with the code and without the server's words", async () => {
		expect(await afterMeeting({ onRcptTo: (_address, _session, done) => done(refusal(550)) })).toEqual([
			["failed", "550 EENVELOPE"],
			["failed", "550 EENVELOPE"],
		]);
	});

	it("one address keeps the mail to another", async () => {
		const held = await afterMeeting({
			onRcptTo: ({ address }, _session, done) => done(address === "ana@example.com" ? refusal(550) : null),
		});
		expect(held).toEqual([
			["sent", null],
			["failed", "550 EENVELOPE"],
		]);
	});

	it("the content is not given the same again: the notice to staff goes without what the visitor wrote", async () => {
		const { options, taken } = refusingContent(/Ana|ana@example/, 9);
		const { transport } = await connected(options);
		const { store, clock, start, reported, mails, events } = await freshDelivery();
		const { reference } = await store.requests.accept(patientRequest);
		start({ send: sendThrough(transport), lanes: ["staff"] });
		await reported("mail retried");
		expect(events).toMatchObject([{ error: "CONTENT 554 EMESSAGE" }]);
		clock.time = new Date(NOON.getTime() + 2000);
		await reported("mail sent");
		const [mail] = taken;
		expect(mail?.subject).toBe(`Solicitud guardada: ${reference}`);
		expect(mail?.replyTo).toBeUndefined();
		expect(mail?.text).toContain(`\n${reference}: https://ivf.example/mesa/${reference} · Soy paciente · `);
		expect((await mails())[0]).toMatchObject({ kind: "staff", state: "sent", attempts: 2 });
	});

	it("every content, as one does whose quota is used up, gets both by turns, until it takes the whole", async () => {
		const { options, taken } = refusingContent(/./, 4);
		const { transport } = await connected(options);
		const { store, clock, start, reported, events } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({ send: sendThrough(transport), lanes: ["staff"] });
		for (let tries = 1; tries <= 4; tries++) {
			await reported("mail retried", tries);
			clock.time = new Date(clock.time.getTime() + HOUR);
		}
		await reported("mail sent");
		const codes = ["CONTENT 554 EMESSAGE", "554 EMESSAGE"];
		expect(events.flatMap((event) => ("error" in event ? event.error : []))).toEqual([...codes, ...codes]);
		expect(taken).toMatchObject([{ replyTo: [{ address: "ana@example.com" }] }]);
	});

	it("the content of a receipt, which holds no word of the visitor's, gets it again", async () => {
		const { transport } = await connected(refusingContent(/./, 1).options);
		const { store, start, reported, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({ send: sendThrough(transport), lanes: ["receipt"] });
		await reported("mail retried");
		expect((await mails())[1]).toMatchObject({ kind: "receipt", state: "pending", last_error: "554 EMESSAGE" });
	});

	it("our sender is tried again for as long as a server that is down", async () => {
		const held = await afterMeeting({ onMailFrom: (_address, _session, done) => done(refusal(550)) });
		expect(held).toEqual([
			["pending", "550 EENVELOPE MAIL FROM"],
			["pending", "550 EENVELOPE MAIL FROM"],
		]);
	});

	it("our login is tried again, for staff can mend it", async () => {
		const held = await afterMeeting(
			{
				disabledCommands: ["STARTTLS"],
				allowInsecureAuth: true,
				onAuth: (_auth, _session, done) => done(refusal(535)),
			},
			"ana:mala",
		);
		expect(held).toEqual([
			["pending", "535 EAUTH"],
			["pending", "535 EAUTH"],
		]);
	});

	it("us for want of a login is tried again, for staff can mend it", async () => {
		const held = await afterMeeting({ authOptional: false, allowInsecureAuth: true });
		expect(held).toEqual([
			["pending", "530 EENVELOPE MAIL FROM"],
			["pending", "530 EENVELOPE MAIL FROM"],
		]);
	});

	it("the very connection is tried again, for that says nothing of the mail", async () => {
		const held = await afterMeeting({ onConnect: (_session, done) => done(refusal(554)) });
		expect(held.map(([state]) => state)).toEqual(["pending", "pending"]);
		for (const [, error] of held) expect(error).toMatch(/^554 E[A-Z]+$/);
	});

	it("a second mail on a connection that it closes with 421 gets it on another, once", async () => {
		const sessions = new Set<string>();
		const { server } = await connected({
			onMailFrom(_address, { id }, done) {
				const again = sessions.has(id);
				sessions.add(id);
				done(again ? refusal(421) : null);
				if (again) server.hangUp();
			},
		});
		const pooled = smtpTransport(smtpAt(server.url), 1);
		onTestFinished(pooled.close);
		const { store, clock, start, reported, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({ send: sendThrough(pooled) });
		await reported("mail retried");
		clock.time = new Date(NOON.getTime() + HOUR);
		await reported("mail sent", 2);
		expect((await mails()).map(({ state }) => state)).toEqual(["sent", "sent"]);
		expect(server.mails).toHaveLength(2);
		expect(sessions.size).toBeGreaterThan(1);
	});

	it("one of two staff addresses has the other's copy settled, and staff are told of the refused one", async () => {
		const { server, transport } = await connected({
			onRcptTo: ({ address }, _session, done) => done(address === "guardia@ivf.example" ? refusal(550) : null),
		});
		const { store, start, reported, mails, events } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({ send: sendThrough(transport) });
		await reported("mail failed", 1);
		await reported("mail sent", 1);
		expect(events.find(({ event }) => event === "mail failed")).toMatchObject({
			kind: "staff",
			error: "550 EENVELOPE",
		});
		expect(server.mails.map(({ recipients }) => recipients)).toContainEqual(["equipo@ivf.example"]);
		expect(await mails()).toMatchObject([
			{
				kind: "staff",
				state: "failed",
				last_error: "550 EENVELOPE",
				recipient_outcomes: JSON.stringify({ "equipo@ivf.example": null, "guardia@ivf.example": "550 EENVELOPE" }),
			},
			{ kind: "receipt", state: "sent", recipient_outcomes: null },
		]);
	});

	it("one of two staff addresses for now is tried again alone, under the same Message-ID", async () => {
		let refusals = 0;
		const { server, transport } = await connected({
			onRcptTo: ({ address }, _session, done) =>
				done(address === "guardia@ivf.example" && ++refusals <= 1 ? refusal(450) : null),
		});
		const { store, clock, start, reported, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({ send: sendThrough(transport) });
		await reported("mail retried", 1);
		clock.time = new Date(NOON.getTime() + HOUR);
		await reported("mail sent", 2);
		const toStaff = server.mails.filter(({ recipients }) =>
			recipients.some((address) => address.endsWith("ivf.example")),
		);
		expect(toStaff.map(({ recipients }) => recipients)).toEqual([["equipo@ivf.example"], ["guardia@ivf.example"]]);
		expect(new Set(toStaff.map(({ messageId }) => messageId)).size).toBe(1);
		expect((await mails())[0]).toMatchObject({ kind: "staff", state: "sent", last_error: null });
	});

	it("one of two staff addresses for good is not forgotten when the other takes a later try", async () => {
		let tries = 0;
		const { transport } = await connected({
			onRcptTo: ({ address }, _session, done) => {
				if (address === "guardia@ivf.example") done(refusal(550));
				else done(address === "equipo@ivf.example" && ++tries <= 1 ? refusal(450) : null);
			},
		});
		const { store, clock, start, reported, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({ send: sendThrough(transport) });
		await reported("mail retried", 1);
		clock.time = new Date(NOON.getTime() + HOUR);
		await reported("mail failed", 1);
		expect((await mails())[0]).toMatchObject({
			kind: "staff",
			state: "failed",
			last_error: "550 EENVELOPE",
			recipient_outcomes: JSON.stringify({ "guardia@ivf.example": "550 EENVELOPE", "equipo@ivf.example": null }),
		});
	});

	it("the visitor's address keeps that address out of the queue", async () => {
		const { transport } = await connected({
			onRcptTo: ({ address }, _session, done) => done(address === "ana@example.com" ? refusal(550) : null),
		});
		const { store, start, reported, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({ send: sendThrough(transport) });
		await reported("mail failed", 1);
		expect(JSON.stringify(await mails())).not.toContain("ana@example.com");
	});
});
