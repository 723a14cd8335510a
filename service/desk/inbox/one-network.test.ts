/** What came from one network: a line of the list, a list of its own, and what is done with all of it. */
import { desk as words } from "virtual:content";
import { expect, test } from "vitest";
import { storeOn } from "../../../testing/databases/stores.ts";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { NOON, patientRequest } from "../../../testing/requests.ts";
import { clientNetworks } from "../../web/client-address.ts";

/** A desk whose forms let one request an hour of a network through, and hold the next nine. */
async function deskWith(names: readonly string[], requests = 1) {
	const opened = await testDesk();
	const forms = await storeOn(opened.database, opened.clock, { limits: { address: { requests, seconds: 3600 } } });
	const references: string[] = [];
	const send = async (name: string, address = "192.0.2.1") => {
		opened.clock.time = new Date(opened.clock.time.getTime() + 1000);
		const request = { ...patientRequest, name, email: `${name}@example.com`, message: `Escribe ${name}` };
		const { reference } = await forms.requests.accept(request, { networks: clientNetworks(address) });
		return reference;
	};
	for (const name of names) references.push(await send(name));
	const ana = await opened.signedIn(ANA);
	const read = async (path: string) => (await ana.get(path)).text();
	const states = async () =>
		await Promise.all(references.map(async (one) => (await opened.store.requests.record(one))?.state));
	return { ...opened, ana, read, send, references, states, forms };
}

const hidden = (html: string, form: string) =>
	Object.fromEntries(
		Array.from(
			(html.match(new RegExp(`<form(?:(?!</form>).)*${form}.*?</form>`, "s"))?.[0] ?? "").matchAll(
				/<input[^>]*type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g,
			),
			([, name, value]) => [name as string, value as string],
		),
	);

test("what is held for a network is one line, which says how many, since when, and how the first begins", async () => {
	const { read, references } = await deskWith(["Uno", "Dos", "Tres", "Cuatro"]);
	const list = await read("/mesa?ver=held");
	expect(list.match(/<li class="request-row /g)).toHaveLength(1);
	for (const told of [">3 de una misma red<", "Desde hoy a las 08:00. La primera es de Dos.", "Escribe Dos"]) {
		expect(list).toContain(told);
	}
	expect(list).toContain(`href="/mesa?ver=held&amp;red=${references[1]}"`);
	expect(list).not.toContain('value="release"');
	expect(list).toContain('En cuarentena<span class="inbox__number tabular"> 3</span>');
});

test("its own list has all of them, and lets some go and the others not", async () => {
	const { ana, read, references, states } = await deskWith(["Uno", "Dos", "Tres", "Cuatro"]);
	const [, two, three, four] = references;
	const path = `/mesa?ver=held&red=${two}`;
	const list = await read(path);
	expect(list).toContain(`<h1 class="inbox__title">${words.inbox.group.list}</h1>`);
	expect(list).toContain(words.inbox.group.lead);
	expect(list.match(/<li class="request-row /g)).toHaveLength(3);
	const release = await ana.post(path, { do: "release", id: "release-1", [three as string]: "0" });
	expect(release.headers.get("location")).toContain(path);
	const all = `${two}.0 ${four}.0`;
	const done = await ana.postAndRead(path, { do: "spam", id: "spam-all1", all });
	expect(done).toContain("Marcaste 2 como spam.");
	expect(await states()).toEqual(["open", "spam", "open", "spam"]);
});

test("whoever marks one as spam is offered the others of its network, and one undo takes all back", async () => {
	const { ana, read, references, states, store, send } = await deskWith(["Uno", "Dos", "Tres"], 9);
	await send("Otra", "192.0.2.2");
	const marked = await ana.postAndRead(`/mesa/${references[0]}`, { do: "spam", version: "0", id: "spam-one1" });
	expect(marked).toContain("Marcar también las demás 2 de esta red");
	const form = hidden(marked, 'name="with"');
	const both = await ana.post("/mesa", form);
	expect(await states()).toEqual(["spam", "spam", "spam"]);
	expect((await store.requests.counts({})).open).toBe(1);
	// Sent twice, it is done once.
	expect((await ana.post("/mesa", form)).headers.get("location")).toBe(both.headers.get("location"));
	const said = await read(both.headers.get("location") ?? "");
	expect(said).toContain("Marcaste 3 como spam.");
	expect(said).not.toContain("Marcar también");
	await ana.post("/mesa", hidden(said, 'value="undo"'));
	expect(await states()).toEqual(["open", "open", "open"]);
});

test("nothing is offered where nothing else came from there, nor for another's mark", async () => {
	const { ana, references, send } = await deskWith(["Uno"], 9);
	await send("Otra", "192.0.2.2");
	const marked = await ana.postAndRead(`/mesa/${references[0]}`, { do: "spam", version: "0", id: "spam-one1" });
	expect(marked).toContain("como spam");
	expect(marked).not.toContain("de esta red");
});

test("another member's mark is not joined to one's own", async () => {
	const { ana, references, store } = await deskWith(["Uno", "Dos"], 9);
	const luis = await store.requests.act(references[0] ?? "", { kind: "spam" }, { actor: LUIS.address });
	const action = luis?.result === "done" ? luis.action : "";
	const { headers } = await ana.post("/mesa", { do: "spam", id: "spam-two2", all: `${references[1]}.0`, with: action });
	const bulk = new URLSearchParams(headers.get("location")?.split("?")[1]).get("hecho") ?? "";
	expect(await store.requests.actionsDone(bulk, ANA.address)).toMatchObject([
		{ request: { reference: references[1] } },
	]);
	expect(await store.requests.actionsDone(bulk, LUIS.address)).toEqual([]);
});

test("the desk says how many were refused within a day, of which nothing is kept", async () => {
	const { read, forms, clock } = await deskWith(["Uno"]);
	expect(await read("/mesa")).not.toContain("no se guard");
	await forms.requests.countRefused(240);
	const told = "A 240 envíos de las últimas 24 horas les pedimos que esperaran";
	for (const path of ["/mesa", "/mesa?ver=held"]) expect(await read(path)).toContain(told);
	expect(await read("/mesa?ver=spam")).not.toContain(told);
	clock.time = new Date(NOON.getTime() + 25 * 60 * 60 * 1000);
	expect(await read("/mesa")).not.toContain(told);
});

test("an open request says that no confirmation left for it, and what to do", async () => {
	const { read, store, database, clock } = await deskWith([]);
	const few = await storeOn(database, clock, { limits: { receipts: 1 } });
	const [first, second] = [
		await few.requests.accept(patientRequest),
		await few.requests.accept({ ...patientRequest, email: "luz@example.com" }),
	];
	const told =
		"No le salió confirmación por correo: en esa hora ya habían salido todas las que pueden salir. Escríbele tú.";
	expect(await read(`/mesa/${second.reference}`)).toContain(told);
	expect(await read(`/mesa/${first.reference}`)).not.toContain("confirmación");
	await store.requests.act(second.reference, { kind: "answered" }, { actor: ANA.address });
	expect(await read(`/mesa/${second.reference}`)).not.toContain("confirmación");
});
