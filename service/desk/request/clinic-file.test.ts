/** A clinic's profile at the desk, as a file of `content/clinics`. */

import { expect, test } from "vitest";
import { parse } from "yaml";
import { faultsOfFile } from "../../../testing/broken-content.ts";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { PAYLOADS, patientRequest } from "../../../testing/requests.ts";
import type { Publisher } from "../texts/publisher-client.ts";

const SENT = PAYLOADS.network;

/** @param refusals what the publisher says to each save */
async function deskWith(sent: object = {}, refusals: (string | undefined | null)[] = [], textsUrl?: string) {
	const saved: { path: string; content: string }[] = [];
	const publisher = {
		ask: async () => undefined,
		state: async () => undefined,
		post: async (_path: string, _member: unknown, body: { files?: typeof saved }) => {
			saved.push(...(body.files ?? []));
			const refused = refusals.shift();
			return refused === null ? undefined : refused === undefined ? { said: {} } : { refused };
		},
	} as Publisher;
	const { store, signedIn } = await testDesk([ANA, LUIS], undefined, undefined, { publisher, textsUrl });
	const { reference } = await store.requests.accept({ ...SENT, type: "clinic", interest: "network", ...sent });
	return { store, signedIn, saved, path: `/mesa/${reference}`, file: `/mesa/${reference}/clinica.yaml` };
}

/** The file's text. */
async function fileOf(sent?: object): Promise<string> {
	const { signedIn, file } = await deskWith(sent);
	return await (await (await signedIn()).get(file)).text();
}

test("a profile is downloaded as a clinic's file, under the clinic's name", async () => {
	const { signedIn, path, file } = await deskWith();
	const ana = await signedIn();
	expect(await (await ana.get(path)).text()).toContain(`href="${file}"`);
	const answer = await ana.get(file);
	expect(answer.headers.get("content-disposition")).toBe('attachment; filename="clinica-sol.yaml"');
	expect(parse(await answer.text())).toEqual({
		name: "Clínica Sol",
		city: "Santiago",
		street: "Calle del Sol 8",
		place: { latitude: 19.45, longitude: -70.69 },
		web: "https://clinicasol.example.com",
		licence: { number: "H-001", lookup: "https://registro.example.com" },
		text: { es: "Atendemos en Santiago desde hace diez años." },
		treatments: ["ivf", "icsi"],
		languages: ["es", "en"],
		price: { from: 4000, until: 6000, currency: "USD", date: "2026-03-02" },
	});
});

test.each(["19,45; -70,69", "19.45, -70.69", "19,45,-70,69"])(
	"a place is read with points and commas: %s",
	async (sent) => {
		expect(parse(await fileOf({ coordinates: sent })).place).toEqual({ latitude: 19.45, longitude: -70.69 });
	},
);

test("of a whole profile the content check misses only what the team checks", async () => {
	expect(faultsOfFile("clinics/clinica-sol.yaml", await fileOf())).toMatchObject([{ field: "checks" }]);
});

test("the content check names what is missing and what is wrong", async () => {
	const text = await fileOf({ licence_number: undefined, coordinates: "Santiago", price_from: "pregúntenos" });
	const fields = faultsOfFile("clinics/clinica-sol.yaml", text).map(({ field }) => field);
	expect(fields).toEqual(expect.arrayContaining(["licence › number", "place › latitude", "price › from", "checks"]));
	expect(fields).toHaveLength(5);
});

test("who edits texts takes it over into the draft, also with what is still missing", async () => {
	const { signedIn, saved, file } = await deskWith({}, ["checks falta", undefined]);
	const answer = await (await signedIn()).post(file, { member: ANA.address });
	expect(answer.headers.get("location")).toBe("/textos/#/collections/clinicas/entries/clinica-sol");
	expect(saved.map(({ path }) => path)).toEqual(Array(2).fill("content/clinics/clinica-sol.yaml"));
	expect(Buffer.from(saved[1]?.content ?? "", "base64").toString()).toContain("name: Clínica Sol");
});

test("where the editor has a host of its own, the way leads there", async () => {
	const { signedIn, file } = await deskWith({}, [], "https://textos.example.com");
	const answer = await (await signedIn()).post(file, { member: ANA.address });
	expect(answer.headers.get("location")).toMatch("https://textos.example.com/textos/#/collections/clinicas/");
});

test.each([
	["the editor already has one of that name", ["Ya hay un archivo", "Ya hay un archivo"], "Ya hay un archivo"],
	["the editor does not answer", [null], "El editor no responde"],
])("what keeps it from being taken over is said: %s", async (_, refusals, said) => {
	const { signedIn, file } = await deskWith({}, refusals);
	const answer = await (await signedIn()).post(file, { member: ANA.address });
	expect(answer.status).toBe(409);
	expect(await answer.text()).toContain(said);
});

test("who does not edit texts is offered the file and not the editor", async () => {
	const { signedIn, saved, path, file } = await deskWith();
	const luis = await signedIn(LUIS);
	const page = await (await luis.get(path)).text();
	expect(page).toContain(`href="${file}"`);
	expect(page).not.toContain("Llevarla al editor");
	expect((await luis.post(file, { member: LUIS.address })).status).toBe(409);
	expect(saved).toEqual([]);
});

test("no other request has such a file", async () => {
	const { store, signedIn } = await deskWith();
	const { reference } = await store.requests.accept(patientRequest);
	expect((await (await signedIn()).get(`/mesa/${reference}/clinica.yaml`)).status).toBe(404);
});
