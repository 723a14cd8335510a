/** What a list of requests says and offers. */
import { expect, test } from "vitest";
import { callRequest, LATER } from "../../../testing/calls.ts";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { HOUR, patientRequest } from "../../../testing/requests.ts";

async function deskWith(member = ANA) {
	const opened = await testDesk([ANA, LUIS, member]);
	const browser = await opened.signedIn(member);
	const read = async (path: string) => await (await browser.get(path)).text();
	const accept = async (changes: object, suspicion?: "trap") =>
		(await opened.store.requests.accept({ ...patientRequest, ...changes }, { suspicion })).reference;
	return { ...opened, browser, read, accept };
}

test("a list without requests says so in its own words, a search in those of searches, and a full one nothing", async () => {
	const { read, browser, accept } = await deskWith();
	expect(await read("/mesa")).toContain("No hay nada por responder. Cuando llegue");
	expect(await read("/mesa?ver=mine")).toContain("No tienes ninguna.");
	const search = await browser.postAndRead("/mesa", { q: "nadie" });
	expect(search).toContain("Nada coincide con «nadie».");
	expect(search).toContain('<a href="/mesa">Quitar la búsqueda</a>');
	expect(search).toContain('value="nadie"');
	expect(search).not.toContain("No hay nada por responder.");
	await accept({});
	const list = await read("/mesa");
	expect(list).not.toContain("No hay nada por responder.");
	expect(list).not.toMatch(/Siguientes|Volver al principio|Quitar la búsqueda/);
});

test("a list with nothing but what is to be followed up today is not empty", async () => {
	const { read, accept, store } = await deskWith();
	const reference = await accept({});
	await store.requests.act(reference, { kind: "answered" }, { actor: ANA.address });
	await store.requests.act(reference, { kind: "follow_up", day: "2026-03-02" }, { actor: ANA.address });
	const list = await read("/mesa");
	expect(list).toContain(`data-key="${reference}"`);
	expect(list).not.toContain("No hay nada por responder.");
});

test("whoever wants to be called by WhatsApp has that way in their row", async () => {
	const { read, accept } = await deskWith();
	await accept(callRequest(1));
	expect(await read("/mesa")).toContain("<span>Teléfono</span>");
	await accept({ ...callRequest(2, LATER), call_by: "whatsapp" });
	expect(await read("/mesa")).toContain("<span>WhatsApp</span>");
});

test("a telephone is no wish to be called: whoever has an address and wants no call is written to", async () => {
	const { read, accept } = await deskWith();
	await accept({ phone: "+1 809 555 0100" });
	expect(await read("/mesa")).toContain("<span>Correo</span>");
});

test.each([
	[17, "calm"],
	[19, "urgent"],
	[25, "late"],
])("after %i of the 24 hours that were promised a row is %s", async (hours, look) => {
	const { read, accept, clock } = await deskWith();
	await accept({});
	clock.time = new Date(clock.time.getTime() + hours * HOUR);
	expect(await read("/mesa")).toContain(`request-row__due due due--${look}"`);
});

test.each([
	[0, "urgent"],
	[1, "late"],
])("%i days after the day of a follow-up its row is %s", async (days, look) => {
	const { read, accept, clock, store } = await deskWith();
	const reference = await accept({});
	await store.requests.act(reference, { kind: "answered" }, { actor: ANA.address });
	await store.requests.act(reference, { kind: "follow_up", day: "2026-03-02" }, { actor: ANA.address });
	clock.time = new Date(clock.time.getTime() + days * 24 * HOUR);
	expect(await read("/mesa")).toContain(`request-row__due due due--${look}"`);
});

test("the list that is shown is marked, by its title too; in a search none is", async () => {
	const { read, browser, accept } = await deskWith();
	await accept({});
	const marked = (html: string) =>
		Array.from(html.matchAll(/class="inbox__filter [^>]*aria-current="page"[^>]*>([^<]*)/g), ([, name]) => name);
	const open = await read("/mesa");
	expect(marked(open)).toEqual(["Abiertas"]);
	expect(open).toContain('Abiertas<span class="inbox__number tabular"> 1</span>');
	const all = await read("/mesa?ver=all");
	expect(marked(all)).toEqual(["Todas"]);
	expect(all).toContain('<h1 class="inbox__title">Todas</h1>');
	expect(all).not.toContain("1 abierta");
	const search = await browser.postAndRead("/mesa", { q: "ana" });
	expect(marked(search)).toEqual([]);
	expect(search).toContain('<h1 class="inbox__title">Por responder</h1>');
	expect(search).not.toContain("1 abierta");
});

test("the list of one's unit is offered to whoever has one", async () => {
	expect(await (await deskWith()).read("/mesa")).toContain("ver=unit");
	const nobody = { ...ANA, address: "eva@example.com", units: [] };
	expect(await (await deskWith(nobody)).read("/mesa")).not.toContain("ver=unit");
});

test("a row says who has it, unless it is spam, and how often they had written", async () => {
	const { read, accept, store } = await deskWith();
	const [reference, other] = [await accept({}), await accept({ message: "Otra vez" })];
	const row = async (which: string) =>
		new RegExp(`data-key="${which}"[^]*?</li>`).exec(await read("/mesa?ver=all"))?.[0] ?? "";
	expect(await row(reference)).not.toMatch(/la tiene|Ya había escrito/);
	expect(await row(other)).toContain("Ya había escrito 1 vez");
	await store.requests.act(reference, { kind: "take" }, { actor: LUIS.address });
	expect(await row(reference)).toContain(">la tiene Luis</span>");
	await store.requests.act(reference, { kind: "spam" }, { actor: LUIS.address });
	expect(await row(reference)).not.toContain("la tiene");
	expect(await row(reference)).toContain(">spam</p>");
	await store.requests.act(other, { kind: "answered" }, { actor: LUIS.address });
	expect(await row(other)).toContain(">Respondida hoy a las 08:00</p>");
});

test("a held request is decided in its row, which shows more of its words, but not while the store is down", async () => {
	const { read, accept, state } = await deskWith();
	const message = "x".repeat(1_000);
	await accept({ message, email: "otra@example.com" });
	await accept({ message }, "trap");
	const words = (html: string) => /x{100,}/.exec(html)?.[0].length;
	const open = await read("/mesa");
	expect(words(open)).toBe(160);
	expect(open).not.toContain('value="release"');
	const held = await read("/mesa?ver=held");
	expect(words(held)).toBe(600);
	for (const offered of ['value="release"', 'value="spam"', "Qué ver", "Buscar"]) expect(held).toContain(offered);
	state.down = true;
	const last = await read("/mesa");
	expect(last).toContain("xxx");
	for (const offered of ["<form", "<button", "Qué ver", "Buscar"]) expect(last).not.toContain(offered);
});

test.each(["inglés", "ingles", "En inglés", "«En inglés»"])(
	"a search finds the language that a row tells: %s",
	async (words) => {
		const { browser, accept } = await deskWith();
		await accept({});
		const reference = await accept({ language: "en", name: "Mary Jones", email: "mary@example.com" });
		const found = await browser.postAndRead("/mesa", { q: words });
		expect(found).toContain(`data-key="${reference}"`);
		expect(found).toContain("1 solicitud con");
	},
);

test("the list stands in groups by when each is due; what is to be followed up today is among them", async () => {
	const { store, signedIn, clock } = await testDesk();
	const ana = await signedIn();
	const rows = async () => {
		const html = await (await ana.get("/mesa")).text();
		return [...html.matchAll(/inbox__heading[^>]*>([^<]+)|data-key="([^"]+)"/g)].map(([, title, key]) => title ?? key);
	};
	const { reference } = await store.requests.accept(patientRequest);
	clock.time = new Date(clock.time.getTime() + 25 * HOUR);
	const fresh = await store.requests.accept({
		...patientRequest,
		email: "otra@example.com",
		message: "no puedo respirar",
	});
	expect(await rows()).toEqual(["Vencidas", reference, "Después", fresh.reference]);
	expect(await (await ana.get("/mesa")).text()).toContain("Quizá sea una urgencia");
	await ana.post(`/mesa/${reference}`, { do: "outcome", outcome: "talked", version: "0" });
	expect(await rows()).toEqual(["Después", fresh.reference]);
	const past = await ana.post(`/mesa/${reference}`, { do: "follow_up", day: "2020-01-01", version: "1" });
	expect([past.status, await past.text()]).toEqual([422, expect.stringContaining("Elige un día de hoy en adelante.")]);
	const day = clock.time.toISOString().slice(0, 10);
	await ana.post(`/mesa/${reference}`, { do: "follow_up", day, version: "1" });
	expect(await rows()).toEqual(["Hoy", reference, "Después", fresh.reference]);
});
