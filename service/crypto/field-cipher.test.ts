import { describe, expect, it } from "vitest";
import { fieldCipher } from "./field-cipher.ts";

const key = (byte: number) => new Uint8Array(32).fill(byte);
const TEXT = '{"name":"Ana Núñez 🙂"}';

describe("a data cipher with a key", () => {
	it("gives back what was encrypted, and shows nothing of it meanwhile", () => {
		const cipher = fieldCipher(key(1));
		const encrypted = cipher.encrypt(TEXT, "request-1");
		expect(encrypted).not.toMatch(/Ana|name/);
		expect(cipher.decrypt(encrypted, "request-1")).toBe(TEXT);
	});

	it("encrypts the same text differently each time", () => {
		const cipher = fieldCipher(key(1));
		expect(cipher.encrypt(TEXT, "a")).not.toBe(cipher.encrypt(TEXT, "a"));
	});

	it("opens nothing that belongs to another record, was changed, or was encrypted with a key it lacks", () => {
		const cipher = fieldCipher(key(1));
		const encrypted = cipher.encrypt(TEXT, "request-1");
		const at = encrypted.length - 5;
		const changed = `${encrypted.slice(0, at)}${encrypted[at] === "A" ? "B" : "A"}${encrypted.slice(at + 1)}`;
		for (const open of [
			() => cipher.decrypt(encrypted, "request-2"),
			() => cipher.decrypt(changed, "request-1"),
			() => fieldCipher(key(2)).decrypt(encrypted, "request-1"),
			() => fieldCipher().decrypt(encrypted, "request-1"),
			() => cipher.decrypt(encrypted.slice(0, -30), "request-1"),
		]) {
			expect(open).toThrow(expect.objectContaining({ code: "DATA_KEY" }));
		}
	});

	it("opens what a former key encrypted, and what was never encrypted, and knows both for outdated", () => {
		const former = fieldCipher(key(1)).encrypt(TEXT, "a");
		const cipher = fieldCipher(key(2), [key(1)]);
		expect([cipher.decrypt(former, "a"), cipher.decrypt(TEXT, "a")]).toEqual([TEXT, TEXT]);
		expect([former, TEXT, cipher.encrypt(TEXT, "a")].map(cipher.isCurrent)).toEqual([false, false, true]);
	});
});

describe("a data cipher without a key", () => {
	it("leaves everything as it is, and knows what is encrypted for outdated", () => {
		const cipher = fieldCipher(undefined, [key(1)]);
		expect(cipher.encrypt(TEXT, "a")).toBe(TEXT);
		const encrypted = fieldCipher(key(1)).encrypt(TEXT, "a");
		expect(cipher.decrypt(encrypted, "a")).toBe(TEXT);
		expect([cipher.isCurrent(TEXT), cipher.isCurrent(encrypted)]).toEqual([true, false]);
	});

	it("refuses to keep unencrypted what would read as encrypted", () => {
		expect(() => fieldCipher().encrypt(fieldCipher(key(1)).encrypt(TEXT, "a"), "a")).toThrow();
	});
});
