import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../../testing/databases/databases.ts";
import { act, freshStore } from "../../../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../../../testing/requests.ts";

describe.each(DATABASE_KINDS)("a release that is taken back on %s", (kind) => {
	async function released() {
		const opened = await freshStore(kind);
		const { reference } = await opened.store.requests.accept(patientRequest, { suspicion: "trap" });
		await act(opened.store, reference, "release");
		const kinds = async () =>
			((await opened.store.requests.record(reference))?.mails ?? []).map((mail) => mail.kind).sort();
		return { ...opened, reference, kinds };
	}

	it("holds the request again, and its mails that wait leave the queue", async () => {
		const { store, reference } = await released();
		expect(await act(store, reference, "hold")).toMatchObject({ result: "done" });
		expect(await store.mails.claim(HOUR, 9)).toEqual([]);
		expect(await store.requests.record(reference)).toMatchObject({ held: true, mails: [] });
		expect(await act(store, reference, "hold")).toMatchObject({ result: "nothing to do" });
		expect(await act(store, reference, "release")).toMatchObject({ result: "done" });
		expect((await store.mails.claim(HOUR, 9)).map((mail) => mail.kind).sort()).toEqual(["receipt", "staff"]);
	});

	it("leaves the mails that left or are leaving as they are", async () => {
		const { store, reference, clock, kinds } = await released();
		const mails = await store.mails.claim(HOUR, 9);
		const receipt = mails.find((mail) => mail.kind === "receipt")?.id as string;
		await store.mails.markSent(receipt);
		expect(await act(store, reference, "hold")).toMatchObject({ result: "done" });
		expect(await kinds()).toEqual(["receipt", "staff"]);
		// Whoever had the other one in hand failed, and nobody tries it again.
		for (const { id } of mails) if (id !== receipt) await store.mails.retry(id, NOON, "451 EENVELOPE");
		expect(await store.mails.claim(HOUR, 9)).toEqual([]);
		// Released again days later, the visitor gets no second receipt.
		clock.time = new Date(NOON.getTime() + 72 * HOUR);
		expect(await act(store, reference, "release")).toMatchObject({ result: "done" });
		expect(await kinds()).toEqual(["receipt", "staff", "staff"]);
	});

	it("owes the visitor a receipt again that nobody got, though staff were told", async () => {
		const { store, reference, kinds } = await released();
		const [mail] = await store.mails.claim(HOUR, 9, true, ["staff"]);
		await store.mails.markSent(mail?.id ?? "");
		await act(store, reference, "hold");
		expect(await kinds()).toEqual(["staff"]);
		await act(store, reference, "release");
		expect(await kinds()).toEqual(["receipt", "staff", "staff"]);
	});

	it("withdraws what was refused or waits for another try, but not what some of the staff have", async () => {
		const { store, reference, kinds } = await released();
		for (const { id, kind: mailKind } of await store.mails.claim(HOUR, 9)) {
			if (mailKind === "receipt") await store.mails.markFailed(id, "550 EENVELOPE");
			else await store.mails.retry(id, NOON, "451 EENVELOPE", { "uno@example.com": null });
		}
		await act(store, reference, "hold");
		expect(await kinds()).toEqual(["staff"]);
		expect(await store.mails.claim(HOUR, 9)).toEqual([]);
	});

	it("stays answered where it was, and does nothing to a request that was never held", async () => {
		const { store, reference } = await released();
		await act(store, reference, "answered");
		expect(await act(store, reference, "hold")).toMatchObject({ result: "done" });
		expect((await store.requests.record(reference))?.answeredAt).toEqual(NOON);
		const other = await store.requests.accept(patientRequest);
		expect(await act(store, other.reference, "hold")).toMatchObject({ result: "nothing to do" });
		expect((await store.requests.record(other.reference))?.mails.length).toBeGreaterThan(0);
		expect(await act(store, "2222-2222", "hold")).toBeUndefined();
	});
});
