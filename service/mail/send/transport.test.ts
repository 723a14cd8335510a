import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished } from "vitest";
import { COMPOSITION, connected, dueMail } from "../../../testing/mails.ts";
import { NOON } from "../../../testing/requests.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { fieldCipher } from "../../crypto/field-cipher.ts";
import { composeMail } from "../compose/compose.tsx";
import { mailFiles } from "./mail-files.ts";
import { fileTransport, smtpTransport } from "./transport.ts";

const MESSAGE = {
	from: "hola@ivf.example",
	to: "ana@example.com",
	subject: "Recibimos tu solicitud: ñ",
	text: "Hola\n.\nadiós",
	messageId: "<0f8fad5b-d9cb@ivf.example>",
};

const toFiles = (folder: string) => fileTransport(mailFiles(folder, () => NOON, fieldCipher()));

describe("mails written as files", () => {
	it("are whole mails that any program opens", async () => {
		const folder = temporaryFolder();
		const mail = dueMail("staff");
		await toFiles(folder).send(await composeMail(mail, COMPOSITION));
		const [name = ""] = readdirSync(folder);
		const parsed = await PostalMime.parse(readFileSync(join(folder, name)));
		expect(parsed).toMatchObject({ subject: "Paciente · Puerto Rico · Ana · 7K4R-62XW", messageId: mail.messageId });
		expect(parsed.html).toContain("Ana Núñez");
		expect(parsed.text).toContain("Ana Núñez");
	});

	it("are named after time and mail, and nothing half written is left", async () => {
		const folder = temporaryFolder();
		const transport = toFiles(folder);
		await transport.send(MESSAGE);
		await transport.send({ ...MESSAGE, messageId: "<11111111-d9cb@ivf.example>" });
		expect(readdirSync(folder).sort()).toEqual([
			"2026-03-02T12-00-00-000Z-0f8fad5b-d9cb.eml",
			"2026-03-02T12-00-00-000Z-11111111-d9cb.eml",
		]);
	});

	it("are for the service's own account alone, and so is a folder it makes", async () => {
		const folder = join(temporaryFolder(), "mail");
		await toFiles(folder).send(MESSAGE);
		const [name = ""] = readdirSync(folder);
		expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
		expect(statSync(folder).mode & 0o777).toBe(0o700);
	});

	it("leave nothing behind when they cannot be written", async () => {
		const folder = temporaryFolder();
		mkdirSync(join(folder, "2026-03-02T12-00-00-000Z-0f8fad5b-d9cb.eml"));
		await expect(toFiles(folder).send(MESSAGE)).rejects.toThrow();
		expect(readdirSync(folder)).toEqual(["2026-03-02T12-00-00-000Z-0f8fad5b-d9cb.eml"]);
	});

	it("fail aloud where the folder cannot be made", async () => {
		const file = join(temporaryFolder(), "file");
		writeFileSync(file, "");
		await expect(toFiles(file).send(MESSAGE)).rejects.toThrow();
	});
});

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
