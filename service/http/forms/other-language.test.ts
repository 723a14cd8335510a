/** A form in another language, sent without script: each answer is a page in it. */
import { mainWords } from "virtual:content";
import { describe, expect, it } from "vitest";
import { CONTACT_PATH } from "../../../contract/requests/wire.ts";
import { SITE_URL, testApp } from "../../../testing/app.ts";
import { listed } from "../../../testing/databases/stores.ts";
import { marked, otherWords } from "../../../testing/pages/other-words.ts";
import { ANSWER_BY, patientPayload } from "../../../testing/requests.ts";

const { messages } = mainWords;
const IN_ENGLISH = { ...patientPayload, language: "en" };

const bilingual = (limits = {}) => testApp({}, { limits }, { es: mainWords, en: otherWords });

describe("a form in another language", () => {
	it("leads to the confirmation of that language, which says so to browsers", async () => {
		const { submit, request, store } = await bilingual();
		const response = await submit(IN_ENGLISH);
		const [kept] = await listed(store, 10);
		expect(kept).toMatchObject({ language: "en", noticeVersion: "2026-02-01" });
		const address = response.headers.get("Location") ?? "";
		expect(address).toBe(
			`/en/solicitud-recibida?ref=${kept?.reference}&form=patient&receipt=queued&answer_by=${encodeURIComponent(ANSWER_BY)}`,
		);
		const html = await (await request(address)).text();
		expect(html).toContain('<html lang="en">');
		expect(html).toContain(kept?.reference);
		expect(html).toContain(marked(messages.pages.received.next));
		expect(html).toContain(marked(messages.pages.received.receipt.queued));
	});

	it("comes back in it with what to mend, and is sent in it again", async () => {
		const { submit } = await bilingual();
		const response = await submit({ ...IN_ENGLISH, email: "ana" });
		expect(response.status).toBe(422);
		const html = await response.text();
		expect(html).toContain('<html lang="en">');
		expect(html).toContain(marked(messages.errors.email.format as string));
		expect(html).toContain('<input type="hidden" name="language" value="en"/>');
		expect(html).toContain(`action="${CONTACT_PATH}?language=en"`);
	});

	it("is answered in it also before its body is read", async () => {
		const { request } = await bilingual({ address: { requests: 1, seconds: 600 } });
		const send = async (origin: string) => {
			const body = new URLSearchParams(IN_ENGLISH);
			const post = { method: "POST", headers: { Origin: origin }, body };
			return await (await request(`${CONTACT_PATH}?language=en`, post)).text();
		};
		expect(await send("https://elsewhere.example")).toContain(marked(messages.pages.foreign.text));
		for (let sent = 0; sent < 10; sent++) await send(SITE_URL);
		expect(await send(SITE_URL)).toContain(marked(messages.pages.tooMany.title));
		expect(await send(SITE_URL)).toContain(marked(messages.pages.blocked.text));
	});

	it("is asked in the main language to mend what it cannot, if the site does not have its language", async () => {
		const { submit, store } = await bilingual();
		const response = await submit({ ...patientPayload, language: "xx" });
		expect(response.status).toBe(422);
		const html = await response.text();
		expect(html).toContain(messages.notices.failure.text);
		expect(html).not.toContain('name="language"');
		expect(await listed(store, 10)).toEqual([]);
	});

	it("is confirmed in the main one where its language has no words, and kept as what it is", async () => {
		const { submit, store } = await testApp();
		expect((await submit(IN_ENGLISH)).headers.get("Location")).toMatch(/^\/solicitud-recibida\?ref=/);
		expect(await listed(store, 10)).toMatchObject([{ language: "en" }]);
	});
});

it.each([
	["/en/nowhere", marked(messages.notFound.title)],
	["/en", marked(messages.notFound.title)],
	["/xx/nowhere", messages.notFound.title],
	["/english", messages.notFound.title],
])("an address that leads nowhere is answered in its language: %s", async (path, title) => {
	const { request } = await bilingual();
	const response = await request(path);
	expect(response.status).toBe(404);
	expect(await response.text()).toBe(`<h1>${title}</h1>`);
});
