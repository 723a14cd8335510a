import { expect, it } from "vitest";
import { securityText } from "./security-text.ts";

const HERE = ["seguridad@ivf.example", "https://www.ivf.example"] as const;

it("says whom to tell, where it stands, and until when it is to be believed", () => {
	expect(securityText(...HERE, new Date("2026-11-22T19:00:00Z"))).toBe(
		[
			"Contact: mailto:seguridad@ivf.example",
			"Expires: 2027-11-07T00:00:00.000Z",
			"Preferred-Languages: es, en",
			"Canonical: https://www.ivf.example/.well-known/security.txt",
			"",
		].join("\n"),
	);
});

it("is believed for less than a year from the day on which it is asked for, whichever that is", () => {
	for (const day of ["2026-11-22", "2027-12-31", "2031-02-28"]) {
		const now = new Date(`${day}T23:59:59Z`);
		const [, expires = ""] = /^Expires: (\S+)$/m.exec(securityText(...HERE, now)) ?? [];
		const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
		expect(days).toBeGreaterThan(300);
		expect(days).toBeLessThan(365);
	}
});
