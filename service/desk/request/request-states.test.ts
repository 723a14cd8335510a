/** What the page of a request says and offers, as the request stands. */
import { expect, test } from "vitest";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { PAYLOADS, patientRequest } from "../../../testing/requests.ts";
import { DAY, HOUR } from "../../durations.ts";
import type { Action } from "../../store/requests/actions/action.ts";

async function deskWith(suspicion?: "trap") {
	const opened = await testDesk();
	const { store, signedIn } = opened;
	const { reference } = await store.requests.accept(patientRequest, { suspicion });
	const act = (action: Action, actor: string | null = LUIS.address) => store.requests.act(reference, action, { actor });
	const ana = await signedIn();
	const read = async (path = `/mesa/${reference}`) => await (await ana.get(path)).text();
	return { ...opened, ana, reference, act, read };
}

/** What its buttons do. */
const offeredIn = (html: string) =>
	Array.from(html.matchAll(/(?:name="do" value="|value="(?=\w+" name="do"))(\w+)"/g), ([, does]) => does).sort();

test.each<[string, "trap" | undefined, Action[], string[], string]>([
	["open", undefined, [], ["answered", "spam", "take"], "No la tiene nadie"],
	["open and taken", undefined, [{ kind: "take" }], ["answered", "spam", "take"], "La tiene Luis"],
	["answered", undefined, [{ kind: "answered", by: "mail" }], ["unanswered"], "Luis respondió hoy a las 08:00"],
	["released and answered", "trap", [{ kind: "release" }, { kind: "answered" }], ["unanswered"], "Luis respondió hoy"],
	["spam", undefined, [{ kind: "spam" }], ["answered", "not_spam"], "Está marcada como spam"],
	["held", "trap", [], ["answered", "release", "spam", "take"], "No la tiene nadie"],
	["released", "trap", [{ kind: "release" }], ["answered", "hold", "spam", "take"], "No la tiene nadie"],
])("one that is %s says so, and offers what can be done with it", async (state, suspicion, actions, offered, said) => {
	const { act, read } = await deskWith(suspicion);
	for (const action of actions) await act(action);
	const page = await read();
	const goesOn = /held|spam/.test(state) ? [] : ["outcome", "left", "follow_up"];
	expect(offeredIn(page)).toEqual([...offered, ...goesOn, "find", "reply", "note", "pass"].sort());
	expect(page).toContain(said);
	expect(page.includes("En cuarentena</h2>")).toBe(offered.includes("release"));
});

test("one that a colleague has can be taken over, and passed to anybody but that colleague", async () => {
	const { act, read } = await deskWith();
	expect(await read()).toContain('<option value="person luis@example.com">');
	await act({ kind: "take" });
	const page = await read();
	expect(page).toContain("Tomarla de Luis</button>");
	expect(page).not.toContain('<option value="person luis@example.com">');
	expect(page).toContain('<option value="person ana@example.com">');
	expect(page).toContain('<option value="unit bi">BI</option>');
	await act({ kind: "take" }, ANA.address);
	const mine = await read();
	expect(mine).toContain("La tienes tú</p>");
	expect(offeredIn(mine)).toEqual([
		"answered",
		"find",
		"follow_up",
		"give_back",
		"left",
		"note",
		"outcome",
		"pass",
		"reply",
		"spam",
	]);
	await act({ kind: "pass", to: { unit: "bi" } });
	expect(await read()).toContain('request-head__asked strong">Paciente · BI</span>');
});

test("one that was answered at the server names nobody", async () => {
	const { act, read } = await deskWith();
	await act({ kind: "answered" }, null);
	const page = await read();
	expect(page).toContain("Respondida hoy a las 08:00");
	expect(page).toContain("<p>Alguien, desde el servidor, la marcó como respondida</p>");
});

test("one whose words cannot be decrypted goes by its reference, and nobody is written to from it", async () => {
	const { read, database, reference } = await deskWith();
	const details = `sealed:1:00000000:${"A".repeat(80)}`;
	await database.db.updateTable("requests").set({ details }).execute();
	const page = await read();
	expect(page).toContain(`<h1 class="request-head__title title--entry">${reference}</h1>`);
	expect(page).toContain("No podemos leer sus datos con la clave actual. Avisa");
	expect(page).not.toMatch(/mailto:|tel:|wa\.me|\/mesa\/persona" class|name="who"/);
	expect(await read("/mesa")).toContain("No podemos leer sus datos con la clave actual</p>");
});

test("a form without a message says that there is none, and shows what was filled in", async () => {
	const { ana, store } = await deskWith();
	const toolkit = await store.requests.accept(PAYLOADS.toolkit);
	const testimonial = await store.requests.accept(PAYLOADS.testimonial);
	const [none, some] = await Promise.all(
		[toolkit, testimonial].map(async ({ reference }) => await (await ana.get(`/mesa/${reference}`)).text()),
	);
	expect(none).toContain("<p>No dejó mensaje.</p>");
	expect(none).not.toContain("<dl");
	expect(some).not.toContain("No dejó mensaje.");
	expect(some).toContain(">Preservación de la fertilidad</dd>");
	expect(some?.match(/Me explicaron cada paso\./g)).toHaveLength(2);
});

test("it says when it is erased, how long ago somebody wrote, and an admin's button names the address", async () => {
	const { read, clock, signedIn, reference } = await deskWith();
	clock.time = new Date(clock.time.getTime() + 3 * HOUR);
	const page = await read();
	expect(page).toContain(`<title>Ana · ${reference} · Mesa</title>`);
	expect(page).toContain("Escribió hoy a las 08:00, hace 3 h");
	expect(page).toContain("se borra el 2 de marzo de 2027");
	expect(page).toContain(
		'action="/mesa/persona" method="post"><input type="hidden" name="who" value="ana@example.com"/>',
	);
	expect(await (await (await signedIn(LUIS)).get(`/mesa/${reference}`)).text()).not.toContain("/mesa/persona");
});

test("a colleague's answers to others of the same person are told while one waits, the latest of them", async () => {
	const { store, act, read, clock, ana } = await deskWith();
	const later = await store.requests.accept(patientRequest);
	const last = await store.requests.accept(patientRequest);
	await act({ kind: "answered" }, null);
	const page = async () => await (await ana.get(`/mesa/${last.reference}`)).text();
	expect(await page()).toContain("Ya se le respondió a otra solicitud suya (mismo correo), hoy a las 08:00.");
	clock.time = new Date(clock.time.getTime() + HOUR);
	await store.requests.act(later.reference, { kind: "answered" }, { actor: LUIS.address });
	expect(await page()).toContain("Ya le respondió Luis a otra solicitud suya (mismo correo), hoy a las 09:00.");
	expect(await page()).not.toContain("hoy a las 08:00. <a");
	await store.requests.act(later.reference, { kind: "unanswered" }, { actor: LUIS.address });
	await store.requests.act(later.reference, { kind: "take" }, { actor: ANA.address });
	expect(await page()).not.toContain("Ana Pérez tiene otra solicitud");
	await store.requests.act(last.reference, { kind: "take" }, { actor: LUIS.address });
	expect(await read()).not.toContain("Luis tiene otra solicitud");
});

test("its history says what became of its mails", async () => {
	const { store, read, clock } = await deskWith();
	const queued = await read();
	expect(queued).toContain('<p>Llegó</p><p class="small">hoy a las 08:00</p>');
	expect(queued).toContain("correo al equipo · en cola");
	clock.time = new Date(clock.time.getTime() + DAY);
	for (const { id, kind } of await store.mails.claim(HOUR, 9)) {
		await (kind === "receipt" ? store.mails.markFailed(id, "550 EENVELOPE") : store.mails.markSent(id));
	}
	const page = await read();
	expect(page).toContain("acuse de recibo · no se pudo entregar");
	expect(page).toContain(" · 550 EENVELOPE");
	expect(page).toContain('correo al equipo · enviado</p><p class="small">hoy a las 08:00</p>');
	expect(await (await deskWith("trap")).read()).not.toContain("Correos</h3>");
});
