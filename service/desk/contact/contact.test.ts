/** A contact that came by no form, written down by one of the team. */
import { expect, test } from "vitest";
import { everythingOn } from "../../../testing/databases/stores.ts";
import { hiddenFields, testDesk } from "../../../testing/desk.ts";
import { htmlFaults } from "../../../testing/pages/valid-html.ts";

const MIA = { name: "Mía Rosario", phone: "809 555 0142", came: "whatsapp", consent: "spoken", id: "de-un-formulario" };

async function deskWith() {
	const opened = await testDesk();
	const ana = await opened.signedIn();
	const save = async (changes: Record<string, string> = {}) => await ana.post("/mesa/nueva", { ...MIA, ...changes });
	const saved = async (changes?: Record<string, string>) => {
		const reference = /\/mesa\/([^?]+)/.exec((await save(changes)).headers.get("location") ?? "")?.[1] ?? "";
		return { reference, record: await opened.store.requests.record(reference) };
	};
	return { ...opened, ana, save, saved };
}

test("a name and a telephone are enough: it is open, hers who wrote it down, and no mail leaves for it", async () => {
	const { ana, saved } = await deskWith();
	const { reference, record } = await saved({ purpose: "call", source: "instagram", language: "en" });
	expect(record).toMatchObject({
		state: "open",
		takenBy: "ana@example.com",
		cameBy: "whatsapp",
		consent: "spoken",
		language: "en",
		details: { name: "Mía Rosario", purpose: "call" },
		mails: [],
	});
	const page = await (await ana.get(`/mesa/${reference}?anotada=`)).text();
	expect(page).toContain("Quedó anotada, y la tienes tú.");
	expect(page).toContain("La anotó el equipo (WhatsApp). Aceptó: de palabra");
	expect(page).not.toContain("mailto:");
	expect(await htmlFaults(page)).toEqual([]);
	expect(await htmlFaults(await (await ana.get("/mesa/nueva")).text())).toEqual([]);
});

test("sent twice it is stored once", async () => {
	const { saved } = await deskWith();
	expect((await saved()).reference).toBe((await saved()).reference);
});

test("what is missing is said beside each question, and what was written stays", async () => {
	const { save, store } = await deskWith();
	const none = await save({ phone: "", consent: "", came: "" });
	const page = await none.text();
	expect(none.status).toBe(422);
	for (const said of ["con uno basta", "Elige por dónde llegó.", "Pregúntale si podemos", 'value="Mía Rosario"'])
		expect(page).toContain(said);
	expect(await (await save({ phone: "600 123 456" })).text()).toContain("con su código de país");
	expect(await (await save({ email: "mia@" })).text()).toContain("Ese correo no está completo.");
	expect((await store.requests.page({ filter: "all", limit: 9 })).requests).toEqual([]);
});

test("a session that ran out keeps what was written down, and saves it once", async () => {
	const { ana, saved, store, sent } = await deskWith();
	await store.signIns.signOutEverywhere("ana@example.com");
	const form = { ...MIA, message: 'Dice "mañana"', do: "contact", member: "ana@example.com" };
	const asked = await ana.postAndRead("/mesa/nueva", form);
	expect(asked).toContain("lo que escribiste no se guardó ni salió.");
	const carried = hiddenFields(asked);
	await ana.post("/mesa/entrar", { ...carried, email: "ana@example.com" });
	const kept = await ana.postAndRead("/mesa/codigo", { ...carried, code: sent.at(-1)?.code ?? "" });
	expect(kept).toContain("Lo que escribiste sigue aquí");
	const answer = await ana.post("/mesa/nueva", hiddenFields(kept));
	const reference = (await saved({ message: form.message })).reference;
	expect(answer.headers.get("location")).toBe(`/mesa/${reference}?anotada=`);
	expect((await store.requests.record(reference))?.details).toMatchObject({ message: form.message });
});

test("two contacts without a mail address are two persons; one is found, given out and erased by telephone", async () => {
	const { saved, store } = await deskWith();
	const first = await saved();
	const other = await saved({ name: "Otra", phone: "+34 600 123 456", id: "de-otro-formulario" });
	expect(other.record?.samePerson).toEqual([]);
	const found = await everythingOn(store, "809-555-0142", [first.reference]);
	expect(found.map(({ reference }) => reference)).toEqual([first.reference]);
	await store.persons.erase("809-555-0142", [first.reference]);
	expect(await store.requests.record(first.reference)).toBeUndefined();
	expect(await store.requests.record(other.reference)).toBeDefined();
});
