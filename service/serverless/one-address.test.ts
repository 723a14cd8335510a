import { expect, it } from "vitest";
import { atOneAddress } from "./platform.ts";

const found = async () => ({ address: "192.0.2.5" });

it("names one address and keeps the name for the certificate", async () => {
	expect(await atOneAddress("smtps://user:p%40ss@mail.example:465", found)).toBe(
		"smtps://user:p%40ss@192.0.2.5:465?tls.servername=mail.example",
	);
	expect(await atOneAddress("smtps://mail.example:465/?tls.servername=other.example", found)).toBe(
		"smtps://192.0.2.5:465/?tls.servername=other.example",
	);
});

it("takes another kind of address where there is none of the usual", async () => {
	const onlySix = async (_: string, { family }: { family: number }) => {
		if (family === 4) throw new Error("ENOTFOUND");
		return { address: "2001:db8::5" };
	};
	expect(await atOneAddress("smtps://mail.example:465", onlySix)).toBe(
		"smtps://[2001:db8::5]:465?tls.servername=mail.example",
	);
});

it("leaves a server without TLS from the start as it is", async () => {
	expect(await atOneAddress("smtp://mail.example:2525", found)).toBe("smtp://mail.example:2525");
});
