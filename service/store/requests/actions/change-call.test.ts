/** Another hour of a call, none, or nobody there: what the team does, and what the visitor's calendar hears of it. */
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { AT, CALLS, callRequest, LATER } from "../../../../testing/calls.ts";
import { DATABASE_KINDS } from "../../../../testing/databases/databases.ts";
import { accepting, freshStore } from "../../../../testing/databases/stores.ts";
import { COMPOSITION, connected, dueMail, smtpAt } from "../../../../testing/mail/mails.ts";
import { NOON } from "../../../../testing/requests.ts";
import { fieldCipher } from "../../../crypto/field-cipher.ts";
import { HOUR, MINUTE } from "../../../durations.ts";
import { composeMail } from "../../../mail/compose/compose.tsx";
import { mailSender } from "../../../mail/deliveries.ts";
import { smtpTransport } from "../../../mail/transport.ts";
import type { ReminderContent } from "../../outbox/reminders/reminders.ts";
import type { Action } from "./action.ts";

const ANA = "ana@example.com";
const textOf = (content: string | ArrayBuffer | Uint8Array = "") =>
	typeof content === "string" ? content : new TextDecoder().decode(content);
const CIPHER = fieldCipher(new Uint8Array(32).fill(5));

describe.each(DATABASE_KINDS)("the hour of a call on %s", (kind) => {
	async function withCall() {
		const { store, clock, database } = await freshStore(kind, { calls: CALLS, cipher: CIPHER });
		const { reference } = await accepting(store)(callRequest(1));
		for (const mail of await store.mails.claim(MINUTE, 9)) await store.mails.markSent(mail.id);
		const act = async (action: Action, seenVersion?: number, one = reference) =>
			await store.requests.act(one, action, { actor: ANA, seenVersion });
		const record = async () => await store.requests.record(reference);
		const undo = async () => {
			const last = (await record())?.history.findLast(({ undoable }) => undoable);
			return await act({ kind: "undo", action: last?.id ?? "" });
		};
		const later = (ms: number) => {
			clock.time = new Date(clock.time.getTime() + ms);
		};
		const callMails = async () => {
			later(31_000);
			return (await store.mails.claim(MINUTE, 9)).filter((mail) => mail.kind === "call");
		};
		/** The only mail about the call, as a mail program and a calendar read it. */
		const sent = async () => {
			const [mail] = await callMails();
			if (!mail) throw new Error("no mail is due");
			const { server, transport } = await connected();
			await transport.send(composeMail(mail, COMPOSITION));
			await store.mails.markSent(mail.id);
			const [parsed] = await server.received(1);
			const file = parsed?.attachments.find(({ mimeType }) => mimeType === "text/calendar");
			const calendar = new ICAL.Component(ICAL.parse(textOf(file?.content)));
			const first = calendar.getFirstSubcomponent("vevent");
			if (!first) throw new Error("no event");
			return { parsed, method: calendar.getFirstPropertyValue("method"), event: new ICAL.Event(first) };
		};
		return { store, clock, database, reference, act, record, undo, later, callMails, sent };
	}

	it("moves under the lock, and the visitor hears of it in the receipt's thread with a file of a higher number", async () => {
		const { store, act, record, reference, sent } = await withCall();
		expect(await act({ kind: "call", at: LATER })).toMatchObject({ result: "done" });
		expect((await record())?.callAt?.toISOString()).toBe(LATER);
		expect(await store.requests.freeHours()).toContain(AT);
		const { parsed, method, event } = await sent();
		expect([method, event.uid, event.sequence, event.summary]).toEqual([
			"REQUEST",
			`${reference}@llamada`,
			1,
			"Llamada",
		]);
		expect(event.startDate.toJSDate().toISOString()).toBe(LATER);
		const receipt = (await record())?.mails.find((mail) => mail.kind === "receipt");
		expect(parsed?.inReplyTo).toContain(receipt?.id);
		expect(parsed?.text).toContain(
			"Ahora te llamamos el martes 3 de marzo, 10:30 en New York (11:30 en Santo Domingo).",
		);
	});

	it("told twice has a higher number each time", async () => {
		const { act, sent } = await withCall();
		await act({ kind: "call", at: LATER });
		expect((await sent()).event.sequence).toBe(1);
		await act({ kind: "call", at: AT });
		expect((await sent()).event.sequence).toBe(2);
	});

	it("is not given to two, whoever presses first", async () => {
		const { store, act } = await withCall();
		const second = await accepting(store)(callRequest(2, LATER));
		expect(await act({ kind: "call", at: LATER })).toMatchObject({ result: "taken" });
		const free = "2026-03-03T17:00:00.000Z";
		const outcomes = await Promise.all([
			act({ kind: "call", at: free }),
			act({ kind: "call", at: free }, undefined, second.reference),
		]);
		expect(outcomes.map((outcome) => outcome?.result).sort()).toEqual(["done", "taken"]);
	});

	it("of two members who change the same one the second is told", async () => {
		const { act } = await withCall();
		await act({ kind: "call", at: LATER }, 0);
		expect(await act({ kind: "uncall" }, 0)).toMatchObject({ result: "conflict", last: { kind: "call" } });
	});

	it.each(["2026-03-04T15:00:00.000Z", "2026-03-02T11:00:00.000Z", "2026-03-03T15:10:00.000Z"])(
		"is none at %s, which is closed, past or between steps",
		async (at) => {
			const { act, record } = await withCall();
			expect(await act({ kind: "call", at })).toMatchObject({ result: "taken" });
			expect((await record())?.callAt?.toISOString()).toBe(AT);
		},
	);

	it("taken back in time is as it was, and no mail leaves", async () => {
		const { act, undo, record, callMails } = await withCall();
		await act({ kind: "call", at: LATER });
		expect(await undo()).toMatchObject({ result: "done" });
		expect(await record()).toMatchObject({ callAt: new Date(AT), callChanges: 0 });
		expect(await callMails()).toEqual([]);
	});

	it("cannot be taken back once its mail leaves, or once the hour before is somebody else's", async () => {
		const { store, act, undo, record, callMails } = await withCall();
		await act({ kind: "call", at: LATER });
		await accepting(store)(callRequest(2, AT));
		expect(await undo()).toMatchObject({ result: "taken" });
		expect(await callMails()).toHaveLength(1);
		await act({ kind: "call", at: "2026-03-03T16:00:00.000Z" });
		await callMails();
		expect(await undo()).toMatchObject({ result: "gone" });
		expect((await record())?.callAt?.toISOString()).toBe("2026-03-03T16:00:00.000Z");
	});

	it("cancelled is free again, and leaves the visitor's calendar", async () => {
		const { store, act, record, sent } = await withCall();
		await act({ kind: "uncall" });
		expect((await record())?.callAt).toBeUndefined();
		expect(await store.requests.freeHours()).toContain(AT);
		const { method, event, parsed } = await sent();
		expect([method, event.sequence, event.component.getFirstPropertyValue("status")]).toEqual([
			"CANCEL",
			1,
			"CANCELLED",
		]);
		expect(parsed?.subject).toContain("cancelada");
	});

	describe("of somebody who does not go on", () => {
		it("is cancelled by the same action, and free again", async () => {
			const { store, act, record, sent } = await withCall();
			expect(await act({ kind: "left", reason: "later" })).toMatchObject({ result: "done" });
			const { callAt, leftReason, history = [] } = (await record()) ?? {};
			expect([callAt, leftReason, history.at(-1)?.callAt?.toISOString()]).toEqual([undefined, "later", AT]);
			expect(await store.requests.freeHours()).toContain(AT);
			const { method, event } = await sent();
			expect([method, event.sequence]).toEqual(["CANCEL", 1]);
		});

		it("comes back whole by one undo, and no mail leaves", async () => {
			const { act, undo, record, callMails } = await withCall();
			await act({ kind: "left", reason: "cost" });
			expect(await undo()).toMatchObject({ result: "done" });
			expect(await record()).toMatchObject({ callAt: new Date(AT), callChanges: 0, leftReason: undefined });
			expect(await callMails()).toEqual([]);
		});

		it("does not come back once it was told, or the hour is somebody else's", async () => {
			const { store, act, undo, callMails } = await withCall();
			await act({ kind: "left", reason: "cost" });
			await accepting(store)(callRequest(2));
			expect(await undo()).toMatchObject({ result: "taken" });
			await act({ kind: "call", at: LATER });
			await act({ kind: "left", reason: "silent" });
			await callMails();
			expect(await undo()).toMatchObject({ result: "gone" });
		});

		it("stays as it was where it is over", async () => {
			const { act, record, later, callMails } = await withCall();
			later(28 * HOUR);
			await act({ kind: "left", reason: "silent" });
			expect((await record())?.callAt?.toISOString()).toBe(AT);
			expect(await callMails()).toEqual([]);
		});
	});

	it.each([{ kind: "answered" }, { kind: "outcome", outcome: "talked" }] as const)(
		"stays after $kind, until somebody cancels it",
		async (action) => {
			const { act, record, sent } = await withCall();
			await act(action);
			expect((await record())?.callAt?.toISOString()).toBe(AT);
			await act({ kind: "uncall" });
			expect((await sent()).method).toBe("CANCEL");
		},
	);

	it("keeps its request from being held again, which would withdraw its mails", async () => {
		const { store, act } = await withCall();
		const { reference } = await accepting(store)(callRequest(2, LATER), { suspicion: "trap" });
		await act({ kind: "release" }, undefined, reference);
		await act({ kind: "call", at: LATER }, undefined, reference);
		expect(await act({ kind: "hold" }, undefined, reference)).toMatchObject({ result: "nothing to do" });
		await act({ kind: "uncall" }, undefined, reference);
		expect(await act({ kind: "hold" }, undefined, reference)).toMatchObject({ result: "done" });
	});

	it("of a request whose time is over leaves the visitor's calendar with it", async () => {
		const { store, reference, later, sent } = await withCall();
		later(HOUR);
		await store.retention.purge(new Date(NOON.getTime() + 1));
		const { method, event } = await sent();
		expect([method, event.uid, event.sequence]).toEqual(["CANCEL", `${reference}@llamada`, 1]);
	});

	it("that nobody answered is written down, and another hour is told and makes it due then", async () => {
		const { act, record, later, sent, clock } = await withCall();
		later(27 * HOUR);
		expect(clock.time.toISOString()).toBe(AT);
		expect(await act({ kind: "no_answer" })).toMatchObject({ result: "done" });
		expect((await record())?.callAt?.toISOString()).toBe(AT);
		await act({ kind: "no_answer", at: "2026-03-03T17:00:00.000Z" });
		expect((await record())?.dueAt.toISOString()).toBe("2026-03-03T17:00:00.000Z");
		expect((await sent()).parsed?.text).toContain("Volvemos a llamarte el martes 3 de marzo, 12:00 en New York");
	});

	it("is told by the clock that holds on that day, when clocks change before it", async () => {
		const { act, later, sent } = await withCall();
		// New York changes on Sunday the 8th: 11:00 here is 10:00 there before, and 11:00 after.
		later(2 * 24 * HOUR);
		await act({ kind: "call", at: "2026-03-09T15:00:00.000Z" });
		const { parsed, event } = await sent();
		expect(event.startDate.toJSDate().toISOString()).toBe("2026-03-09T15:00:00.000Z");
		expect(parsed?.text).toContain("lunes 9 de marzo, 11:00 en New York (11:00 en Santo Domingo)");
	});

	it("is set for somebody who asked for none, who may have no address", async () => {
		const { store, callMails } = await withCall();
		const reference = await store.requests.addContact(
			{ request: { type: "patient", name: "Rosa", phone: "809 555 0142" }, cameBy: "whatsapp", consent: "spoken" },
			ANA,
		);
		expect(await store.requests.act(reference, { kind: "call", at: LATER }, { actor: ANA })).toMatchObject({
			result: "done",
		});
		expect(await callMails()).toEqual([]);
	});

	it("of what was spam is given back only while nobody else has it", async () => {
		const { store, act, record } = await withCall();
		await act({ kind: "spam" });
		await accepting(store)(callRequest(2));
		await act({ kind: "not_spam" });
		expect((await record())?.callAt).toBeUndefined();
	});

	it("of a request that is erased leaves the visitor's calendar, and then the address is gone as well", async () => {
		const { store, database, reference, later, sent } = await withCall();
		await store.persons.erase("ana1@example.com");
		const mails = () => database.db.selectFrom("mails").selectAll().execute();
		expect(JSON.stringify(await mails())).not.toMatch(/ana1|7K4R|llamada/i);
		expect(await store.keys.outdated()).toBe(0);
		const { method, event, parsed } = await sent();
		expect([method, event.uid, event.sequence]).toEqual(["CANCEL", `${reference}@llamada`, 1]);
		expect(parsed?.to).toMatchObject([{ address: "ana1@example.com" }]);
		later(HOUR);
		expect(await mails()).toEqual([]);
	});

	it("that is over, was spam or has no address is cancelled for nobody", async () => {
		const { store, database, act, later } = await withCall();
		const spam = await accepting(store)(callRequest(2, LATER));
		await act({ kind: "spam" }, undefined, spam.reference);
		await store.persons.erase("ana2@example.com");
		later(30 * HOUR);
		await store.persons.erase("ana1@example.com");
		expect(await database.db.selectFrom("mails").selectAll().where("kind", "=", "call").execute()).toEqual([]);
	});

	describe("is told a quarter of an hour before", () => {
		const reminded = async (store: Awaited<ReturnType<typeof withCall>>["store"]) => {
			await store.sla.queueReminders(() => []);
			const mails = await store.mails.claim(MINUTE, 99);
			for (const mail of mails) await store.mails.markSent(mail.id);
			return mails.flatMap(({ content }) =>
				(content as ReminderContent)?.why === "calls" ? [content as ReminderContent] : [],
			);
		};

		it("to everybody while nobody has it, once, also after a restart", async () => {
			const { store, reference, later } = await withCall();
			later(27 * HOUR - 16 * MINUTE);
			expect(await reminded(store)).toEqual([]);
			later(MINUTE);
			expect(await reminded(store)).toMatchObject([{ requests: [{ reference, callAt: AT }] }]);
			later(MINUTE);
			expect(await reminded(store)).toEqual([]);
		});

		it("to whoever has it, and again before another hour", async () => {
			const { store, act, later } = await withCall();
			await act({ kind: "take" });
			later(27 * HOUR - 5 * MINUTE);
			expect(await reminded(store)).toMatchObject([{ to: ANA }]);
			await act({ kind: "call", at: LATER });
			expect(await reminded(store)).toEqual([]);
			later(20 * MINUTE);
			expect(await reminded(store)).toMatchObject([{ to: ANA, requests: [{ callAt: LATER }] }]);
		});

		it("a little late, if nothing ran before; long after not at all", async () => {
			const { store, later } = await withCall();
			await accepting(store)(callRequest(2, "2026-03-03T17:00:00.000Z"));
			later(27 * HOUR + 10 * MINUTE);
			expect(await reminded(store)).toHaveLength(1);
			later(3 * HOUR);
			expect(await reminded(store)).toEqual([]);
		});

		it.each(["uncall", "spam"] as const)("not after %s", async (kind) => {
			const { store, act, later } = await withCall();
			await act({ kind });
			later(27 * HOUR - 5 * MINUTE);
			expect(await reminded(store)).toEqual([]);
		});

		describe("by a server that was away", () => {
			/** A reminder that fell due while no server answered; `back` is what leaves once one does. */
			async function away() {
				const office = await withCall();
				const { store, later } = office;
				later(27 * HOUR - 15 * MINUTE);
				await store.sla.queueReminders(() => []);
				const [mail] = await store.mails.claim(MINUTE, 9);
				if (!mail) throw new Error("no reminder is due");
				const down = smtpTransport(smtpAt("smtp://127.0.0.1:9"), 1);
				await expect(mailSender(down, COMPOSITION)(mail)).rejects.toThrow();
				await store.mails.retry(mail.id, office.clock.time, "ECONNREFUSED");
				const back = async (team = COMPOSITION.team) => {
					const { server, transport } = await connected();
					const due = (await store.mails.claim(MINUTE, 9)).filter((one) => one.kind === "reminder");
					for (const one of due) {
						await mailSender(transport, { ...COMPOSITION, team })(one);
						await store.mails.markSent(one.id);
					}
					return { due, mails: server.mails };
				};
				return { ...office, back };
			}

			it("once it is back, while the call is ahead", async () => {
				const { reference, later, back } = await away();
				later(10 * MINUTE);
				const { mails } = await back();
				expect(mails.map(({ subject }) => subject)).toEqual(["Llamada dentro de poco: 1"]);
				expect(mails[0]?.text).toContain(`${reference} · Ana Núñez`);
			});

			it("not once the call is over, nor again", async () => {
				const { later, back } = await away();
				later(50 * MINUTE);
				const { due, mails } = await back();
				expect([due.length, mails.length]).toEqual([1, 0]);
				expect((await back()).due).toEqual([]);
			});

			it.each([{ kind: "uncall" }, { kind: "call", at: "2026-03-03T17:00:00.000Z" }, { kind: "spam" }] as const)(
				"not after $kind meanwhile",
				async (action) => {
					const { act, later, back } = await away();
					await act(action);
					later(5 * MINUTE);
					expect((await back()).mails).toEqual([]);
				},
			);
		});

		it("to everybody, by name, if whoever has it left the team", async () => {
			const { store, act, later } = await withCall();
			await act({ kind: "take" });
			later(27 * HOUR - 5 * MINUTE);
			await store.sla.queueReminders(() => []);
			const [mail] = await store.mails.claim(MINUTE, 9);
			const luis = { address: "luis@example.com", name: "Luis", units: [], admin: false, editor: false };
			const { envelope, text } = composeMail(mail ?? dueMail("staff"), { ...COMPOSITION, team: [luis] });
			expect(envelope.to).toEqual(["equipo@ivf.example", "guardia@ivf.example"]);
			expect(text).toContain(`Lo llevaba ${ANA}, que ya no está en el equipo.`);
			expect(text).toContain("11:00");
		});
	});
});
