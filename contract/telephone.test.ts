import { expect, it } from "vitest";
import { telephoneLink, unbrokenTelephone } from "./telephone.ts";

it.each([
	["+1 (809) 555-0123", "tel:+18095550123"],
	["809.555.0123", "tel:8095550123"],
	["  +34 600 00 00 00 ", "tel:+34600000000"],
	["(+1) 809 555 0123", "tel:+18095550123"],
	["809+555", "tel:809555"],
])("links %s for a tap to call", (phone, link) => {
	expect(telephoneLink(phone)).toBe(link);
});

it("keeps a number in one line", () => {
	expect(unbrokenTelephone("+1 (809) 555-0123")).toBe("+1\u00a0(809)\u00a0555\u20110123");
});
