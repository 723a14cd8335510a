import { expect, it, vi } from "vitest";
import { keptLog } from "../testing/app.ts";
import { openWithRetry } from "./open-with-retry.ts";
import { SettingsError } from "./settings/settings-error.ts";

const down = (code = "ECONNREFUSED") =>
	new SettingsError(["  DATABASE_URL: no"], { cause: Object.assign(new Error("no"), { code }) });

function lateStore(faults: (Error | undefined)[]) {
	const { log, entries } = keptLog();
	const store = { close: vi.fn(async () => {}) };
	const onOpen = vi.fn();
	const open = vi.fn(async () => {
		const fault = faults.shift();
		if (fault) throw fault;
		return { store };
	});
	return { log, entries, store, onOpen, open, late: () => openWithRetry(open, onOpen, log, 1) };
}

it("a store that is there is used at once, without a word", async () => {
	const { late, onOpen, entries, store } = lateStore([]);
	expect((await late()).get().store).toBe(store);
	expect(onOpen).toHaveBeenCalledTimes(1);
	expect(entries).toEqual([]);
});

it("a store that is down is told of once, and again when another fault is found, until it is back", async () => {
	const { late, onOpen, entries, store } = lateStore([down(), down(), down("57P03"), down("57P03")]);
	const { get, close } = await late();
	expect(get).toThrow(expect.objectContaining({ code: "STORE_UNREACHABLE" }));
	await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
	expect(get().store).toBe(store);
	expect(entries.map(({ level, error }) => [level, error])).toEqual([
		["error", "ECONNREFUSED"],
		["error", "57P03"],
		["info", undefined],
	]);
	await close();
	expect(store.close).toHaveBeenCalledTimes(1);
});

it("what only other settings mend stops a start, and never a service that runs", async () => {
	const refused = new Error("password");
	await expect(lateStore([refused]).late()).rejects.toBe(refused);
	const { late, onOpen } = lateStore([down(), refused]);
	const { close } = await late();
	await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
	await close();
});

it("nothing is tried any more once it is closed, and what was opened meanwhile is closed", async () => {
	const { late, open, store, onOpen } = lateStore([down()]);
	const opening = Promise.withResolvers<void>();
	const { close } = await late();
	open.mockImplementation(async () => {
		await opening.promise;
		return { store };
	});
	await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
	const closed = close();
	opening.resolve();
	await closed;
	expect(store.close).toHaveBeenCalledTimes(1);
	expect(onOpen).not.toHaveBeenCalled();
});
