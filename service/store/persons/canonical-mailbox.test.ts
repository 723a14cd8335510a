import { describe, expect, it } from "vitest";
import { canonicalMailbox, takesReceipts } from "./canonical-mailbox.ts";

describe("the mailbox an address reaches", () => {
	it.each([
		["Ana@Example.com", "ana@example.com"],
		["ana+viaje@example.com", "ana@example.com"],
		["ana+a+b@example.com", "ana@example.com"],
		["+ana@example.com", "+ana@example.com"],
		["ana.perez@example.com", "ana.perez@example.com"],
		["A.na.Perez+1@gmail.com", "anaperez@gmail.com"],
		["a.n.a@googlemail.com", "ana@gmail.com"],
		["ana-perez_@pm.me", "anaperez@proton.me"],
		["ana-perez@outlook.com", "ana-perez@outlook.com"],
	])("%s is that of %s", (email, mailbox) => {
		expect(canonicalMailbox(email)).toBe(mailbox);
	});

	it.each(["ana@127.0.0.1", "ana@1.2.3", "ana@mail.0x7f", "ana@example.123"])("gets no receipt at %s", (email) => {
		expect(takesReceipts(email)).toBe(false);
	});

	it.each(["ana@example.com", "ana@1.example", "ana@163.com", "ana@a.x0"])("gets receipts at %s", (email) => {
		expect(takesReceipts(email)).toBe(true);
	});
});
