import { expect, it } from "vitest";
import { chatAddress, e164 } from "./telephone.ts";

it.each([
	["809-555-0142", undefined, "+18095550142"],
	["+1 809 555 0142", undefined, "+18095550142"],
	["(+1) 809 555 0142", "OTHER", "+18095550142"],
	["18095550142", "ES", "+18095550142"],
	["001 809 555 0142", "ES", "+18095550142"],
	["011 34 612 345 678", "US", "+34612345678"],
	["809 555 0142", "DE", "+18095550142"],
	["612345678", "ES", "+34612345678"],
	["0034 612 345 678", "US", "+34612345678"],
	["06 12 34 56 78", "FR", "+33612345678"],
	["0171 1234567", "DE", "+491711234567"],
	["06 6982 1234", "IT", "+390669821234"],
	["07911 123456", "UK", "+447911123456"],
	["+44 (0) 7911 123456", "US", "+447911123456"],
	["(787) 555-0123", "PR", "+17875550123"],
	["416.555.0123", "CA", "+14165550123"],
	["+507 6123 4567", "OTHER", "+50761234567"],
	["6123 4567", "OTHER", undefined],
	["555 0123", "DO", undefined],
	["+8095550142", "DO", undefined],
	["", "DO", undefined],
])("reads %s from %s as %s", (phone, country, number) => {
	expect(e164(phone, country)).toBe(number);
});

it("leads to the chat with a number whose country can be told", () => {
	expect(chatAddress("612345678", "ES")).toBe("https://wa.me/34612345678");
	expect(chatAddress("6123 4567", "OTHER")).toBeUndefined();
});
