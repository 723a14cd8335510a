/** Several requests of a list marked, and what the page says of them. */
import { expect, test } from "vitest";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { patientRequest } from "../../../testing/requests.ts";
import { MAX_MARKED } from "../../store/requests/actions/action.ts";
import { readMarked } from "./marks.tsx";

async function deskWithThree(suspicion?: "trap") {
	const opened = await testDesk();
	const ana = await opened.signedIn();
	const references: string[] = [];
	for (const name of ["Una Marte", "Dos Peña", "Tres Cruz"]) {
		const email = `${name.slice(0, 3)}@example.com`;
		references.push((await opened.store.requests.accept({ ...patientRequest, name, email }, { suspicion })).reference);
	}
	const read = async (path: string) => await (await ana.get(path)).text();
	const fieldsOf = (html: string, ...which: string[]) => {
		const boxes = which.map((one) => [one, new RegExp(`name="${one}" value="(\\d+)"`).exec(html)?.[1] ?? ""] as const);
		return { ...Object.fromEntries(boxes), id: /id="marks"[\s\S]*?name="id" value="([\w-]+)"/.exec(html)?.[1] ?? "" };
	};
	return { ...opened, ana, read, references: references as [string, string, string], fieldsOf };
}

const noticeOf = (html: string) =>
	(/<div class="desk-notice[\s\S]*?<\/div><(?:div class="inbox |article)/.exec(html)?.[0] ?? "").replaceAll(
		/<[^>]+>/g,
		" ",
	);

test("what is marked is done at once, said with how many, and taken back by one button", async () => {
	const { ana, read, references, fieldsOf, store } = await deskWithThree();
	const [one, two] = references;
	const done = await ana.postAndRead("/mesa", { ...fieldsOf(await read("/mesa"), one, two), do: "spam" });
	expect(noticeOf(done)).toContain("Marcaste 2 como spam.");
	expect(done).toContain("1 abierta");
	const [, action = ""] = /name="do" value="undo"\/><input[^>]*name="action" value="([^"]+)"/.exec(done) ?? [];
	const undone = await ana.postAndRead("/mesa", { do: "undo", action, id: "undo-of-two" });
	expect(noticeOf(undone)).toContain("2 vuelven a estar como antes.");
	expect(noticeOf(undone)).not.toContain("Deshacer");
	expect(undone).toContain("3 abiertas");
	expect((await store.requests.record(one))?.history).toMatchObject([
		{ kind: "spam", actor: ANA.address },
		{ kind: "undo", undid: "spam", actor: ANA.address },
	]);
});

test("what could not be done is named, with who did what meanwhile, also where nothing was done", async () => {
	const { ana, read, references, fieldsOf, store } = await deskWithThree();
	const [one, two, three] = references;
	const page = await read("/mesa");
	await store.requests.act(two, { kind: "take" }, { actor: LUIS.address });
	await store.persons.erase("Tre@example.com");
	const done = noticeOf(await ana.postAndRead("/mesa", { ...fieldsOf(page, one, two, three), do: "answered" }));
	expect(done).toContain(`Marcaste como respondida la de Una Marte · ${one}.`);
	expect(done).toContain("2 quedaron como estaban:");
	expect(done).toContain(`Dos Peña · ${two}: Luis la tomó hoy a las 08:00`);
	expect(done).toContain(`${three}: ya no está`);
	const again = await ana.postAndRead("/mesa", { [two]: "0", do: "spam" });
	expect(again).toContain("desk-notice--bad");
	expect(noticeOf(again)).toContain("1 quedó como estaba:");
	expect(noticeOf(again)).not.toContain("Deshacer");
	expect(await read("/mesa")).toContain("Dos Peña");
});

test("the box of the whole page marks all its rows, without script too, and one's own box says more exactly", async () => {
	const { ana, read, references } = await deskWithThree();
	const [, all = ""] = /name="all" value="([^"]+)"/.exec(await read("/mesa")) ?? [];
	expect(all).toBe(references.map((reference) => `${reference}.0`).join(" "));
	const told = await ana.postAndRead("/mesa", { all, do: "answered" });
	expect(noticeOf(told)).toContain("Marcaste 3 como respondidas.");
	expect(told).toContain("Nada por responder");
	expect(readMarked({ all, [references[0]]: "7" })[0]).toEqual({ reference: references[0], seenVersion: 7 });
});

test("they are passed to a person, who finds them all", async () => {
	const { ana, read, signedIn, references, fieldsOf } = await deskWithThree();
	const fields = { ...fieldsOf(await read("/mesa"), ...references), do: "pass", to: "person luis@example.com" };
	expect(noticeOf(await ana.postAndRead("/mesa", fields))).toContain("Pasaste 3 a Luis.");
	const mine = await (await (await signedIn(LUIS)).get("/mesa?ver=mine")).text();
	for (const name of ["Una Marte", "Dos Peña", "Tres Cruz"]) expect(mine).toContain(name);
	expect(await (await ana.post("/mesa", { ...fields, to: "" })).text()).toContain("No entendimos qué querías hacer.");
});

test("held ones go on their way together, and one is back in the same list", async () => {
	const { ana, read, references, fieldsOf } = await deskWithThree("trap");
	const held = await read("/mesa?ver=held");
	const done = await ana.post("/mesa?ver=held", { ...fieldsOf(held, ...references), do: "release" });
	expect(done.headers.get("location")).toMatch(/^\/mesa\?ver=held&hecho=/);
	expect(noticeOf(await read(done.headers.get("location") ?? ""))).toContain("3 ya no están en cuarentena.");
});

test("nothing marked, no action or a note changes nothing and says so", async () => {
	const { ana, references, store } = await deskWithThree();
	const none = await ana.post("/mesa", { do: "spam" });
	expect([none.status, await none.text()]).toEqual([422, expect.stringContaining("Marca primero las solicitudes.")]);
	for (const action of ["explode", "note"]) {
		const refused = await ana.post("/mesa", { [references[0]]: "0", do: action, note: "x" });
		expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("No se cambió nada.")]);
	}
	expect((await store.requests.record(references[0]))?.history).toEqual([]);
});

test("each list offers what can be done there", async () => {
	const { read, references, store } = await deskWithThree();
	const offered = async (path: string) =>
		Array.from((await read(path)).matchAll(/name="do"[^>]*|value="(\w+)" name="do"/g), ([, kind]) => kind).filter(
			Boolean,
		);
	expect(await offered("/mesa")).toEqual(["answered", "spam", "pass"]);
	await store.requests.act(references[0], { kind: "answered" }, { actor: null });
	await store.requests.act(references[1], { kind: "spam" }, { actor: null });
	expect(await offered("/mesa?ver=answered")).toEqual(["unanswered"]);
	expect(await offered("/mesa?ver=spam")).toEqual(["not_spam"]);
	expect(await read(`/mesa/${references[2]}`)).not.toContain('id="marks"');
});

test("no more is read of a form than may be done at once, and nothing that is no request", () => {
	const letters = "2346789FHJKRTWXY";
	const many = Array.from(
		{ length: MAX_MARKED + 9 },
		(_, n) => `2222-22${letters[n % 16]}${letters[Math.floor(n / 16)]}`,
	);
	expect(readMarked(Object.fromEntries(many.map((reference) => [reference, "1"])))).toHaveLength(MAX_MARKED);
	expect(
		readMarked({ do: "spam", id: "1", to: "2", "2222-2222": "x", "2222-2223": "", all: "2222-2224 x.1 ." }),
	).toEqual([]);
});
