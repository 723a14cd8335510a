/** A request on the desk, by plain forms: what a browser without script does. */
import { expect, test } from "vitest";
import { ANA, type Browser, LUIS, testDesk } from "../../../testing/desk.ts";
import { patientRequest } from "../../../testing/requests.ts";
import { HOUR, MINUTE } from "../../durations.ts";

const PATIENT = { ...patientRequest, whatsapp: "yes", name: "Mariela Cruz", email: "mariela@example.com" };

async function deskWith(suspicion?: "trap", clinics: readonly string[] = []) {
	const opened = await testDesk(undefined, undefined, undefined, { clinics });
	const { reference } = await opened.store.requests.accept(PATIENT, { networks: [], suspicion });
	return { ...opened, reference, path: `/mesa/${reference}` };
}

/** Presses a button of the page as it stands: its form's hidden fields, and the button's own. */
async function press(browser: Browser, path: string, does: string, more: Record<string, string> = {}) {
	const html = await (await browser.get(path)).text();
	return await browser.post(path.split("?")[0] as string, { ...hiddenIn(html), do: does, ...more });
}

const hiddenIn = (html: string) => ({
	version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? "",
	id: /name="id" value="([\w-]+)"/.exec(html)?.[1] ?? "",
});

/** The form that takes back what was just done. */
const undoOf = (html: string) => ({
	...hiddenIn(html),
	do: "undo",
	action: /name="action" value="([\w-]+)"/.exec(html)?.[1] ?? "",
});

/** Follows the answer to a form. */
async function follow(browser: Browser, response: Response): Promise<string> {
	expect(response.status).toBe(303);
	return await (await browser.get(response.headers.get("location") ?? "")).text();
}

test("the list shows who wrote, from where, what for, and how long is left", async () => {
	const { signedIn, clock, reference } = await deskWith();
	clock.time = new Date(clock.time.getTime() + 22.5 * HOUR);
	const html = await (await (await signedIn()).get("/mesa")).text();
	expect(html).toContain("Mariela Cruz");
	expect(html).toContain("Puerto Rico");
	expect(html).toContain("Vence en 1 h");
	expect(html).toContain(`href="/mesa/${reference}"`);
	expect(html).toContain("1 abierta");
});

test("one person takes, notes, answers and takes the mark back", async () => {
	const { signedIn, path, reference } = await deskWith();
	const ana = await signedIn();
	expect(await follow(ana, await press(ana, path, "take"))).toContain("La tienes tú.");
	const noted = await follow(ana, await press(ana, path, "note", { note: "Prefiere <tarde>\r\nlunes" }));
	expect(noted).toContain("Prefiere &lt;tarde&gt;\nlunes");
	const done = await press(ana, path, "answered", { by: "whatsapp" });
	const answered = await follow(ana, done);
	expect(answered).toContain(`Marcaste como respondida la de Mariela Cruz · ${reference}.`);
	expect(answered).toContain("Nada por responder");
	const action = /name="action" value="([\w-]+)"/.exec(answered)?.[1] ?? "";
	const undone = await follow(ana, await ana.post(path, { ...hiddenIn(answered), do: "undo", action }));
	expect(undone).toContain("Vuelve a estar abierta.");
	expect(undone).toContain("Ana Pérez la marcó como respondida · por WhatsApp");
	expect(await (await ana.get("/mesa")).text()).toContain("1 abierta");
	// A colleague who opens that address did nothing, and is offered no undoing.
	expect(await follow(await signedIn(LUIS), done)).not.toMatch(/Marcaste|Deshacer/);
});

test("a step names one of the listed clinics, which may become another; without a list nothing is asked", async () => {
	const { signedIn, path } = await deskWith(undefined, ["Clínica Sol", "Clínica Luna"]);
	const ana = await signedIn();
	const chosen = (clinic: string) => press(ana, path, "outcome", { outcome: "consultation", clinic });
	expect(await follow(ana, await chosen("Clínica Sol"))).toContain(" · Clínica Sol");
	const other = await follow(ana, await chosen("Clínica Luna"));
	expect(other).toContain(" · Clínica Sol");
	expect(other).toContain(" · Clínica Luna");
	await press(ana, path, "outcome", { outcome: "treatment", clinic: "Clínica de nadie" });
	expect(await (await ana.get(path)).text()).not.toContain("Clínica de nadie");
	const without = await deskWith();
	expect(await (await (await without.signedIn()).get(without.path)).text()).not.toContain('name="clinic"');
});

test("the second of two sees who did what, and overwrites nothing", async () => {
	const { signedIn, path } = await deskWith();
	const [ana, luis] = [await signedIn(), await signedIn(LUIS)];
	const seen = hiddenIn(await (await ana.get(path)).text());
	await press(luis, path, "answered", { by: "call" });
	const refused = await ana.post(path, { ...seen, do: "spam" });
	expect(refused.status).toBe(409);
	const html = await refused.text();
	expect(html).toContain("Luis la marcó como respondida hoy a las 08:00. No cambiamos nada.");
	expect(html).not.toContain("la marcó como spam");
});

test("a note is saved though somebody acted meanwhile", async () => {
	const { signedIn, path } = await deskWith();
	const [ana, luis] = [await signedIn(), await signedIn(LUIS)];
	const seen = hiddenIn(await (await ana.get(path)).text());
	await press(luis, path, "take");
	expect(await follow(ana, await ana.post(path, { ...seen, do: "note", note: "Llamé." }))).toContain("Nota guardada.");
});

test("a form that is sent twice, because the line was lost, is done once and says so", async () => {
	const { signedIn, path } = await deskWith();
	const ana = await signedIn();
	const fields = { ...hiddenIn(await (await ana.get(path)).text()), do: "note", note: "Una vez" };
	await ana.post(path, fields);
	const again = await follow(ana, await ana.post(path, fields));
	expect(again).toContain("Ya estaba hecho");
	expect(again.split('class="history__note">Una vez')).toHaveLength(2);
	// One without an id of its own is none that came before.
	for (const id of ["", "7"]) {
		for (let time = 0; time < 2; time++) {
			expect(await follow(ana, await ana.post(path, { ...fields, id }))).not.toContain("Ya estaba hecho");
		}
	}
});

test("an answer that was taken back is there to go on with, for whoever wrote it", async () => {
	const { signedIn, path } = await deskWith();
	const [ana, luis] = [await signedIn(), await signedIn(LUIS)];
	const sent = await follow(ana, await press(ana, path, "reply", { note: "Sí, se puede." }));
	await ana.post(path, undoOf(sent));
	const written = /<textarea[^>]* id="reply"[^>]*>\s*Sí, se puede\.<\/textarea>/;
	expect(await (await ana.get(path)).text()).toMatch(written);
	const seen = await (await luis.get(path)).text();
	expect(seen).toContain('id="reply"');
	expect(seen).not.toMatch(written);
});

test("a request is passed to a person, who then has it, or to a unit", async () => {
	const { signedIn, path, reference } = await deskWith();
	const [ana, luis] = [await signedIn(), await signedIn(LUIS)];
	expect(await follow(ana, await press(ana, path, "pass", { to: "person luis@example.com" }))).toContain(
		`Pasaste la de Mariela Cruz · ${reference} a Luis.`,
	);
	expect(await (await luis.get("/mesa?ver=mine")).text()).toContain("la tienes tú");
	await press(luis, path, "pass", { to: "unit financial" });
	expect(await (await ana.get("/mesa?ver=unit")).text()).toContain("Mariela Cruz");
	expect(await (await luis.get(path)).text()).toContain("Es de otra unidad (Financial)");
	for (const to of ["person eva@example.com", "unit marte", "financial", "all unit bi"]) {
		expect((await press(ana, path, "pass", { to })).status, to).toBe(422);
	}
	expect((await press(ana, path, "take", { version: "1x" })).status).toBe(422);
});

test("a held request shows its words and is let go with one tap", async () => {
	const { signedIn, path, database, reference } = await deskWith("trap");
	const ana = await signedIn();
	expect(await (await ana.get("/mesa")).text()).toContain("Nada por responder");
	const held = await (await ana.get("/mesa?ver=held")).text();
	expect(held).toContain("Mariela Cruz");
	expect(held).toContain(PATIENT.message);
	expect(await (await ana.get(path)).text()).toContain("llenó un campo que no se ve en la página");
	const released = await ana.post(`${path}?ver=held`, { ...hiddenIn(held), do: "release" });
	// The list, and not the page of the request.
	expect(released.headers.get("location")).toMatch(/^\/mesa\?ver=held&hecho=/);
	expect(await follow(ana, released)).toContain(
		`La de Mariela Cruz · ${reference} ya no está en cuarentena. En medio minuto salen sus correos.`,
	);
	expect(await database.db.selectFrom("mails").select("kind").execute()).not.toEqual([]);
});

test("one that is held again says which mails had left, and nothing of mails that had not", async () => {
	const { signedIn, path, store, clock } = await deskWith("trap");
	const ana = await signedIn();
	const soon = await press(ana, path, "release");
	await ana.post(path, undoOf(await follow(ana, soon)));
	expect(await (await ana.get(path)).text()).toContain("Todavía no salió ningún correo.");
	const late = await follow(ana, await press(ana, path, "release"));
	clock.time = new Date(clock.time.getTime() + MINUTE);
	const [mail] = await store.mails.claim(MINUTE, 9, true, ["receipt"]);
	await store.mails.markSent(mail?.id ?? "");
	await ana.post(path, undoOf(late));
	const held = await (await ana.get(path)).text();
	expect(held).toContain("Ya había salido, o estaba saliendo: acuse de recibo.");
	expect(held).not.toContain("ningún correo");
});

test.each([
	["Dr. Pérez", "Hola:"],
	["Lic. maría báez", "Hola, María:"],
	["Clínica del Este", "Hola:"],
])("an answer to «%s» begins with «%s»", async (name, greeting) => {
	const { signedIn, store } = await testDesk();
	const { reference } = await store.requests.accept({ ...PATIENT, name }, { networks: [] });
	const html = await (await (await signedIn()).get(`/mesa/${reference}`)).text();
	expect(html).toContain(`body=${encodeURIComponent(greeting)}`);
	expect(html).toContain(`?text=${encodeURIComponent(greeting)}`);
});

test("the answer opens with subject, copy to the team, and greeting", async () => {
	const { signedIn, path, reference } = await deskWith();
	const html = (await (await (await signedIn()).get(path)).text()).replaceAll("&amp;", "&");
	const mail = `mailto:mariela@example.com?subject=Tu%20solicitud%20(${reference})&cc=equipo%40example.com&body=Hola%2C%20Mariela%3A`;
	expect(html).toContain(mail);
	expect(html).toContain("https://wa.me/17875550123?text=Hola%2C%20Mariela%3A");
	expect(html).toContain('href="tel:+17875550123"');
});

test("an extension is called and not written to, and a domain is read as people write it", async () => {
	const { signedIn, store } = await testDesk();
	const contact = { email: "info@xn--mnchen-3ya.de", phone: "787-555-0123 ext. 12" };
	const { reference } = await store.requests.accept({ ...PATIENT, ...contact }, { networks: [] });
	const html = await (await (await signedIn()).get(`/mesa/${reference}`)).text();
	expect(html).toContain(">info@münchen.de</a>");
	expect(html).toContain("mailto:info@xn--mnchen-3ya.de?");
	expect(html).toContain('href="tel:7875550123;ext=12">787\u2011555\u20110123\u00a0ext.\u00a012</a>');
	expect(html).toContain("https://wa.me/17875550123?");
});

test("an address cannot add recipients to the answer", async () => {
	const { signedIn, store } = await testDesk();
	const email = "a&bcc=eva@example.com";
	const { reference } = await store.requests.accept({ ...PATIENT, email }, { networks: [] });
	const html = await (await (await signedIn()).get(`/mesa/${reference}`)).text();
	expect(html).toContain("mailto:a%26bcc%3Deva@example.com?");
});

test("a reference that is not there says so, in small letters it finds its page", async () => {
	const { signedIn, path } = await deskWith();
	const ana = await signedIn();
	const missing = await ana.get("/mesa/7K4R-62XW");
	expect(missing.status).toBe(404);
	expect(await missing.text()).toContain("No hay ninguna solicitud con la referencia 7K4R-62XW");
	expect((await ana.get(path.toLowerCase())).headers.get("location")).toBe(path);
	expect((await ana.get("/mesa/algo")).status).toBe(404);
	expect((await ana.post("/mesa/7K4R-62XW", { do: "take", version: "0" })).status).toBe(404);
});

test("an empty note and an unknown action change nothing and say why", async () => {
	const { signedIn, path } = await deskWith();
	const ana = await signedIn();
	const empty = await press(ana, path, "note", { note: "  " });
	expect(empty.status).toBe(422);
	expect(await empty.text()).toContain("Escribe la nota antes de guardarla.");
	expect((await press(ana, path, "explode")).status).toBe(422);
	const nothing = await press(ana, path, "release");
	expect([nothing.status, await nothing.text()]).toEqual([409, expect.stringContaining("Ya estaba así; no se cambió")]);
});

test("what does not say which version it saw is refused, and a note's words stay", async () => {
	const { signedIn, path, store, reference } = await deskWith();
	const ana = await signedIn();
	for (const version of ["", "x", "-1"]) {
		const refused = await ana.post(path, { do: "take", version });
		expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("No se cambió nada.")]);
	}
	expect(await (await ana.post(path, { do: "note", note: "Sigue aquí" })).text()).toContain("Sigue aquí</textarea>");
	expect((await store.requests.record(reference))?.history).toEqual([]);
});

test("a note of more than four thousand characters is refused, and every word of it stays", async () => {
	const { signedIn, path, store, reference } = await deskWith();
	const ana = await signedIn();
	await ana.get(path);
	const note = "ñandú ".repeat(20_000).trim();
	const refused = await press(ana, path, "note", { note });
	expect(refused.status).toBe(422);
	const html = await refused.text();
	expect(html).toContain("La nota tiene 119,999 caracteres y caben 4,000.");
	expect(html).toContain(`${note}</textarea>`);
	expect((await press(ana, path, "note", { note: `${"x".repeat(3_998)}\r\ny` })).status).toBe(303);
	expect((await store.requests.record(reference))?.history).toHaveLength(1);
});

test("a note is undone by its author alone", async () => {
	const { signedIn, path, store, reference } = await deskWith();
	const [ana, luis] = [await signedIn(), await signedIn(LUIS)];
	await press(ana, path, "note", { note: "De Ana" });
	const action = (await store.requests.record(reference))?.history[0]?.id ?? "";
	const refused = await press(luis, path, "undo", { action });
	expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("la nota es de otra persona")]);
	expect((await store.requests.record(reference))?.history[0]?.text).toBe("De Ana");
	expect((await press(ana, path, "undo", { action })).status).toBe(303);
});

test("nobody is chosen beforehand to pass a request to, and passing to nobody changes nothing", async () => {
	const { signedIn, path } = await deskWith();
	const ana = await signedIn();
	expect(await (await ana.get(path)).text()).toContain(
		'required=""><option value="" disabled="" selected="">Elige a quién</option>',
	);
	expect((await press(ana, path, "pass", { to: "" })).status).toBe(422);
});

test("while the store is down the last list is there to read, with its time", async () => {
	const { signedIn, state, browser, path } = await deskWith();
	const ana = await signedIn();
	await ana.get("/mesa");
	state.down = true;
	const last = await ana.get("/mesa");
	expect(last.status).toBe(503);
	const html = await last.text();
	expect(html).toContain("Esta es la lista de las 08:00");
	expect(html).toContain("Mariela Cruz");
	expect(html).not.toContain(`href="${path}"`);
	expect(await (await browser().get("/mesa")).text()).not.toContain("Mariela");
	const refused = await ana.post(path, { do: "note", note: "No se pierde" });
	expect(refused.status).toBe(503);
	expect(await refused.text()).toContain("No se pierde</textarea>");
	const request = await ana.get(path);
	expect(request.status).toBe(503);
	expect(await request.text()).not.toContain("Esta es la lista");
});

test("whoever signed out reads nothing while the store is down", async () => {
	const { signedIn, state } = await deskWith();
	const ana = await signedIn();
	await ana.get("/mesa");
	const { cookie } = ana;
	await ana.post("/mesa/salir", {});
	state.down = true;
	ana.cookie = cookie;
	expect(await (await ana.get("/mesa")).text()).not.toContain("Mariela");
});

test("a device that was signed out elsewhere, and has noticed, reads nothing while the store is down", async () => {
	const { signedIn, store, state } = await deskWith();
	const ana = await signedIn();
	await ana.get("/mesa");
	const { cookie } = ana;
	await store.signIns.signOutEverywhere(ANA.address);
	await ana.get("/mesa");
	state.down = true;
	ana.cookie = cookie;
	expect(await (await ana.get("/mesa")).text()).not.toContain("Mariela");
});

test("a list of half a day ago is shown no more while the store is down", async () => {
	const { signedIn, state, clock } = await deskWith();
	const ana = await signedIn();
	await ana.get("/mesa");
	state.down = true;
	clock.time = new Date(clock.time.getTime() + 12 * HOUR);
	expect(await (await ana.get("/mesa")).text()).toContain("Mariela Cruz");
	clock.time = new Date(clock.time.getTime() + 1);
	expect(await (await ana.get("/mesa")).text()).not.toContain("Mariela");
});

test("the revision changes when a request comes or somebody acts, and tells strangers nothing", async () => {
	const { signedIn, path, store, browser } = await deskWith();
	const ana = await signedIn();
	const revision = async () => await (await ana.get("/mesa/novedades")).text();
	const first = await revision();
	await press(ana, path, "take");
	const second = await revision();
	await store.requests.accept({ ...PATIENT, email: "otra@example.com" }, { networks: [] });
	expect(new Set([first, second, await revision()]).size).toBe(3);
	const stranger = await browser().get("/mesa/novedades");
	expect([stranger.status, await stranger.json()]).toEqual([401, { signedOut: true }]);
});

test("what somebody wrote stays words, wherever it is shown", async () => {
	const { signedIn, store } = await testDesk();
	const nasty = `<script>alert(1)</script>" onload="x' $& %SERVICE-MAIN%`;
	const { reference } = await store.requests.accept({ ...PATIENT, name: nasty, message: nasty }, { networks: [] });
	const ana = await signedIn(ANA);
	for (const path of ["/mesa", `/mesa/${reference}`]) {
		const html = await (await ana.get(path)).text();
		expect(html).not.toContain("<script>alert");
		expect(html).not.toContain('" onload="');
		expect(html).toContain("%SERVICE-MAIN%");
	}
});

test("a name is shown in one line without what commands, hides or heaps, wherever it stands", async () => {
	const { signedIn, store } = await testDesk();
	const name = `Ana${"\u0301".repeat(40)}\u202e\n${"\u200b".repeat(9)}Núñez`;
	const { reference } = await store.requests.accept({ ...PATIENT, name, message: "Uno\nDos" }, { networks: [] });
	const ana = await signedIn(ANA);
	const shown = `Ana${"\u0301".repeat(7)} Núñez`;
	for (const path of ["/mesa", `/mesa/${reference}`, "/mesa?ver=all"]) {
		const html = await (await ana.get(path)).text();
		expect(html).toContain(shown);
		expect(html).not.toMatch(/\u0301{8}|\u202e|\u200b/);
	}
	expect(await (await ana.get(`/mesa/${reference}`)).text()).toContain("Uno\nDos</blockquote>");
	const done = await follow(ana, await press(ana, `/mesa/${reference}`, "spam"));
	expect(done).toContain(`la de ${shown} · ${reference}.`);
	expect(await ana.postAndRead("/mesa/persona", { who: PATIENT.phone ?? "" })).toContain(shown);
	expect((await store.persons.find(PATIENT.email)).byMail).toMatchObject([{ details: { name } }]);
});

test("a name that is read from right to left does not turn what stands beside it", async () => {
	const { signedIn, store } = await testDesk();
	const { reference } = await store.requests.accept({ ...PATIENT, name: "נועה לוי" }, { networks: [] });
	const ana = await signedIn(ANA);
	const done = await follow(ana, await press(ana, `/mesa/${reference}`, "spam"));
	expect(done).toContain(`\u2068נועה לוי\u2069 · ${reference}`);
});
