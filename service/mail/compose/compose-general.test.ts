import { messages } from "virtual:content";
import { describe, expect, it } from "vitest";
import { isToVisitor } from "../../../contract/requests/mail-kinds.ts";
import { COMPOSITION, connected, dueMail, everyMail } from "../../../testing/mail/mails.ts";
import { NOON, PAYLOADS, stored } from "../../../testing/requests.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { DigestContent } from "../../store/outbox/reminders/digest.ts";
import type { NamedRequest, ReminderContent } from "../../store/outbox/reminders/reminders.ts";
import type { StoredRequest } from "../../store/requests/stored-request.ts";
import { mailSender } from "../deliveries.ts";
import { composeMail } from "./compose.tsx";

async function arrived(mail: DueMail) {
	const { server, transport } = await connected();
	await transport.send(await composeMail(mail, COMPOSITION));
	const [received] = await server.received(1);
	if (!received) throw new Error("no mail came in");
	return received;
}

const request: NamedRequest = {
	reference: "7K4R-62XW",
	kind: "patient",
	receivedAt: NOON.toISOString(),
	overdue: true,
};

const reminder: ReminderContent = {
	requests: [request, { ...request, reference: "9WFX-WXF7", overdue: false }],
	more: 3,
};

const digest: DigestContent = {
	since: NOON.toISOString(),
	at: NOON.toISOString(),
	received: 7,
	unanswered: 5,
	overdue: 1,
	held: 2,
	pendingMails: 4,
	pendingReceipts: 3,
	refused: 1,
	withheldReceipts: 2,
	failedMails: 2,
	overdueRequests: [request],
	failed: [
		{ reference: "9WFX-WXF7", kind: "staff", code: "550 EENVELOPE", unconfirmed: false },
		{ reference: null, kind: "reminder", code: "552 EMESSAGE", unconfirmed: false },
	],
};

describe("the reminder to staff", () => {
	it("names the requests by reference, who wrote, kind and time, says which are overdue and counts the rest", async () => {
		const names = new Map([["7K4R-62XW", "Ana\nNúñez"]]);
		const mail = await arrived({ ...dueMail("reminder", { content: reminder }), names });
		expect(mail.subject).toBe("Solicitudes sin responder: 5");
		for (const part of [mail.html, mail.text]) {
			for (const words of [
				"7K4R-62XW · Ana Núñez",
				"9WFX-WXF7",
				"Paciente",
				"8:00",
				"plazo vencido",
				"y 3 más",
				"márcala",
			]) {
				expect(part).toContain(words);
			}
		}
	});
});

describe("the times in mails to staff", () => {
	it.each([
		["staff", dueMail("staff")],
		["reminder", dueMail("reminder", { content: reminder })],
		["digest", dueMail("digest", { content: digest })],
	] as const)("are by the clock of the zone that is set: %s", async (_kind, mail) => {
		const there = await composeMail(mail, { ...COMPOSITION, timeZone: "Europe/Madrid" });
		expect(there.text).toContain("1:00");
		expect(there.text).not.toContain("8:00");
	});
});

describe("the alert on held requests", () => {
	it("says why each is held and how to release it", async () => {
		const content = { requests: [{ ...request, suspicion: "too_fast" as const }], more: 0 };
		const mail = await arrived(dueMail("quarantine", { content }));
		expect(mail.subject).toBe("Solicitudes en cuarentena: 1");
		for (const words of ["7K4R-62XW", messages.mails.quarantine.suspicions.too_fast, "dilo en la mesa"]) {
			expect(mail.text).toContain(words);
		}
	});
});

describe("the list of requests that came in too fast for a mail each", () => {
	const listed = [
		{ ...stored(PAYLOADS.patient), reference: "7K4R-62XW" },
		{ ...stored(PAYLOADS.join), reference: "9WFX-WXF7" },
	];

	it("names each by reference, form, name, country and time, in both its parts, and says how to read one", async () => {
		const mail = await arrived({ ...dueMail("batch", { content: undefined }), listed });
		expect(mail.subject).toBe("Solicitudes nuevas: 2");
		const { forms } = messages;
		for (const part of [mail.html, mail.text]) {
			for (const words of [
				[
					"7K4R-62XW",
					forms.patient.title,
					"Ana Núñez",
					messages.choices.purpose.itinerary,
					"Puerto Rico",
					"8:00",
					"En la mesa las lees",
				],
				["9WFX-WXF7", forms.join.title, "Iván Peralta"],
			].flat()) {
				expect(part).toContain(words);
			}
		}
		expect(mail.text).not.toContain("undefined");
		expect(mail.text).not.toContain("español");
	});

	it("says of each in which language it was written, unless it is the team's", async () => {
		const [first, second] = listed as [StoredRequest, StoredRequest];
		const english = [{ ...first, language: "en" }, second];
		const { text = "" } = await arrived({ ...dueMail("batch", { content: undefined }), listed: english });
		expect(text.match(/ · inglés · /g)).toHaveLength(1);
	});

	it("goes to staff, from a program, and an answer to it reaches no visitor", async () => {
		const mail = await arrived({ ...dueMail("batch", { content: undefined }), listed });
		expect(mail.recipients).toEqual(["equipo@ivf.example", "guardia@ivf.example"]);
		expect(mail.replyTo).toBeUndefined();
		expect(mail.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
		expect(mail.headers.map(({ value }) => value).join()).not.toContain("Ana");
	});

	it("keeps each in its line, whatever the name holds, and in its place where its data cannot be read", async () => {
		const name = "Ana\n9WFX-WXF7 · Otra\u202e <b>cosa</b>".padEnd(120, "x");
		const [first, second] = listed as [StoredRequest, StoredRequest];
		const tricky = { ...first, details: { ...first.details, name, email: "ana@example.com" } };
		const unread = { ...second, details: undefined };
		const mail = await arrived({ ...dueMail("batch", { content: undefined }), listed: [tricky, unread] });
		const lines = (mail.text ?? "").split("\n").filter((line) => /^(7K4R|9WFX)/.test(line));
		expect(lines).toHaveLength(2);
		expect(lines[0]).toMatch(/^7K4R-62XW · Ana 9WFX-WXF7 · Otra <b>cosa<\/b>x+…: https:\/\/\S+ · /);
		expect(lines[1]).toContain(messages.mails.batch.unreadable);
		expect(mail.html).not.toContain("<b>");
	});

	it("is not sent where all that it was to list were erased", async () => {
		const { server, transport } = await connected();
		const send = mailSender(transport, COMPOSITION);
		expect(await send({ ...dueMail("batch", { content: undefined }), listed: [] })).toEqual([]);
		expect(server.mails).toEqual([]);
	});
});

describe("the daily digest", () => {
	it("counts how things stand, names what is overdue and says which mails failed and why", async () => {
		const { subject, text } = await arrived(dueMail("digest", { content: digest }));
		expect(subject).toBe("Resumen diario: 5 sin responder");
		const words = messages.mails.digest;
		for (const [label, count] of [
			[words.unanswered, 5],
			[words.overdue, 1],
			[words.held, 2],
			[words.pendingMails, 4],
			[words.pendingReceipts, 3],
			[words.failedMails, 2],
		]) {
			expect(text).toContain(`${label}: ${count}`);
		}
		expect(text).toContain("9WFX-WXF7: https://ivf.example/mesa/9WFX-WXF7 · correo al equipo · 550 EENVELOPE");
		expect(text).toContain("aviso interno · recordatorio · 552 EMESSAGE");
	});

	it("says so when there is nothing at all", async () => {
		const nothing = { ...digest, received: 0, unanswered: 0, overdue: 0, held: 0, pendingMails: 0, failedMails: 0 };
		const { text } = await arrived(dueMail("digest", { content: { ...nothing, overdueRequests: [], failed: [] } }));
		expect(text).toContain(`${messages.mails.digest.unanswered}: 0`);
		expect(text).not.toContain(messages.mails.digest.resend);
	});
});

describe.each([
	["reminder", reminder],
	["quarantine", reminder],
	["digest", digest],
] as const)("every mail about several requests (%s)", (kind, content) => {
	it("goes to staff, from a program, under its own Message-ID, in HTML and plain text", async () => {
		const due = dueMail(kind, { content });
		const mail = await arrived(due);
		expect(mail.recipients).toEqual(["equipo@ivf.example", "guardia@ivf.example"]);
		expect(mail.messageId).toBe(due.messageId);
		expect(mail.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
		expect(mail.html).toMatch(/<html[^>]* lang="es"/);
		expect(mail.text).not.toMatch(/<\w|&\w+;|undefined|\{/);
	});

	it("is sent to those alone who are still owed it", async () => {
		const due = { ...dueMail(kind, { content }), outcomes: { "equipo@ivf.example": null } };
		const mail = await arrived(due);
		expect(mail.recipients).toEqual(["guardia@ivf.example"]);
	});
});

/** What a program writes; an answer is a person's. */
const KINDS = everyMail("Ana Núñez")
	.filter(({ kind }) => kind !== "reply")
	.flatMap((mail) => [mail, { ...mail, short: true }]);

it.each(KINDS)("a program says that it wrote the mail, so that none answers it: $kind", async (mail) => {
	const { headers } = await arrived(mail);
	const said = mail.kind === "receipt" ? "auto-replied" : "auto-generated";
	expect(headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: said }));
	expect(headers).toContainEqual(expect.objectContaining({ key: "x-auto-response-suppress", value: "All" }));
});

it.each(KINDS.filter(({ short, kind }) => short && !isToVisitor(kind)))(
	"a mail to the team whose content was refused says nothing that a visitor wrote: $kind",
	async (mail) => {
		const { subject, html, text, replyTo, headers } = await arrived(mail);
		expect(replyTo).toBeUndefined();
		expect([subject, html, text, JSON.stringify(headers)].join()).not.toMatch(/Ana|N=C3|Núñez|ana@example/);
		expect(text).toContain(mail.kind === "digest" ? "5" : "7K4R-62XW");
	},
);

describe("a list of more than fifty", () => {
	// What takes most room: four bytes each, and what HTML writes with six.
	const names = ["🧬".repeat(120), '"'.repeat(120)];
	const many = Array.from({ length: 280 }, (_, index) => ({ ...request, reference: `${1000 + index}-62XW` }));
	const nameOf = new Map(many.map(({ reference }, index) => [reference, names[index % 2] as string]));
	const listed = many.map(({ reference }, index) => ({
		...stored({ ...PAYLOADS.clinic, name: names[index % 2] as string, clinic_interest: names[index % 2] as string }),
		reference,
	}));
	const failed = many
		.slice(0, 50)
		.map(({ reference }) => ({ reference, kind: "staff" as const, code: "550 EENVELOPE" }));
	const fifty = many.slice(0, 50);
	const full = { ...digest, overdueRequests: fifty, overdue: 280, failed, failedMails: 280 };

	it.each([
		{ ...dueMail("batch", { content: undefined }), listed: listed.slice(0, 50), more: 230 },
		{ ...dueMail("reminder", { content: { requests: fifty, more: 230 } }), names: nameOf },
		{ ...dueMail("quarantine", { content: { requests: fifty, more: 230 } }), names: nameOf },
		{ ...dueMail("digest", { content: full }), names: nameOf },
	])("names fifty, counts the others, and is no mail that Gmail cuts off at 102 kB: $kind", async (mail) => {
		const { html, text } = await composeMail(mail, COMPOSITION);
		const lists = mail.kind === "digest" ? 2 : 1;
		expect(String(text).match(/^\d{4}-62XW · /gm)).toHaveLength(50 * lists);
		expect(String(text).match(/^y 230 más$/gm)).toHaveLength(lists);
		expect(Buffer.byteLength(String(html))).toBeLessThan(102_000);
	});
});
