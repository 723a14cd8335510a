import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { Duplex } from "node:stream";
import { TLSSocket } from "node:tls";
import { describe, expect, it, onTestFinished } from "vitest";
import { connected, smtpAt } from "../../testing/mail/mails.ts";
import { signedCertificate } from "../../testing/processes/certificate.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { trustAuthorities } from "../process/trust-authorities.ts";
import { smtpTransport } from "./transport.ts";

const MESSAGE = {
	from: "hola@ivf.example",
	to: "ana@example.com",
	subject: "Recibimos tu solicitud: ñ",
	text: "Hola\n.\nadiós",
	messageId: "<0f8fad5b-d9cb@ivf.example>",
};

describe("mails sent through a server", () => {
	it("arrive letter for letter, a lone dot included", async () => {
		const { server, transport } = await connected();
		await transport.send(MESSAGE);
		const [mail] = await server.received(1);
		expect(mail).toMatchObject({ subject: MESSAGE.subject, recipients: ["ana@example.com"] });
		expect(mail?.text?.trim()).toBe("Hola\n.\nadiós");
	});

	it("go to another machine encrypted or not at all, unless its address says otherwise", async () => {
		const { server } = await connected();
		// This machine by a name that does not say so.
		const elsewhere = server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
		const strict = smtpTransport(smtpAt(elsewhere));
		const waived = smtpTransport(smtpAt(`${elsewhere}?requireTLS=false`));
		onTestFinished(() => {
			strict.close();
			waived.close();
		});
		await expect(strict.send(MESSAGE)).rejects.toMatchObject({ code: "ETLS" });
		expect(server.mails).toEqual([]);
		await waived.send(MESSAGE);
		expect(await server.received(1)).toHaveLength(1);
	});

	it("trust no word that came before encryption, as if it had come after", async () => {
		const certificate = signedCertificate(temporaryFolder());
		trustAuthorities(certificate.authorityFile);
		const said: string[] = [];
		const server = createServer((socket) => {
			const speak = (line: Duplex, answers: Record<string, string>) =>
				line.on("data", (text) => {
					const [word = ""] = String(text).split(/[\s:]/);
					said.push(word);
					line.write(`${answers[word] ?? "250 ok"}\r\n`);
					if (word === "STARTTLS") {
						line.removeAllListeners("data");
						// What was injected after the 220 would answer EHLO, and each answer the question before it.
						speak(new TLSSocket(socket, { isServer: true, ...certificate }), { RCPT: "550 no", DATA: "354 go" });
					}
				});
			speak(socket, { EHLO: "250-x\r\n250 STARTTLS", STARTTLS: "220 go\r\n250 injected" });
			socket.on("error", () => {});
			socket.write("220 x ESMTP\r\n");
		});
		server.listen(0, "localhost");
		await once(server, "listening");
		const { port } = server.address() as AddressInfo;
		const transport = smtpTransport(smtpAt(`smtp://localhost:${port}?requireTLS=true`));
		onTestFinished(() => {
			transport.close();
			server.close();
		});
		const sent = await transport.send({ ...MESSAGE, envelope: { from: MESSAGE.from, to: MESSAGE.to } });
		expect(sent).toMatchObject([{ address: MESSAGE.to, code: "550 EENVELOPE" }]);
		expect(said).toEqual(["EHLO", "STARTTLS", "EHLO", "MAIL", "RCPT"]);
	});

	it("never take a file of this machine along, whatever a message names", async () => {
		const { server, transport } = await connected();
		const attachment = { ...MESSAGE, attachments: [{ path: "/etc/hostname" }] };
		await expect(transport.send(attachment)).rejects.toThrow("File access rejected");
		expect(server.mails).toEqual([]);
	});

	it.each([
		["https://www.ivf.example", "www.ivf.example"],
		["https://fertilidad.clínica.example", "fertilidad.xn--clnica-4va.example"],
		["http://127.0.0.1:4321", "ivf.example"],
		["http://[::1]:4321", "ivf.example"],
		["http://localhost:4321", "ivf.example"],
	])("from %s greet the server as %s", async (SITE_URL, name) => {
		const names: string[] = [];
		const { server } = await connected({
			onMailFrom: (_address, { hostNameAppearsAs }, done) => {
				names.push(hostNameAppearsAs);
				done();
			},
		});
		const transport = smtpTransport({ ...smtpAt(server.url), SITE_URL });
		onTestFinished(transport.close);
		await transport.send(MESSAGE);
		expect(names).toEqual([name]);
	});

	it("say that a program wrote them, unless they say how themselves", async () => {
		const { server, transport } = await connected();
		await transport.send(MESSAGE);
		await transport.send({ ...MESSAGE, headers: { "Auto-Submitted": "auto-replied" } });
		const headers = (await server.received(2)).map(({ headers }) =>
			["auto-submitted", "x-auto-response-suppress"].map((name) => headers.find(({ key }) => key === name)?.value),
		);
		expect(headers).toEqual([
			["auto-generated", "All"],
			["auto-replied", "All"],
		]);
	});

	it.each(["=?utf-8?q?Banco?=", "=?iso-8859-1?B?QmFuY28=?=", "Ana =?utf-8?q?=3Cx=40malo.example=3E?= Ñ", "a=?b"])(
		"show the name and subject %s as it was typed",
		async (typed) => {
			const { server, transport } = await connected();
			const from = `"${typed}" <hola@ivf.example>`;
			const named = { name: typed, address: "ana@example.com" };
			await transport.send({ ...MESSAGE, from, to: named, replyTo: named, subject: typed });
			const [mail] = await server.received(1);
			const shown = [mail?.from?.name, mail?.to?.[0]?.name, mail?.replyTo?.[0]?.name, mail?.subject];
			expect(shown.map((text) => text?.replaceAll("\u200b", ""))).toEqual([typed, typed, typed, typed]);
			expect(mail?.from?.address).toBe("hola@ivf.example");
			expect(mail?.replyTo).toHaveLength(1);
		},
	);
});
