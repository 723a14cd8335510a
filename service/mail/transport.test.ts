import { describe, expect, it, onTestFinished } from "vitest";
import { connected } from "../../testing/mails.ts";
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
		const strict = smtpTransport(elsewhere);
		const waived = smtpTransport(`${elsewhere}?requireTLS=false`);
		onTestFinished(() => {
			strict.close();
			waived.close();
		});
		await expect(strict.send(MESSAGE)).rejects.toMatchObject({ code: "ETLS" });
		expect(server.mails).toEqual([]);
		await waived.send(MESSAGE);
		expect(await server.received(1)).toHaveLength(1);
	});

	it("never take a file of this machine along, whatever a message names", async () => {
		const { server, transport } = await connected();
		const attachment = { ...MESSAGE, attachments: [{ path: "/etc/hostname" }] };
		await expect(transport.send(attachment)).rejects.toThrow("File access rejected");
		expect(server.mails).toEqual([]);
	});
});
