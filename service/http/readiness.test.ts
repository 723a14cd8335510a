import { describe, expect, it } from "vitest";
import { act, freshStore } from "../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import { checkReadiness, sharedReadiness } from "./readiness.ts";

describe("the service", () => {
	it("is ready while mails to staff leave in time, and not once one has waited for more than an hour", async () => {
		const { store, clock } = await freshStore("sqlite");
		const ready = () => checkReadiness(store, () => clock.time);
		await store.requests.accept(patientRequest);
		clock.time = new Date(NOON.getTime() + HOUR);
		await ready();
		clock.time = new Date(NOON.getTime() + HOUR + 1);
		await expect(ready()).rejects.toMatchObject({ code: "QUEUE_OLD" });
		for (const { id } of await store.mails.claim(HOUR, 9)) await store.mails.markSent(id);
		await ready();
	});

	it("is ready however long a receipt waits: only the visitor's mail server may be to blame", async () => {
		const { store, clock } = await freshStore("sqlite");
		await store.requests.accept(patientRequest);
		for (const { id } of await store.mails.claim(HOUR, 9, true, ["staff"])) await store.mails.markSent(id);
		for (const { id } of await store.mails.claim(HOUR, 9)) await store.mails.retry(id, NOON, "450 EENVELOPE");
		clock.time = new Date(NOON.getTime() + 48 * HOUR);
		await checkReadiness(store, () => clock.time);
		expect(await store.figures.status()).toMatchObject({ oldestPendingMail: undefined, pendingReceipts: 1 });
	});

	it("is not ready for a day after a mail to staff was given up, unless somebody got it or answered the request", async () => {
		const { store, clock } = await freshStore("sqlite");
		const ready = () => checkReadiness(store, () => clock.time);
		const { reference } = await store.requests.accept(patientRequest);
		const mails = await store.mails.claim(HOUR, 9);
		const ofKind = (kind: string) => mails.find((mail) => mail.kind === kind)?.id ?? "";
		await store.mails.markFailed(ofKind("receipt"), "550 EENVELOPE");
		await ready();
		await store.mails.markFailed(ofKind("staff"), "550 EENVELOPE", { "a@ivf.example": "550 EENVELOPE" });
		await expect(ready()).rejects.toMatchObject({ code: "MAILS_LOST" });
		expect(await store.mails.lost(9)).toMatchObject([{ reference, kind: "staff", code: "550 EENVELOPE" }]);
		for (const code of ["550 EENVELOPE", "UNCONFIRMED ETIMEDOUT"]) {
			const outcomes = { "a@ivf.example": "550 EENVELOPE", "b@ivf.example": code.startsWith("550") ? null : "450" };
			await store.mails.markFailed(ofKind("staff"), code, outcomes);
			await ready();
		}
		await store.mails.markFailed(ofKind("staff"), "550 EENVELOPE", { "b@ivf.example": "550 EENVELOPE" });
		await expect(ready()).rejects.toMatchObject({ code: "MAILS_LOST" });
		clock.time = new Date(NOON.getTime() + 24 * HOUR + 1);
		await ready();
		clock.time = NOON;
		await act(store, reference, { kind: "answered" });
		await ready();
	});

	it("is not ready while the clock is in doubt, whatever it says of mails", async () => {
		const { store, clock } = await freshStore("sqlite");
		const ready = () => checkReadiness(store, () => clock.time);
		await store.clock.observe();
		await store.requests.accept(patientRequest);
		clock.time = new Date(NOON.getTime() + 400 * 24 * HOUR);
		await expect(ready()).rejects.toMatchObject({ code: "CLOCK_JUMPED" });
		await store.clock.confirm();
		await expect(ready()).rejects.toMatchObject({ code: "QUEUE_OLD" });
	});

	it("is not ready where the store cannot write", async () => {
		const { store, database } = await freshStore("sqlite");
		await database.db.schema.dropTable("write_checks").execute();
		await expect(checkReadiness(store, () => NOON)).rejects.toThrow();
	});
});

describe("a check that many ask for", () => {
	/** A check that a test ends as it likes, on a clock it sets. */
	function checks() {
		const clock = { time: 0 };
		const begun: PromiseWithResolvers<void>[] = [];
		const ready = sharedReadiness(
			() => {
				const check = Promise.withResolvers<void>();
				begun.push(check);
				return check.promise;
			},
			() => clock.time,
		);
		return { clock, begun, ready };
	}

	it("is made once while it is under way, however long that takes", async () => {
		const { clock, begun, ready } = checks();
		const first = ready();
		clock.time = 60_000;
		const second = ready();
		expect(begun).toHaveLength(1);
		begun[0]?.resolve();
		await Promise.all([first, second]);
	});

	it.each(["resolve", "reject"] as const)(
		"is made anew two seconds after it ended (%s), and tells what is then so",
		async (end) => {
			const { clock, begun, ready } = checks();
			const ended = () =>
				ready().then(
					() => "resolve",
					() => "reject",
				);
			const first = ended();
			begun[0]?.[end]();
			expect(await first).toBe(end);
			clock.time = 1999;
			expect(await ended()).toBe(end);
			expect(begun).toHaveLength(1);
			clock.time = 2000;
			const next = ended();
			expect(begun).toHaveLength(2);
			const other = end === "resolve" ? "reject" : "resolve";
			begun[1]?.[other]();
			expect(await next).toBe(other);
			expect(await ended()).toBe(other);
		},
	);
});
