import { describe, expect, it } from "vitest";
import { isToVisitor } from "../../contract/requests/mail-kinds.ts";
import { COMPOSITION, dueMail, everyMail } from "../../testing/mail/mails.ts";
import type { DueMail } from "../store/outbox/mail-queue.ts";
import type { PassedContent } from "../store/requests/actions/change-row.ts";
import { composeMail } from "./compose/compose.tsx";

const OPTIONS = {
	...COMPOSITION,
	team: [
		{ address: "ana@ivf.example", name: "Ana Pérez", units: ["financial"], admin: true, editor: true },
		{ address: "luis@ivf.example", name: "Luis Peña", units: ["bi", "financial"], admin: false, editor: false },
	],
};
const ALL = ["equipo@ivf.example", "guardia@ivf.example"];

const recipients = async (mail: DueMail) => (await composeMail(mail, OPTIONS)).envelope.to;

function ofUnit(unit: string): DueMail {
	const mail = dueMail("staff");
	return { ...mail, request: mail.request && { ...mail.request, unit } };
}

function passed(to: { person: string } | { unit: string }, from: string | null = "ana@ivf.example"): DueMail {
	return { ...dueMail("passed"), content: { ...to, from, action: "1" } satisfies PassedContent };
}

describe("whom a mail to the team goes to", () => {
	it("a notice goes to its unit, and to all where it has none or nobody is of it", async () => {
		expect(await recipients(ofUnit("financial"))).toEqual(["ana@ivf.example", "luis@ivf.example"]);
		expect(await recipients(ofUnit("bi"))).toEqual(["luis@ivf.example"]);
		expect(await recipients(ofUnit("academy"))).toEqual(ALL);
		expect(await recipients(dueMail("staff"))).toEqual(ALL);
	});

	it("a passed request goes to the person, or to the unit but not back to who passed it", async () => {
		expect(await recipients(passed({ person: "luis@ivf.example" }))).toEqual(["luis@ivf.example"]);
		expect(await recipients(passed({ unit: "financial" }))).toEqual(["luis@ivf.example"]);
		expect(await recipients(passed({ unit: "financial" }, null))).toEqual(["ana@ivf.example", "luis@ivf.example"]);
	});

	it("who left the team gets nothing more: all get it instead", async () => {
		expect(await recipients(passed({ person: "eva@ivf.example" }))).toEqual(ALL);
		const content = { requests: [], more: 0, to: "eva@ivf.example" };
		expect(await recipients(dueMail("reminder", { content }))).toEqual(ALL);
	});

	it("a reminder goes to who took the request, where it says so", async () => {
		const content = { requests: [], more: 0, to: "luis@ivf.example" };
		expect(await recipients(dueMail("reminder", { content }))).toEqual(["luis@ivf.example"]);
		expect(await recipients(dueMail("reminder", { content: { requests: [], more: 0 } }))).toEqual(ALL);
	});
});

describe("the mail about a passed request", () => {
	it("says by whom, holds the whole request, and is answered to who wrote", async () => {
		const { subject, text, replyTo } = await composeMail(passed({ person: "luis@ivf.example" }), OPTIONS);
		expect(subject).toBe("Solicitud para ti: 7K4R-62XW");
		expect(text).toContain("Ana Pérez te pasó esta solicitud.");
		expect(text).toContain("¿Cuánto dura el viaje?");
		expect(replyTo).toEqual({ name: "Ana Núñez", address: "ana@example.com" });
	});

	it("lists those that were passed at once, with who passed them", async () => {
		const [, mail] = everyMail("Ana Núñez").filter(({ kind }) => kind === "passed");
		const { subject, text, envelope } = await composeMail(mail as DueMail, OPTIONS);
		expect(subject).toBe("Solicitudes para ti: 4");
		expect(text).toContain("El equipo pasó estas solicitudes a la unidad bi.");
		expect(text).toContain("7K4R-62XW · Ana Núñez");
		expect(text).toContain("y 2 más");
		expect(envelope.to).toEqual(["luis@ivf.example"]);
	});

	it("names the unit, and the team where a command passed it", async () => {
		const { text } = await composeMail(passed({ unit: "bi" }, null), OPTIONS);
		expect(text).toContain("El equipo pasó esta solicitud a la unidad bi.");
	});
});

describe("a mail to the team", () => {
	const mails = everyMail("Ana Núñez").filter(({ kind }) => !isToVisitor(kind));

	it.each(mails)("opens the desk by one button, in text by its address: $kind", async (mail) => {
		const { html, text } = await composeMail(mail, OPTIONS);
		const address = `https://ivf.example/mesa${mail.request ? "/7K4R-62XW" : ""}`;
		const buttons = String(html).match(/<a class="m-button"[^>]*>[^<]*/g) ?? [];
		expect(buttons).toHaveLength(1);
		expect(buttons[0]).toContain(`href="${address}"`);
		expect(text).toContain(`Abrir en la mesa: ${address}\n`);
	});

	it.each(mails)("has a button that Outlook draws, where a cell has padding and a link none: $kind", async (mail) => {
		const { html } = await composeMail(mail, OPTIONS);
		const [, cell = ""] = /<td class="m-button" style="([^"]*)"><a class="m-button"/.exec(String(html)) ?? [];
		expect(cell).toMatch(/background-color:#0b2f36.*mso-padding-alt:12px 24px.*padding:\d/);
	});

	it.each(mails)("says nothing of a desk where there is none: $kind", async (mail) => {
		const { html, text } = await composeMail(mail, { ...OPTIONS, deskUrl: undefined });
		for (const part of [html, text]) expect(String(part)).not.toMatch(/\bmesa\b/);
	});

	it.each(mails)("tells nobody to look for a guide or to mark by reference: $kind", async (mail) => {
		const { text } = await composeMail(mail, OPTIONS);
		expect(text).not.toMatch(/guía|(con|por) su referencia|libérala con/);
	});

	it("leads from each line of a list to its request", async () => {
		const { html } = await composeMail(mails.find(({ kind }) => kind === "reminder") as DueMail, OPTIONS);
		expect(html).toMatch(/href="https:\/\/ivf\.example\/mesa\/7K4R-62XW"[^>]*>7K4R-62XW · Ana Núñez</);
	});
});

it("what visitors get leads to no desk", async () => {
	expect((await composeMail(dueMail("receipt"), OPTIONS)).html).not.toContain("/mesa");
});
