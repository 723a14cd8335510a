import { expect, it } from "vitest";
import { growth } from "../../testing/measuring/growth.ts";
import { TELEPHONE, telephoneLink, unbrokenTelephone } from "./telephone.ts";

it.each([
	["+1 (809) 555-0123", "tel:+18095550123"],
	["809.555.0123", "tel:8095550123"],
	["  +34 600 00 00 00 ", "tel:+34600000000"],
	["(+1) 809 555 0123", "tel:+18095550123"],
	["809+555", "tel:809555"],
	["809-555-0142 ext. 12", "tel:8095550142;ext=12"],
	["+1 809 555 0142 extensión 0012", "tel:+18095550142;ext=0012"],
	["809-555-0142 x12", "tel:8095550142;ext=12"],
	["809-555-0142;ext=12", "tel:8095550142;ext=12"],
	["809-555-0142,,12#", "tel:8095550142;ext=12"],
	["01 55 55 55 01 poste 3", "tel:0155555501;ext=3"],
	["WhatsApp: 809 555 0142", "tel:8095550142"],
	["809 555 0142 (WhatsApp, de noche)", "tel:8095550142"],
	["Cel. 809-555-0142 / 829-555-0199", "tel:8095550142"],
	["+34 600 00 00 00 solo por la tarde", "tel:+34600000000"],
	["809·555·0142", "tel:8095550142"],
	["809 • 555 • 0142", "tel:8095550142"],
	["[809] 555_0142", "tel:8095550142"],
	["📱 809 555 0142", "tel:8095550142"],
	["☎ 809-555-0142 ✅", "tel:8095550142"],
	["'8095550142", "tel:8095550142"],
	['"+1 809 555 0142"', "tel:+18095550142"],
	["809 555 0142 | 829 555 0199", "tel:8095550142"],
	["809 555 0142 & 829 555 0199", "tel:8095550142"],
	["809 555 0142: de noche", "tel:8095550142"],
	["809 555 0142!", "tel:8095550142"],
	["809 555 0142 *12", "tel:8095550142"],
	["809=555~0142", "tel:8095550142"],
	["https://wa.me/18095550142", "tel:18095550142"],
])("links %s for a tap to call", (phone, link) => {
	expect(telephoneLink(phone)).toBe(link);
});

it.each([
	"",
	"llámame",
	"809 555 O142",
	"809-555-014o",
	"1234567890123456",
	"12345678 90123456",
	"ana@example.com",
	"📱",
	"809-555-0142-829-555-0199",
])("takes %j for no number", (text) => {
	expect(TELEPHONE.test(text)).toBe(false);
});

it("keeps a number in one line", () => {
	expect(unbrokenTelephone("+1 (809) 555-0123")).toBe("+1\u00a0(809)\u00a0555\u20110123");
});

it.each(["(", "1(", "1234567(", "123456789012345(", "1234567 ", "1234567/1", "📱"])(
	"%j without end costs no more than its length",
	async (start) => {
		const sign = [...start].at(-1) as string;
		const texts = new Map([100_000, 200_000].map((length) => [length, `${start}${sign.repeat(length)}!`]));
		// Twice the characters may cost twice the work, and a little more.
		expect(await growth((length) => TELEPHONE.test(texts.get(length) as string), 200_000, 2.8)).toBeLessThan(2.8);
	},
);
