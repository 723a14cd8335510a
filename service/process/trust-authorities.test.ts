import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates } from "node:tls";
import { expect, it } from "vitest";
import { signedCertificate } from "../../testing/processes/certificate.ts";
import { contacts, freshOffice } from "../../testing/staff-commands.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { trustAuthorities } from "./trust-authorities.ts";

it.each([
	["is not there", undefined, "ENOENT"],
	["holds no certificate", "hola", "NO_CERTIFICATE"],
	["holds a broken one", "-----BEGIN CERTIFICATE-----\nhola\n-----END CERTIFICATE-----\n", "NODE_EXTRA_CA_CERTS"],
])(
	"a file of authorities that %s is a fault of the setting, for commands as for the service",
	async (_how, content, code) => {
		const NODE_EXTRA_CA_CERTS = join(temporaryFolder(), "authorities.pem");
		if (content !== undefined) writeFileSync(NODE_EXTRA_CA_CERTS, content);
		expect(() => trustAuthorities(NODE_EXTRA_CA_CERTS)).toThrow(code);
		const office = await freshOffice("sqlite");
		const environment = { ...office.environment, NODE_EXTRA_CA_CERTS };
		expect(await contacts(environment, ["resend", "--all-failed"])).toMatchObject({
			code: 1,
			err: expect.stringContaining("NODE_EXTRA_CA_CERTS"),
		});
		expect((await contacts(environment, ["restore", "copia.backup"])).err).toContain("NODE_EXTRA_CA_CERTS");
		expect((await contacts(environment, ["doctor"])).out).toContain("NODE_EXTRA_CA_CERTS");
	},
);

it("every authority of a file is trusted, beside those trusted before, and none twice", () => {
	const [first, second, third] = [1, 2, 3].map(() => signedCertificate(temporaryFolder()).authorityFile) as [
		string,
		string,
		string,
	];
	trustAuthorities(first);
	const before = getCACertificates("default").length;
	const file = join(temporaryFolder(), "authorities.pem");
	writeFileSync(file, ["# Nuestras", readFileSync(second, "utf8"), readFileSync(third, "utf8")].join("\n"));
	for (const one of [file, file, first, undefined]) trustAuthorities(one);
	expect(getCACertificates("default")).toHaveLength(before + 2);
});
