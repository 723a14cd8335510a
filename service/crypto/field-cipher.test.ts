import { describe, expect, it } from "vitest";
import { dataBox } from "./field-cipher.ts";

const key = (byte: number) => new Uint8Array(32).fill(byte);
const TEXT = '{"name":"Ana Núñez 🙂"}';

describe("a data box with a key", () => {
	it("gives back what was sealed, and shows nothing of it meanwhile", () => {
		const box = dataBox(key(1));
		const sealed = box.seal(TEXT, "request-1");
		expect(sealed).not.toMatch(/Ana|name/);
		expect(box.open(sealed, "request-1")).toBe(TEXT);
	});

	it("seals the same text differently each time", () => {
		const box = dataBox(key(1));
		expect(box.seal(TEXT, "a")).not.toBe(box.seal(TEXT, "a"));
	});

	it("opens nothing that belongs to another record, was changed, or was sealed with a key it lacks", () => {
		const box = dataBox(key(1));
		const sealed = box.seal(TEXT, "request-1");
		const at = sealed.length - 5;
		const changed = `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
		for (const open of [
			() => box.open(sealed, "request-2"),
			() => box.open(changed, "request-1"),
			() => dataBox(key(2)).open(sealed, "request-1"),
			() => dataBox().open(sealed, "request-1"),
			() => box.open(sealed.slice(0, -30), "request-1"),
		]) {
			expect(open).toThrow(expect.objectContaining({ code: "DATA_KEY" }));
		}
	});

	it("opens what a former key sealed, and what was never sealed, and knows both for outdated", () => {
		const former = dataBox(key(1)).seal(TEXT, "a");
		const box = dataBox(key(2), [key(1)]);
		expect([box.open(former, "a"), box.open(TEXT, "a")]).toEqual([TEXT, TEXT]);
		expect([former, TEXT, box.seal(TEXT, "a")].map(box.isCurrent)).toEqual([false, false, true]);
	});
});

describe("a data box without a key", () => {
	it("leaves everything as it is, and knows what is sealed for outdated", () => {
		const box = dataBox(undefined, [key(1)]);
		expect(box.seal(TEXT, "a")).toBe(TEXT);
		const sealed = dataBox(key(1)).seal(TEXT, "a");
		expect(box.open(sealed, "a")).toBe(TEXT);
		expect([box.isCurrent(TEXT), box.isCurrent(sealed)]).toEqual([true, false]);
	});

	it("refuses to keep unsealed what would read as sealed", () => {
		expect(() => dataBox().seal(dataBox(key(1)).seal(TEXT, "a"), "a")).toThrow();
	});
});
