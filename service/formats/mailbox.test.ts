import { expect, it } from "vitest";
import { deliverableAddress } from "../../contract/questions/mail-address.ts";
import { readableAddress } from "./mailbox.ts";

it.each(["info@münchen.de", "a@клиника.рф", "a@例子.com", "ana@example.com", "ANA@Example.com", "1.2@3.do"])(
	"%s is shown as people read it",
	(address) => {
		expect(readableAddress(deliverableAddress(address))).toBe(address);
	},
);

it.each(["a@xn--.com", "a@xn--99999999999.com"])(
	"%s stays as it is: it is none, or made to look like another",
	(address) => {
		expect(readableAddress(address)).toBe(address);
	},
);

it("letters of two scripts in one name are not shown as such", () => {
	const lookalike = deliverableAddress("ana@gm\u0430il.com");
	expect(lookalike).toMatch(/^ana@xn--/);
	expect(readableAddress(lookalike)).toBe(lookalike);
});
