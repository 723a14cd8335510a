/** A person's rights, the figures and the search on the desk. */
import { expect, test } from "vitest";
import { ANA, type Browser, LUIS, OWN, testDesk } from "../../../testing/desk.ts";
import { htmlFaults } from "../../../testing/pages/valid-html.ts";
import { clinicRequest, patientRequest } from "../../../testing/requests.ts";
import { HOUR } from "../../durations.ts";

const PATIENT = { ...patientRequest, name: "Mariela Cruz", email: "mariela@example.com" };

async function deskWithTwo() {
	const opened = await testDesk();
	const first = await opened.store.requests.accept(PATIENT, { networks: [] });
	const other = { ...PATIENT, name: "Claire Dubois", email: "claire@example.com", message: "Janvier" };
	const second = await opened.store.requests.accept(other, { networks: [] });
	return { ...opened, references: [first.reference, second.reference] as const };
}

const fieldsOf = (does: string, more: Record<string, string> = {}) => ({
	do: does,
	who: " Mariela@example.com ",
	...more,
});
const ask = (browser: Browser, does: string, more?: Record<string, string>) =>
	browser.post("/mesa/persona", fieldsOf(does, more));
/** The page that it leads to. */
const read = (browser: Browser, does: string, more?: Record<string, string>) =>
	browser.postAndRead("/mesa/persona", fieldsOf(does, more));

test("an admin sees what is kept on a person, gets it as a file, and erases it after typing the address again", async () => {
	const { signedIn, references, entries, state } = await deskWithTwo();
	const ana = await signedIn();
	await ana.get("/mesa");
	await ana.post(`/mesa/${references[0]}`, { do: "note", note: "Llamar", version: "0" });
	const shown = await read(ana, "show");
	expect(shown).toContain(references[0]);
	expect(await read(ana, "show", { who: "Mariela <mailto:MARIELA@example.com>" })).toContain(references[0]);
	expect(shown).not.toContain("Todas son de esta persona");
	const file = await ask(ana, "export");
	expect(file.headers.get("content-disposition")).toBe('attachment; filename="datos.json"');
	expect(await file.json()).toEqual([
		expect.objectContaining({ reference: references[0], history: [expect.objectContaining({ text: "Llamar" })] }),
	]);
	const sure = (await ask(ana, "ask")).headers.get("location") ?? "";
	expect(decodeURIComponent(sure).toLowerCase()).not.toContain("mariela");
	expect(await (await ana.get(sure)).text()).toContain("¿Borrar todo lo de");
	expect(await read(ana, "erase", { again: "claire@example.com" })).toContain("No se borró nada.");
	expect((await ana.get(`/mesa/${references[0]}`)).status).toBe(200);
	const erased = await read(ana, "erase", { again: "MARIELA@example.com" });
	expect(erased).toContain("Se borró 1 solicitud");
	expect(erased).toContain("Las copias de seguridad hechas antes todavía las tienen.");
	expect(erased).not.toContain("Queda por sobrescribir");
	expect((await ana.get(`/mesa/${references[0]}`)).status).toBe(404);
	// What the browser's Back shows.
	expect(await (await ana.get(sure)).text()).toContain("No hay nada guardado con Mariela@example.com.");
	expect((await ana.get(`/mesa/${references[1]}`)).status).toBe(200);
	for (const done of ["exported", "erased"]) {
		expect(entries).toContainEqual({ level: "info", message: `a person's data ${done} at the desk`, requests: 1 });
	}
	state.down = true;
	expect(await (await ana.get("/mesa")).text()).not.toContain("Mariela");
});

test("bytes that are still to be overwritten are told of", async () => {
	const { signedIn, store } = await deskWithTwo();
	Object.assign(store.persons, { erase: async () => ({ requests: 1, wiped: false }) });
	const erased = await read(await signedIn(), "erase", { again: "mariela@example.com" });
	expect(erased).toContain("Queda por sobrescribir el espacio que ocupaban");
});

test("of those that agree by telephone alone an admin marks which are the person's", async () => {
	const { signedIn, store, references } = await deskWithTwo();
	const third = await store.requests.accept({ ...PATIENT, name: "Rosa", email: "rosa@example.com" }, { networks: [] });
	const ana = await signedIn();
	const page = await read(ana, "show");
	expect(page).toContain("Hay 2 con el mismo teléfono y otro correo");
	expect(page).toContain("Claire Dubois, claire@example.com");
	// By which the buttons know of whom.
	expect(page).toContain('<input type="hidden" name="who" value="Mariela@example.com"/>');
	const namesIn = async (answer: Response) =>
		((await answer.json()) as { reference: string }[]).map((one) => one.reference);
	expect(await namesIn(await ask(ana, "export"))).toEqual([references[0]]);
	expect(await namesIn(await ask(ana, "export", { [references[1]]: "yes" }))).toEqual(references);
	expect(await namesIn(await ask(ana, "export", { [references[1]]: "yes", [third.reference]: "yes" }))).toEqual([
		...references,
		third.reference,
	]);
	const who = "+1 787 555 0123";
	const unmarked = await ask(ana, "ask", { who });
	expect(unmarked.status).toBe(422);
	expect(await unmarked.text()).toContain("Marca primero las que sean de esta persona.");
	const sure = await read(ana, "ask", { who, [references[1]]: "yes" });
	expect(sure).toContain(`name="${references[1]}"`);
	expect(sure).toContain(`<p translate="no">${references[1]}</p>`);
	expect(await htmlFaults(sure)).toEqual([]);
	const again = { who, again: "1 (787)\u00a0555\u20110123\u200b", [references[1]]: "yes" };
	expect(await read(ana, "erase", again)).toContain("Se borró 1 solicitud");
	expect((await ana.get(`/mesa/${references[1]}`)).status).toBe(404);
	expect((await ana.get(`/mesa/${references[0]}`)).status).toBe(200);
});

test("whoever is no admin is told so, and neither sees nor erases", async () => {
	const { signedIn, references } = await deskWithTwo();
	const luis = await signedIn(LUIS);
	for (const does of ["show", "export", "ask", "erase"]) {
		const refused = await ask(luis, does, { again: "mariela@example.com" });
		expect(refused.status).toBe(403);
		expect(await refused.text()).not.toContain(references[0]);
	}
	const refused = await luis.get("/mesa/persona");
	expect(refused.status).toBe(403);
	expect(await refused.text()).toContain("Solo Ana Pérez puede ver esta página.");
	expect(await (await luis.get(`/mesa/${references[0]}`)).text()).not.toContain("/mesa/persona");
});

test.each([
	["Nadie del equipo tiene permiso todavía.", [LUIS]],
	["Solo Ana Pérez y Eva pueden ver esta página.", [LUIS, ANA, { ...ANA, address: "eva@example.com", name: "Eva" }]],
])("«%s» is what others are told", async (said, team) => {
	const { signedIn } = await testDesk(team);
	expect(await (await (await signedIn(LUIS)).get("/mesa/persona")).text()).toContain(said);
});

test("another site erases nothing through an admin's browser", async () => {
	const { signedIn, references } = await deskWithTwo();
	const ana = await signedIn();
	const fields = { do: "erase", who: "mariela@example.com", again: "mariela@example.com" };
	const headers = { ...OWN, Origin: "https://malo.example" };
	expect((await ana.post("/mesa/persona", fields, headers)).status).toBe(403);
	expect((await ana.get(`/mesa/${references[0]}`)).status).toBe(200);
});

test("an address that is none, and one nobody wrote from, are told apart", async () => {
	const { signedIn } = await deskWithTwo();
	const ana = await signedIn();
	for (const who of ["mariela", "12 345", "mariela@example.com, eva@example.com", ""]) {
		const refused = await ask(ana, "show", { who });
		expect([refused.status, await refused.text()]).toEqual([
			422,
			expect.stringContaining("Escribe un correo completo"),
		]);
	}
	const nobody = await read(ana, "show", { who: "nadie@example.com" });
	expect(nobody).toContain("No hay nada guardado");
	expect(nobody).not.toMatch(/Borrar todo|Descargar/);
	const form = await ana.get("/mesa/persona");
	expect(form.status).toBe(200);
	expect(await form.text()).not.toMatch(/No hay nada|Borrar todo|Descargar/);
});

test("the figures say how many came and how many were answered in time, and come as a file", async () => {
	const { signedIn, store, clock, references } = await deskWithTwo();
	clock.time = new Date(clock.time.getTime() + HOUR);
	await store.requests.act(references[0], { kind: "answered", by: "mail" }, { actor: ANA.address });
	clock.time = new Date(clock.time.getTime() + 30 * HOUR);
	const ana = await signedIn();
	const html = await (await ana.get("/mesa/cifras?periodo=month")).text();
	expect(html).toContain('<dt class="small">Recibidas</dt><dd>2</dd>');
	expect(html).toContain('<dd>50 %<span class="figures__of small"> 1 de 2</span></dd>');
	expect(html).toContain("Puerto Rico");
	const file = await ana.get("/mesa/cifras.csv?periodo=month");
	expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(await file.text()).toContain('"país","Puerto Rico","2","1"');
});

test("figures without a request say so, of the last three months unless told otherwise", async () => {
	const { signedIn } = await testDesk();
	const html = await (await (await signedIn()).get("/mesa/cifras?periodo=siempre")).text();
	expect(html).toMatch(/aria-current="page"[^>]*>Tres meses</);
	expect(html.match(/class="inbox__filter [^>]*aria-current/g)).toHaveLength(1);
	expect(html).toContain("Solicitudes recibidas desde el 1 de diciembre de 2025. Están todas");
	expect(html).toContain("Todavía no hay ninguna que contar.");
	expect(html).toContain("<dd>–</dd>");
	expect(html).not.toContain("<table");
});

test("requests without a country or a unit are counted as such", async () => {
	const { signedIn, store } = await testDesk();
	await store.requests.accept(clinicRequest);
	const html = await (await (await signedIn()).get("/mesa/cifras")).text();
	for (const name of ["Sin indicar", "Sin unidad"]) expect(html).toContain(`<th scope="row">${name}`);
});

test("weeks without a request are left out of the figures, and said to be; one of one is said as such", async () => {
	const { signedIn, store, clock, references } = await deskWithTwo();
	await store.requests.act(references[0], { kind: "answered", by: "mail" }, { actor: ANA.address });
	await store.requests.accept({ ...PATIENT, email: "x@example.com" }, { networks: [], suspicion: "trap" });
	clock.time = new Date(clock.time.getTime() + HOUR);
	const html = await (await (await signedIn()).get("/mesa/cifras")).text();
	expect(html.match(/Semana del/g)).toHaveLength(1);
	expect(html).toContain("Las semanas sin solicitudes no salen.");
	expect(html).toContain('<td>2</td><td>0 de 2</td><td>100 %<span class="figures__of small"> 1 de 1</span></td>');
	expect(html).toContain("Aparte hay 1 en cuarentena o spam, que no se cuenta.");
});

test("what is kept on a person can be read and printed whole, notes too", async () => {
	const { signedIn, references } = await deskWithTwo();
	const ana = await signedIn();
	await ana.post(`/mesa/${references[0]}`, { do: "note", note: "Llamar el lunes.", version: "0" });
	const page = await read(ana, "read");
	for (const kept of [references[0], "Mariela Cruz", PATIENT.message, "Llamar el lunes.", "Ana Pérez dejó una nota"]) {
		expect(page).toContain(kept);
	}
	expect(page).not.toContain("Claire Dubois");
	expect(page).not.toContain("<form");
	expect(page).not.toContain('"facts__answer"></dd>');
	expect(await htmlFaults(page)).toEqual([]);
});

test("a search finds by name, mail, telephone, reference and words, and says how many", async () => {
	const { signedIn, references } = await deskWithTwo();
	const ana = await signedIn();
	for (const words of ["mariela cruz", "claire@example.com", references[1], "janvier"]) {
		expect(await ana.postAndRead("/mesa", { q: words })).toContain("1 solicitud con");
	}
	expect(await ana.postAndRead("/mesa", { q: "787 555 0123" })).toContain("2 solicitudes con");
	expect((await ana.post("/mesa", { q: "  " })).headers.get("location")).toBe("/mesa");
	expect(await ana.postAndRead("/mesa", { q: "<b>zz" })).toContain("Nada coincide con «&lt;b&gt;zz».");
});

test("what is searched for stands in no address that anybody could read, not even one typed by hand", async () => {
	const { signedIn, store } = await deskWithTwo();
	for (let count = 0; count < 30; count++) {
		await store.requests.accept({ ...PATIENT, email: `otra${count}@example.com` }, { networks: [] });
	}
	const ana = await signedIn();
	const led = [await ana.post("/mesa", { q: "otra@example.com" }), await ana.get("/mesa?q=%2B1+787+555+0123")];
	for (const answer of led) {
		expect(answer.status).toBe(303);
		expect(answer.headers.get("location")).toMatch(/^\/mesa\?s=[\w-]+$/);
	}
	const page = await (await ana.get(led[1]?.headers.get("location") ?? "")).text();
	expect(page).toContain("32 solicitudes con «+1 787 555 0123»");
	const next = /class="inbox__pages [^>]*><a[^>]* href="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(next).toMatch(/^\/mesa\?s=[\w-]+&desde=/);
	expect(await (await ana.get(next)).text()).toContain("32 solicitudes con «+1 787 555 0123»");
	const foreign = new URLSearchParams({ s: "A".repeat(60) });
	expect(await (await ana.get(`/mesa?${foreign}`)).text()).toContain("abiertas");
});

test("a search finds what the rows show, and a reference that is one letter off", async () => {
	const { signedIn, references } = await deskWithTwo();
	const ana = await signedIn();
	const found = (words: string) => ana.postAndRead("/mesa", { q: words });
	for (const words of ["puerto rico", "paciente"]) expect(await found(words)).toContain("2 solicitudes con");
	const wrong = `${references[0].slice(0, -1)}0`;
	const similar = await found(wrong);
	expect(similar).toContain(`Nada coincide con «${wrong}». Esta referencia se parece`);
	expect(similar).toContain(references[0]);
	const bare = await ana.get(`/mesa/${references[0].replace("-", "").toLowerCase()}`);
	expect([bare.status, bare.headers.get("location")]).toEqual([303, `/mesa/${references[0]}`]);
});

test("every page is valid HTML", async () => {
	const { signedIn, browser, references, store } = await deskWithTwo();
	const held = await store.requests.accept({ ...PATIENT, email: "x@example.com" }, { networks: [], suspicion: "trap" });
	const ana = await signedIn();
	const paths = ["/mesa", "/mesa?q=cruz", `/mesa/${references[0]}`, `/mesa/${held.reference}`, "/mesa/7K4R-62XW"];
	for (const path of [...paths, "/mesa/cifras", "/mesa/persona", "/mesa/salir"]) {
		expect(await htmlFaults(await (await ana.get(path)).text()), path).toEqual([]);
	}
	expect(await htmlFaults(await read(ana, "show"))).toEqual([]);
	expect(await htmlFaults(await (await browser().get("/mesa")).text())).toEqual([]);
});
