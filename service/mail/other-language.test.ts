/** One request in each language from the store through mails to the desk, in real databases and by a real mail server. */
import { mainWords } from "virtual:content";
import { describe, expect, it } from "vitest";
import { LANGUAGE_CODES, type Language } from "../../contract/languages.ts";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { freshStore } from "../../testing/databases/stores.ts";
import { COMPOSITION, connected } from "../../testing/mail/mails.ts";
import { marked, otherWords } from "../../testing/pages/other-words.ts";
import { HOUR, patientRequest } from "../../testing/requests.ts";
import { mailSender } from "./deliveries.ts";

const { receipt } = mainWords.messages.mails;

/** Stores a request, sends what it owes, and sorts the mails. @param changes what the mails are composed with */
async function sent(kind: (typeof DATABASE_KINDS)[number], language: Language, changes = {}) {
	const { store } = await freshStore(kind);
	const { server, transport } = await connected();
	const { reference } = await store.requests.accept({ ...patientRequest, language });
	const send = mailSender(transport, { ...COMPOSITION, languages: { es: mainWords, en: otherWords }, ...changes });
	for (const mail of await store.mails.claim(HOUR, 9)) await send(mail);
	const mails = await server.received(2);
	const find = (to: string) => mails.find(({ recipients }) => recipients.includes(to));
	return { store, reference, hers: find(patientRequest.email), staffs: find("equipo@ivf.example") };
}

describe.each(DATABASE_KINDS)("a request kept in %s", (kind) => {
	it.each(LANGUAGE_CODES)("in the language %s is confirmed in it, and told to staff in theirs", async (language) => {
		const { store, reference, hers, staffs } = await sent(kind, language);
		const isMain = language === "es";
		const said = isMain ? (text: string) => text : marked;
		expect(hers?.subject).toBe(said(receipt.subject).replace("{reference}", reference));
		expect(hers?.html).toContain(`lang="${language}"`);
		expect(hers?.text).toContain(said(receipt.kept));
		expect(hers?.text).toContain(isMain ? "https://ivf.example/faq" : "https://ivf.example/en/faq");
		expect(staffs?.subject).toContain("Paciente · Puerto Rico · Ana");
		expect(staffs?.html).toContain('lang="es"');
		expect(staffs?.text?.includes("Idioma\ninglés")).toBe(!isMain);
		expect((await store.requests.record(reference))?.language).toBe(language);
	});

	it("is confirmed in the main language where its own has no words any more", async () => {
		const { hers, staffs } = await sent(kind, "en", { languages: { es: mainWords } });
		expect(hers?.html).toContain('lang="es"');
		expect(hers?.text).toContain(receipt.kept);
		expect(hers?.text).not.toContain(marked(receipt.kept));
		expect(staffs?.text).toContain("Idioma\ninglés");
	});
});
