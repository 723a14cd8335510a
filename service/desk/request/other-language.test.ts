/** A request in another language than the team's: told, filtered by, and answered in it. */
import { mainWords } from "virtual:content";
import { expect, test } from "vitest";
import { testDesk } from "../../../testing/desk.ts";
import { patientRequest } from "../../../testing/requests.ts";

const JANE = {
	...patientRequest,
	whatsapp: "yes",
	name: "Jane Roe",
	email: "jane@example.com",
	message: "How long is the trip?",
};
const REPLIES = { subject: "Your request ({reference})", greeting: "Hello {name},", greetingNameless: "Hello," };

/** A desk whose visitors' words there are in English as well. */
async function deskWith() {
	const opened = await testDesk(undefined, undefined, {
		es: mainWords,
		en: { language: "en", messages: { replies: REPLIES } },
	});
	const { requests } = opened.store;
	const { reference } = await requests.accept({ ...JANE, language: "en" });
	const spanish = await requests.accept({ ...patientRequest, whatsapp: "yes" });
	const ana = await opened.signedIn();
	const page = async (path: string) => (await (await ana.get(path)).text()).replaceAll("&amp;", "&");
	return { ...opened, reference, spanish: spanish.reference, page };
}

const rowsIn = (html: string) => [...html.matchAll(/data-key="([^"]+)"/g)].map(([, reference]) => reference);

test("row and head say in which language somebody wrote, unless it is the team's own", async () => {
	const { page, reference, spanish } = await deskWith();
	expect((await page("/mesa")).match(/<span>En inglés<\/span>/g)).toHaveLength(1);
	const [head, other] = await Promise.all(
		[reference, spanish].map(async (one) => /request-head__asked[^>]*>(.*?)</.exec(await page(`/mesa/${one}`))?.[1]),
	);
	expect(head).toBe("Paciente · En inglés");
	expect(other).toBe("Paciente");
	expect(await page(`/mesa/${reference}`)).toContain('lang="en">How long is the trip?');
});

test("the list can be cut down to one language, in which one goes on to another list", async () => {
	const { page, reference, spanish } = await deskWith();
	expect(rowsIn(await page("/mesa"))).toEqual([reference, spanish]);
	const english = await page("/mesa?idioma=en");
	expect(rowsIn(english)).toEqual([reference]);
	expect(english).toContain("1 abierta");
	expect(english).toContain('href="/mesa?ver=answered&idioma=en"');
	expect(english).toMatch(/href="\/mesa" aria-current="true">En inglés/);
	expect(rowsIn(await page("/mesa?ver=all&idioma=es"))).toEqual([spanish]);
	expect(rowsIn(await page("/mesa?idioma=xx"))).toEqual([reference, spanish]);
});

test("the answer begins in the language of the request, by mail and by chat", async () => {
	const { page, reference, spanish } = await deskWith();
	const english = await page(`/mesa/${reference}`);
	expect(english).toContain(`subject=Your%20request%20(${reference})`);
	expect(english).toContain("body=Hello%20Jane%2C%0D%0A%0D%0A");
	expect(english).toContain("?text=Hello%20Jane%2C");
	expect(english).toContain('lang="en">Hello Jane,</p>');
	expect(english).not.toContain("Hola");
	expect(await page(`/mesa/${spanish}`)).toContain("?text=Hola%2C%20Ana%3A");
});

test("a request in a language that the site has dropped is told as such, and answered in the main one", async () => {
	const { page, reference, database } = await deskWith();
	await database.db.updateTable("requests").set({ language: "de" }).where("reference", "=", reference).execute();
	const html = await page(`/mesa/${reference}`);
	expect(html).toContain("Paciente · En alemán");
	expect(html).toContain("?text=Hola%2C%20Jane%3A");
});
