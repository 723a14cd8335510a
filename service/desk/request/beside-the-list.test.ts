/** The request beside its list: where actions lead back to, and what stands before the reply. */
import { expect, test } from "vitest";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { clinicRequest, patientRequest } from "../../../testing/requests.ts";
import { DAY, HOUR } from "../../durations.ts";

const PATIENT = { ...patientRequest, whatsapp: "yes", name: "Mariela Cruz", email: "mariela@example.com" };

/** @param requests are accepted in turn, an hour apart */
async function deskWith(...requests: (typeof patientRequest)[]) {
	const opened = await testDesk();
	const { store, clock } = opened;
	const references: string[] = [];
	for (const request of requests) {
		references.push((await store.requests.accept(request, { networks: [] })).reference);
		clock.time = new Date(clock.time.getTime() + HOUR);
	}
	const ana = await opened.signedIn();
	const read = async (path: string) => await (await ana.get(path)).text();
	return { ...opened, ana, read, references: references as [string, string, string] };
}

const hiddenIn = (html: string) => ({
	version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? "",
	id: /name="id" value="([\w-]+)"/.exec(html)?.[1] ?? "",
});

test("those that do not fit the page are counted, and one button finds them all", async () => {
	const many = Array.from({ length: 22 }, (_, number) => ({ ...another(number), phone: PATIENT.phone ?? "" }));
	const { ana, read, references } = await deskWith(PATIENT, ...many);
	const page = await read(`/mesa/${references[0]}`);
	const [, q = ""] = /name="q" value="([^"]+)"[^>]*\/?><button[^>]*>y 2 más</.exec(page) ?? [];
	expect(await ana.postAndRead("/mesa", { q })).toContain("23 solicitudes con");
});

const another = (number: number) => ({
	...PATIENT,
	name: `Persona ${number}`,
	email: `p${number}@example.com`,
	phone: "",
});

test("a request shows the list it was opened from beside it, with itself marked", async () => {
	const { read, references, clock } = await deskWith(PATIENT, another(1));
	clock.time = new Date(clock.time.getTime() + DAY);
	const list = await read("/mesa?ver=overdue");
	expect(list).toContain(`href="/mesa/${references[0]}?ver=overdue"`);
	const page = await read(`/mesa/${references[0]}?ver=overdue`);
	expect(page).toContain(`href="/mesa/${references[0]}?ver=overdue" aria-current="page">Mariela Cruz`);
	expect(page).toContain(`href="/mesa/${references[1]}?ver=overdue">Persona 1`);
	expect(page.match(/<h1/g)).toHaveLength(1);
});

test("marked from a list and a page of it, the next one of that list is shown, with who was marked", async () => {
	const { ana, read, references, clock } = await deskWith(PATIENT, another(1));
	clock.time = new Date(clock.time.getTime() + DAY);
	const path = `/mesa/${references[0]}?ver=overdue&desde=2026-01-01T00%3A00%3A00.000Z_x`;
	const page = await read(path);
	const action = / action="([^"]+)"[^>]*><input[^>]*name="version"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(action).toBe(path);
	const noted = await ana.post(action, { ...hiddenIn(page), do: "note", note: "Llamé." });
	expect(noted.headers.get("location")).toMatch(/^\/mesa\/[\w-]+\?ver=overdue&desde=/);
	const marked = await ana.post(action, { ...hiddenIn(await read(path)), do: "answered", by: "mail" });
	const next = marked.headers.get("location") ?? "";
	expect(next).toMatch(new RegExp(`^/mesa/${references[1]}\\?ver=overdue&desde=`));
	const shown = await read(next);
	expect(shown).toContain(`Marcaste como respondida la de Mariela Cruz · ${references[0]}.`);
	expect(shown).toContain(">Persona 1</h1>");
	expect(shown).toContain(`action="/mesa/${references[0]}?ver=overdue&amp;desde=`);
	expect(shown).toContain('aria-current="page">Persona 1');
});

test.each([
	["", 2, 3],
	["?ver=all", 0, 0],
	["?ver=mine", 3, 3],
])(
	"the next one is that of the same list, in its order, and after its last one is back there: %s",
	async (query, next, last) => {
		const { ana, references, store } = await deskWith(...[0, 1, 2, 3].map(another));
		const all: readonly string[] = references;
		for (const at of [1, 3]) await store.requests.act(all[at] ?? "", { kind: "take" }, { actor: ANA.address });
		const spam = async (reference = "") => {
			const version = String((await store.requests.record(reference))?.version);
			const { headers } = await ana.post(`/mesa/${reference}${query}`, { do: "spam", version });
			return headers.get("location")?.split(/[?&]hecho/)[0];
		};
		expect(await spam(all[1])).toBe(`/mesa/${all[next]}${query}`);
		expect(await spam(all[last])).toBe(`/mesa${query}`);
	},
);

test("of a search the next one is the next that was found, and a row that is decided in its list leads back to it", async () => {
	const { ana, references } = await deskWith(another(1), { ...another(2), message: "aguacate" }, another(3));
	const search = (await ana.post("/mesa", { q: "persona" })).headers.get("location") ?? "";
	const place = search.slice("/mesa".length);
	const spam = { do: "spam", version: "0" };
	const next = await ana.post(`/mesa/${references[2]}${place}`, spam);
	expect(next.headers.get("location")).toContain(`/mesa/${references[1]}${place}`);
	const decided = await ana.post(`/mesa/${references[1]}${place}`, { ...spam, from: "list" });
	expect(decided.headers.get("location")).toContain(`/mesa${place}`);
});

test("a page after the first leads back to it", async () => {
	const { read } = await deskWith(...Array.from({ length: 27 }, (_, number) => another(number)));
	const first = await read("/mesa?ver=all");
	expect(first).not.toContain("Volver al principio");
	const next = /href="([^"]+)">Siguientes/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(await read(next)).toContain('href="/mesa?ver=all">Volver al principio');
});

test("who has it and what was already answered stand before the reply, by mail and by telephone", async () => {
	const { signedIn, read, references, store } = await deskWith(
		PATIENT,
		{ ...PATIENT, phone: "" },
		{ ...another(3), phone: "001 787 555 0123" },
	);
	await store.requests.act(references[0], { kind: "answered", by: "call" }, { actor: LUIS.address });
	await store.requests.act(references[0], { kind: "note", text: "Muy amable." }, { actor: ANA.address });
	const byMail = await read(`/mesa/${references[1]}`);
	const said = "Ya le respondió Luis a otra solicitud suya (mismo correo), hoy a las ";
	for (const before of [
		"No la tiene nadie",
		"La tomo yo",
		said,
		`href="/mesa/${references[0]}">Ver ${references[0]}`,
	]) {
		expect(byMail.indexOf(before)).toBeGreaterThan(0);
		expect(byMail.lastIndexOf(before)).toBeLessThan(byMail.indexOf("Tu respuesta"));
	}
	// The page is shown anew when only the other request changed.
	const version = /class="request-page"[^>]*data-version="([^"]+)"/;
	const before = version.exec(byMail)?.[1];
	await store.requests.act(references[0], { kind: "note", text: "Otra vez." }, { actor: LUIS.address });
	expect(version.exec(await read(`/mesa/${references[1]}`))?.[1]).not.toBe(before);
	const byTelephone = await read(`/mesa/${references[2]}`);
	expect(byTelephone).toContain("Ya le respondió Luis a otra solicitud con el mismo teléfono, hoy a las ");
	expect(byTelephone).not.toContain("mismo correo");
	const caution = "Un teléfono puede ser de toda una casa, así que quizá escribió otra persona.";
	expect(byTelephone.split(caution)).toHaveLength(3);
	expect(byMail.split(caution)).toHaveLength(1);
	const list = await read("/mesa?ver=all");
	expect(list).toContain("Ya había escrito 1 vez");
	expect(list).toContain("1 antes con su teléfono, quizá de otra persona");
	const listed = (html: string, by: string) =>
		html.split(`Otras con el mismo ${by}</h2>`)[1]?.match(/data-key="[^"]+"/g);
	expect(listed(byMail, "correo")?.[0]).toBe(`data-key="${references[0]}"`);
	expect(listed(byTelephone, "teléfono")).toContain(`data-key="${references[0]}"`);
	const luis = await signedIn(LUIS);
	expect(await (await luis.get(`/mesa/${references[1]}`)).text()).toContain(
		"Ya le respondiste tú a otra solicitud suya",
	);
	await store.requests.act(references[1], { kind: "take" }, { actor: LUIS.address });
	await store.requests.act(references[0], { kind: "unanswered" }, { actor: LUIS.address });
	const taken = await read(`/mesa/${references[0]}`);
	expect(taken).toContain("Luis tiene otra solicitud suya (mismo correo).");
	expect(taken).not.toContain("Ya le respondi");
});

test("the chat is offered only to whoever allowed it, beside telephone and mail", async () => {
	const { read, references } = await deskWith({ ...PATIENT, whatsapp: undefined } as never);
	const page = await read(`/mesa/${references[0]}`);
	expect(page).toContain(">Llamar</a>");
	expect(page).not.toContain("wa.me");
});

test("nothing that needs a telephone is offered without one; mail and telephone are links", async () => {
	const { read, references } = await deskWith(PATIENT, { ...another(1), phone: "" });
	const both = await read(`/mesa/${references[0]}`);
	expect(both).toMatch(/href="mailto:mariela@example\.com\?[^"]*">mariela@example\.com</);
	expect(both).toContain('href="tel:+17875550123">+1\u00a0(787)\u00a0555\u20110123</a>');
	for (const way of ["Abrir WhatsApp", "Llamar"]) expect(both).toContain(`>${way}</a>`);
	const marks = (html: string) =>
		Array.from(html.matchAll(/name="by"[^>]*>(.*?)<\/button>/g), ([, label = ""]) => label);
	const mark = '<span class="unseen">Marcar como respondida </span>';
	expect(marks(both)).toEqual([`${mark}por correo`, `${mark}por WhatsApp`, `${mark}por teléfono`]);
	expect(both).toContain('<legend class="mark-answered__title strong">Marcar como respondida</legend>');
	const mailOnly = await read(`/mesa/${references[1]}`);
	expect(marks(mailOnly)).toEqual([`${mark}por correo`]);
	expect(mailOnly).not.toMatch(/tel:|wa\.me|Llamar<|WhatsApp<\/a/);
});

test("a place is said as people say it", async () => {
	const { read, references, store } = await deskWith(
		{ ...PATIENT, country: "OTHER" } as typeof patientRequest,
		clinicRequest as never,
	);
	expect(await read(`/mesa/${references[0]}`)).toContain("<li>Otro país</li>");
	expect(await read(`/mesa/${references[1]}`)).toContain("<li>Clínica del Este</li>");
	expect(await read("/mesa")).toContain("Otro país · ");
	expect((await store.requests.search({ words: "otro país", limit: 9 })).total).toBe(1);
});

test("a held request runs out like any other, and its days are said in full", async () => {
	const { store, clock, signedIn } = await testDesk();
	const { reference } = await store.requests.accept(PATIENT, { networks: [], suspicion: "trap" });
	clock.time = new Date(clock.time.getTime() + 1501 * DAY);
	const ana = await signedIn();
	for (const path of ["/mesa?ver=held", "/mesa?ver=overdue", `/mesa/${reference}`]) {
		expect(await (await ana.get(path)).text()).toContain("Venció hace 1,500 días");
	}
});

test.each([
	["take", "Ya no la tienes."],
	["answered", "Vuelve a estar abierta."],
	["spam", "Vuelve a estar abierta."],
	["note", "Quitamos la nota."],
])("undoing %s says how it stands then", async (does, said) => {
	const { ana, read, references } = await deskWith(PATIENT);
	const path = `/mesa/${references[0]}`;
	const done = await ana.post(path, { ...hiddenIn(await read(path)), do: does, note: "Nota" });
	const notice = await read(done.headers.get("location") ?? "");
	const action = /name="action" value="([\w-]+)"/.exec(notice)?.[1] ?? "";
	const undone = await ana.post(path, { ...hiddenIn(await read(path)), do: "undo", action });
	const page = await read(undone.headers.get("location") ?? "");
	expect(page).toContain(`<p>${said}</p>`);
	expect(page).not.toContain(">Deshacer</button>");
});

test("the manifest is for everybody, names only the desk, and comes with every page of it alone", async () => {
	const { browser } = await testDesk();
	const manifest = await browser().get("/mesa/mesa.webmanifest");
	expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
	expect(manifest.headers.get("x-content-type-options")).toBe("nosniff");
	expect(manifest.headers.get("set-cookie")).toBeNull();
});
