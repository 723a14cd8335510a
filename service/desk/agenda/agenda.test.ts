/** The calls by day, their hour on the request's page, and a member's calendar. */
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { AT, callRequest, LATER } from "../../../testing/calls.ts";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";

async function office() {
	const desk = await testDesk();
	const { reference } = await desk.store.requests.accept({ ...callRequest(1), name: "Mariela Cruz" });
	const ana = await desk.signedIn();
	const act = async (fields: Record<string, string>, version = "0") =>
		await ana.postAndRead(`/mesa/${reference}`, { version, id: `${fields.do}-${version}-0`, ...fields });
	const html = async (path: string) => await (await ana.get(path)).text();
	return { ...desk, reference, ana, act, html };
}

const textIn = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

it("calls stand by day on both clocks, with who calls", async () => {
	const { html, store, reference } = await office();
	const other = await store.requests.accept(callRequest(2, "2026-03-02T20:00:00.000Z"));
	await store.requests.act(other.reference, { kind: "take" }, { actor: LUIS.address });
	const text = textIn(await html("/mesa/agenda"));
	expect(text).toMatch(/Hoy, lunes 2 de marzo 16:00 .*15:00 en New York la tiene Luis/);
	expect(text).toMatch(/martes 3 de marzo 11:00 Mariela Cruz 10:00 en New York No la tiene nadie/);
	expect(await html("/mesa/agenda")).toContain(`href="/mesa/${reference}"`);
});

it("an agenda without calls says so, and one of spam is none", async () => {
	const { html, act } = await office();
	await act({ do: "spam" });
	expect(await html("/mesa/agenda")).toContain("No hay ninguna llamada por venir");
});

it("a call of somebody who left the team is everybody's", async () => {
	const { html, store, reference } = await office();
	await store.requests.act(reference, { kind: "take" }, { actor: "rosa@example.com" });
	expect(textIn(await html("/mesa/agenda"))).toMatch(
		/Mariela Cruz .*la tenía rosa@example.com, que ya no está en el equipo/,
	);
	expect(textIn(await html(`/mesa/${reference}`))).toContain("La tenía rosa@example.com, que ya no está en el equipo");
});

it("«No sigue» says that it cancels the call, and does", async () => {
	const { html, act, reference } = await office();
	expect(await html(`/mesa/${reference}`)).toContain("«No sigue» también cancela su llamada.");
	const page = textIn(await act({ do: "left", reason: "cost" }));
	expect(page).toContain("Anotado. Cancelamos su llamada");
	expect(page).toContain("Ana Pérez anotó que no sigue: Por el costo. Se canceló su llamada · martes 3 de marzo");
	expect(await html("/mesa/agenda")).toContain("No hay ninguna llamada por venir");
	expect(await html(`/mesa/${reference}`)).not.toContain("también cancela");
});

it.each([
	["answered", {}],
	["outcome", { outcome: "talked" }],
])("after %s the call that lies ahead can be cancelled at once", async (kind, fields) => {
	const { html, act, reference } = await office();
	const page = await act({ do: kind, ...fields });
	expect(textIn(page)).toContain(
		"Su llamada sigue en pie: martes 3 de marzo, 10:00 en New York (11:00 en Santo Domingo)",
	);
	expect(page).toMatch(new RegExp(`action="/mesa/${reference}[^>]*>.{0,400}value="uncall"`));
	await act({ do: "uncall" }, "1");
	expect(await html("/mesa/agenda")).toContain("No hay ninguna llamada por venir");
});

it("the request offers free hours on both clocks, and takes one", async () => {
	const { html, act, reference } = await office();
	expect(await html(`/mesa/${reference}`)).toContain(`<option value="${LATER}">11:30 (10:30 en New York)</option>`);
	const page = textIn(await act({ do: "call", at: LATER }));
	expect(page).toContain("La llamada tiene la hora nueva.");
	expect(page).toContain(
		"Ana Pérez puso la hora de la llamada · martes 3 de marzo, 10:30 en New York (11:30 en Santo Domingo)",
	);
	expect(page).toContain("Deshacer");
});

it("no hour, an hour that is none and one that is taken each say what to do", async () => {
	const { act, store } = await office();
	await store.requests.accept(callRequest(2, LATER));
	expect(await act({ do: "call", at: "" })).toContain("Elige una hora");
	expect(await act({ do: "call", at: "mañana" })).toContain("Elige una hora");
	expect(await act({ do: "call", at: LATER })).toContain("Esa hora ya es de otra persona.");
});

it("nobody there and a cancelled call are written down, and a cancelled one is told no more", async () => {
	const { act, html, reference } = await office();
	expect(await act({ do: "no_answer", at: "" })).toContain("Ana Pérez llamó y no contestó");
	expect(await act({ do: "uncall" }, "1")).toContain("Cancelaste la llamada.");
	expect(await html(`/mesa/${reference}`)).not.toContain("sin confirmar");
});

it("a request that asked for no call offers none", async () => {
	const { store, html } = await office();
	const { reference } = await store.requests.accept({ ...callRequest(3), purpose: "simulation", call_at: undefined });
	expect(await html(`/mesa/${reference}`)).not.toContain("Horas libres");
});

it("a member's calendar has references and hours and no name, is shown once, and ends when it is revoked", async () => {
	const { ana, html, browser, reference } = await office();
	const made = await (await ana.post("/mesa/agenda", { do: "feed", member: ANA.address })).text();
	expect(made).not.toContain('value="feed"');
	const [, path = ""] = /value="https?:\/\/[^/"]+(\/mesa\/agenda\/[\w-]{43}\.ics)"/.exec(made) ?? [];
	expect(await html("/mesa/agenda")).not.toContain(".ics");
	const program = browser("198.51.100.7");
	const answer = await program.get(path);
	expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
		200,
		"text/calendar; charset=utf-8",
		"no-store",
	]);
	expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
	const file = await answer.text();
	expect(file).not.toMatch(/Mariela|ana1|New York/);
	const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
	expect([event?.summary, event?.uid]).toEqual([`Llamada ${reference}`, `${reference}@llamada`]);
	expect(event?.startDate.toJSDate().toISOString()).toBe(AT);
	expect(await ana.postAndRead("/mesa/agenda", { do: "unfeed", member: ANA.address })).toContain(
		"Tu dirección ya no vale.",
	);
	expect((await program.get(path)).status).toBe(404);
});

it("an unknown calendar is none, and while the store is down it is asked for later", async () => {
	const { browser, state, entries } = await office();
	const token = "A".repeat(43);
	expect((await browser().get(`/mesa/agenda/${token}.ics`)).status).toBe(404);
	state.down = true;
	expect((await browser().get(`/mesa/agenda/${token}.ics`)).status).toBe(503);
	expect(JSON.stringify(entries)).not.toContain(token);
});

it("a stranger sees no agenda, and makes no calendar", async () => {
	const { browser, database } = await office();
	expect(await (await browser().get("/mesa/agenda")).text()).not.toContain("Mariela");
	await browser().post("/mesa/agenda", { do: "feed" });
	expect(await database.db.selectFrom("calendar_feeds").selectAll().execute()).toEqual([]);
});
