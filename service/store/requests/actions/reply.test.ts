/** An answer by mail: queued with its mark, taken back in time, in the thread of the receipt; and how it goes on after. */
import { describe, expect, it } from "vitest";
import { accepting, everythingOn, freshStore } from "../../../../testing/databases/stores.ts";
import { COMPOSITION, connected } from "../../../../testing/mail/mails.ts";
import { patientRequest } from "../../../../testing/requests.ts";
import { DAY, HOUR, MINUTE } from "../../../durations.ts";
import { composeMail } from "../../../mail/compose/compose.tsx";
import type { Action } from "./action.ts";

const ANA = "ana@example.com";
const LUIS = "luis@example.com";
const REPLY = { kind: "reply", text: "Sí, se puede.\n\nTe llamo el jueves." } as const;
const team = [{ address: ANA, name: "Ana Pérez", units: [], admin: false, editor: false }];

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
	async function withRequest() {
		const { store, clock, database } = await freshStore(kind);
		const { reference } = await accepting(store)(patientRequest);
		const act = async (action: Action, actor = ANA, seenVersion?: number) =>
			await store.requests.act(reference, action, { actor, seenVersion });
		const record = async () => await store.requests.record(reference);
		const later = (ms: number) => {
			clock.time = new Date(clock.time.getTime() + ms);
		};
		const undo = async () => {
			const last = (await record())?.history.findLast(({ undoable }) => undoable);
			return await act({ kind: "undo", action: last?.id ?? "" });
		};
		return { store, clock, database, reference, act, record, later, undo };
	}

	it("an answer marks the request, and leaves half a minute later as one of the receipt's thread", async () => {
		const { store, act, record, later } = await withRequest();
		const [receipt] = (await store.mails.claim(MINUTE, 9)).filter((mail) => mail.kind === "receipt");
		await store.mails.markSent(receipt?.id ?? "");
		expect(await act(REPLY)).toMatchObject({ result: "done" });
		expect(await record()).toMatchObject({ state: "answered", answeredBy: ANA });
		expect(await store.mails.claim(MINUTE, 9)).toEqual([]);
		later(31_000);
		const [due] = await store.mails.claim(MINUTE, 9);
		if (!due) throw new Error("nothing is due");
		const { server, transport } = await connected();
		await transport.send(composeMail(due, { ...COMPOSITION, team }));
		const [mail] = await server.received(1);
		expect(mail).toMatchObject({ inReplyTo: receipt?.messageId, references: receipt?.messageId });
		expect(mail?.from?.address).toBe("hola@ivf.example");
		const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
		expect(headers.get("auto-submitted")).toBe("no");
		expect(headers.has("x-auto-response-suppress")).toBe(false);
		expect(mail?.subject).toMatch(/^Re: /);
		expect(mail?.text).toMatch(/^Hola, \S+:\n\nSí, se puede\.\n\nTe llamo el jueves\.\n\nAna Pérez\n/);
	});

	it("an answer taken back in time never leaves, and its words are there to go on with", async () => {
		const { store, act, record, later, undo } = await withRequest();
		await act(REPLY);
		expect(await undo()).toMatchObject({ result: "done" });
		later(HOUR);
		expect((await store.mails.claim(MINUTE, 9)).map((mail) => mail.kind)).not.toContain("reply");
		expect(await record()).toMatchObject({ state: "open" });
		expect((await record())?.history[0]).toMatchObject({ kind: "reply", text: REPLY.text, undoneAt: expect.any(Date) });
	});

	it("an answer that is being sent cannot be taken back", async () => {
		const { store, act, record, later, undo } = await withRequest();
		await act(REPLY);
		later(HOUR);
		await store.mails.claim(MINUTE, 9);
		expect(await undo()).toMatchObject({ result: "gone" });
		expect(await record()).toMatchObject({ state: "answered" });
	});

	it("of two who answer at once the second is told, and nothing of theirs leaves", async () => {
		const { act, record } = await withRequest();
		await act(REPLY, ANA, 0);
		expect(await act(REPLY, LUIS, 0)).toMatchObject({ result: "conflict", last: { kind: "reply", actor: ANA } });
		expect((await record())?.mails.filter((mail) => mail.kind === "reply")).toHaveLength(1);
	});

	it("an answer is given out and erased with the request", async () => {
		const { store, database, act } = await withRequest();
		await act(REPLY);
		const [file] = await everythingOn(store, patientRequest.email);
		expect(file?.history.map(({ text }) => text)).toEqual([REPLY.text]);
		await store.persons.erase(patientRequest.email);
		expect(await database.db.selectFrom("notes").selectAll().execute()).toEqual([]);
		expect(await database.db.selectFrom("mails").selectAll().execute()).toEqual([]);
	});

	it("whoever came a step further was answered; why somebody stops is kept beside the step", async () => {
		const { act, record, undo } = await withRequest();
		await act({ kind: "outcome", outcome: "consultation" });
		expect(await record()).toMatchObject({ state: "answered", answeredBy: ANA, outcome: "consultation" });
		await act({ kind: "left", reason: "cost" }, LUIS);
		expect(await record()).toMatchObject({ answeredBy: ANA, outcome: "consultation", leftReason: "cost" });
		await undo();
		expect(await record()).toMatchObject({ outcome: "consultation", leftReason: undefined });
		expect(await act({ kind: "outcome", outcome: "consultation" })).toMatchObject({ result: "nothing to do" });
	});

	it("a day to follow up reminds whoever has it, once, and is over when the next step is noted", async () => {
		const { store, clock, act, record, later } = await withRequest();
		await act({ kind: "take" });
		await act({ kind: "answered" });
		const remindAt = new Date(clock.time.getTime() + 2 * DAY).toISOString();
		await act({ kind: "follow_up", day: "2026-12-03", remindAt });
		await act({ kind: "outcome", outcome: "talked" });
		expect(await record()).toMatchObject({ followUp: "2026-12-03" });
		expect(await store.sla.queueReminders(() => [])).toBe(0);
		later(2 * DAY);
		expect(await store.sla.queueReminders(() => [])).toBe(1);
		expect(await store.sla.queueReminders(() => [])).toBe(0);
		const mails = await store.mails.claim(MINUTE, 9);
		expect(mails.find((mail) => mail.kind === "reminder")?.content).toMatchObject({
			to: ANA,
			why: "follow_up",
			// It was answered: no time of it has passed.
			requests: [{ overdue: false }],
		});
		await act({ kind: "outcome", outcome: "clinic" });
		expect(await record()).toMatchObject({ followUp: undefined });
	});
});
