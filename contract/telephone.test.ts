import { expect, it } from "vitest";
import { chatAddress, telephoneLink, unbrokenTelephone } from "./telephone.ts";

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
	expect(unbrokenTelephone("+1 (809) 555-0123")).toBe("+1\u00a0(809)\u00a0555-0123");
});

it.each([
	["+1 (787) 555-0123", "PR", "https://wa.me/17875550123"],
	["0034 600 00 00 00", "ES", "https://wa.me/34600000000"],
	["1 212 555 0123", undefined, "https://wa.me/12125550123"],
	["809.555.0123", undefined, "https://wa.me/18095550123"],
	["212 555 0123", "US", "https://wa.me/12125550123"],
	["600 00 00 00", "ES", undefined],
	["555 0123", "DO", undefined],
	["212 555 0123", undefined, undefined],
])("leads to the chat with %s of %s where its country can be told", (phone, country, address) => {
	expect(chatAddress(phone, country)).toBe(address);
});
