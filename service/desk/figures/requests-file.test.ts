/** The requests as a file for a spreadsheet. */
import { messages } from "virtual:content";
import { expect, test } from "vitest";
import { act } from "../../../testing/databases/stores.ts";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { clinicRequest, PAYLOADS, patientRequest } from "../../../testing/requests.ts";
import { DAY } from "../../durations.ts";

const FILE = "/mesa/solicitudes.csv";

/** With its byte order mark, which `text` leaves out. */
const exactText = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString();

/** Rows of a file whose cells hold neither separator nor line break. */
const rowsOf = (csv: string, separator = ",") =>
	csv
		.replace(/^\ufeff/, "")
		.split("\r\n")
		.slice(0, -1)
		.map((row) => row.slice(1, -1).split(`"${separator}"`));

test("an admin gets every request of the period, with answers, state, notes and failed mails", async () => {
	const { signedIn, store, clock, entries } = await testDesk();
	await store.requests.accept({ ...patientRequest, email: "vieja@example.com" });
	clock.time = new Date(clock.time.getTime() + 60 * DAY);
	const { reference } = await store.requests.accept(PAYLOADS.patient);
	const held = await store.requests.accept({ ...clinicRequest, language: "en" }, { suspicion: "too_fast" });
	await store.requests.act(reference, { kind: "note", text: "Prefiere la tarde" }, { actor: ANA.address });
	await store.requests.act(reference, { kind: "take" }, { actor: LUIS.address });
	const mail = (await store.mails.claim(1000, 9)).find(({ request }) => request?.reference === reference);
	await store.mails.markFailed(mail?.id ?? "", "550 EENVELOPE");
	const ana = await signedIn();
	const answer = await ana.get(`${FILE}?periodo=month`);
	expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.headers.get("content-disposition")).toBe('attachment; filename="solicitudes.csv"');
	const csv = await exactText(answer);
	expect(csv.startsWith("\ufeff")).toBe(true);
	const [titles = [], first = [], second = [], ...more] = rowsOf(csv);
	expect(more).toEqual([]);
	expect(new Set(titles).size).toBe(titles.length);
	const cell = (row: readonly string[], title: string) => row[titles.indexOf(title)];
	expect(cell(first, "Referencia")).toBe(held.reference);
	expect(cell(first, "Estado")).toBe("En cuarentena");
	expect([first, second].map((row) => cell(row, "Idioma"))).toEqual(["inglés", "español"]);
	expect(cell(first, "Cuarentena")).toContain("más rápido");
	expect(cell(second, "Referencia")).toBe(reference);
	expect(cell(second, "Nombre")).toBe("Ana Núñez");
	expect(cell(second, "Asunto")).toBe(messages.choices.purpose.itinerary);
	expect(cell(second, "País donde vives")).toBe("Puerto Rico");
	expect(cell(second, "La tiene")).toBe("Luis");
	expect(cell(second, "Notas")).toMatch(/^2026-\d\d-\d\d \d\d:\d\d Prefiere la tarde$/);
	expect(cell(second, "Correos")).not.toBe("");
	expect(cell(second, "Consentimiento")).toBe("");
	expect(entries).toContainEqual({ level: "info", message: "requests exported at the desk" });
	expect(rowsOf(await (await ana.get(`${FILE}?periodo=year`)).text())).toHaveLength(4);
});

test("columns are separated as asked for, by commas unless told otherwise, in both files", async () => {
	const { signedIn, store } = await testDesk();
	await store.requests.accept(patientRequest);
	const ana = await signedIn();
	const line = async (path: string) => (await exactText(await ana.get(path))).split("\r\n")[0];
	for (const path of [FILE, "/mesa/cifras.csv"]) {
		expect(await line(path)).toMatch(/^\ufeff"[^"]+","/);
		expect(await line(`${path}?separador=semicolon`)).toMatch(/^\ufeff"[^"]+";"/);
		expect(await line(`${path}?separador=|`)).toMatch(/^\ufeff"[^"]+","/);
	}
});

test("all of them come, also more than are read at a time, each once and the newest first", async () => {
	const { signedIn, store, clock } = await testDesk();
	const references: string[] = [];
	for (let count = 0; count < 601; count++) {
		if (count % 3 === 0) clock.time = new Date(clock.time.getTime() + 1);
		references.unshift((await store.requests.accept({ ...patientRequest, email: `a${count}@example.com` })).reference);
	}
	const rows = rowsOf(await (await (await signedIn()).get(FILE)).text());
	expect(rows.slice(1).map(([reference]) => reference)).toEqual(references);
});

test("who is no admin, or signed out, gets none, and sees no button for it", async () => {
	const { signedIn, browser, store } = await testDesk();
	const { reference } = await store.requests.accept(patientRequest);
	await act(store, reference, "answered");
	const luis = await signedIn(LUIS);
	const refused = await luis.get(FILE);
	expect(refused.status).toBe(403);
	expect(await refused.text()).not.toContain(reference);
	expect(await (await luis.get("/mesa/cifras")).text()).not.toContain("solicitudes.csv");
	expect(await (await (await signedIn()).get("/mesa/cifras")).text()).toContain("solicitudes.csv");
	expect(await (await browser().get(FILE)).text()).not.toContain(reference);
	expect((await (await signedIn()).post(FILE, {})).status).toBe(404);
});
