import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { PUBLISHER_SOCKET, TEXTS_FOLDER, type TextsState } from "../../../contract/desk/texts.ts";
import { ANA, LUIS, OWN, testDesk } from "../../../testing/desk.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { publisherClient } from "./publisher-client.ts";

const EVA = { ...LUIS, name: "Eva Mora", address: "eva@example.com", editor: true };
const DRAFT = "d".repeat(40);
const STATE: TextsState = {
	draft: DRAFT,
	changes: [{ file: "content/es/pages/home.yaml", place: "Título de la página", before: "Antes", after: "Ahora" }],
	more: 0,
	faults: [],
	conflicts: [],
	untranslated: [],
	waiting: { medico: ["es/answers/salud.yaml › peso"], abogado: [] },
	preview: { shows: true, building: false },
	publications: [
		{ id: "b".repeat(40), at: "2026-11-27T09:00:00Z", name: "Ana Pérez", message: "Publica los textos" },
		{ id: "a".repeat(40), at: "2026-11-26T09:00:00Z", name: "Textos", message: "Lo que dicen los archivos" },
	],
};

/** A desk beside something that stands in for the publisher, and keeps what it is asked. */
async function deskWithTexts(state: TextsState | { message: string } = STATE, status = 200, team = [ANA, LUIS]) {
	const dataFolder = temporaryFolder();
	const folder = join(dataFolder, TEXTS_FOLDER);
	mkdirSync(join(folder, "vista", "site"), { recursive: true });
	writeFileSync(join(folder, "secreto.txt"), "secreto");
	writeFileSync(
		join(folder, "vista", "site", "contacto.html"),
		'<a href="/faq">FAQ</a><img src="/_astro/a.png" srcSet="/archivos/a.webp 1w, /archivos/b.webp 2w">',
	);
	const asked: { path: string; body: string; member: string }[] = [];
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const member = decodeURIComponent(String(request.headers["x-member"]));
		asked.push({ path: `${request.method} ${request.url}`, body: Buffer.concat(chunks).toString(), member });
		response
			.writeHead(status, { "Content-Type": "application/json" })
			.end(JSON.stringify(request.url === "/state" ? state : {}));
	}).listen(join(folder, PUBLISHER_SOCKET));
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const desk = await testDesk(team, undefined, undefined, { publisher: publisherClient(dataFolder), dataFolder });
	return { ...desk, asked };
}

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

it("shows who may edit what differs from what is public, and who may not finds nothing", async () => {
	const { signedIn } = await deskWithTexts();
	const ana = await signedIn(ANA);
	const page = await (await ana.get("/mesa/textos")).text();
	expect(page).toContain("<del>Antes</del>");
	expect(page).toContain("<ins>Ahora</ins>");
	expect(page).toContain("es/answers/salud.yaml › peso");
	const luis = await signedIn(LUIS);
	expect(await (await luis.get("/mesa")).text()).not.toContain("/mesa/textos");
	for (const path of ["/mesa/textos", "/textos/api/v1/user", "/textos/vista/contacto", "/textos/"]) {
		expect((await luis.get(path)).status, path).toBe(404);
	}
});

it("publishes with a fresh code by mail, what was looked at and nothing else, and leaves no other device signed in", async () => {
	const { signedIn, sent, asked, database } = await deskWithTexts();
	const ana = await signedIn(ANA);
	const asking = { member: ANA.address, what: "publish", draft: DRAFT, id: "" };
	const token = hidden(await ana.postAndRead("/mesa/textos", asking), "token");
	const wrong = sent.at(-1)?.code === "000000" ? "000001" : "000000";
	expect(await ana.postAndRead("/mesa/textos", { ...asking, token, code: wrong })).toContain("Te quedan 4 intentos");
	expect(asked.map(({ path }) => path)).not.toContain("POST /publish");
	const done = await ana.post("/mesa/textos", { ...asking, token, code: sent.at(-1)?.code ?? "" });
	expect(done.headers.get("location")).toBe("/mesa/textos");
	const published = asked.find(({ path }) => path === "POST /publish");
	expect(JSON.parse(published?.body ?? "{}")).toEqual({ draft: DRAFT, id: "" });
	expect(JSON.parse(published?.member ?? "{}")).toEqual({ name: "Ana Pérez", address: "ana@example.com" });
	expect(await database.db.selectFrom("desk_sessions").select("id").execute()).toHaveLength(1);
	const again = await ana.post("/mesa/textos", { ...asking, token, code: sent.at(-1)?.code ?? "" });
	expect(again.status).toBe(422);
});

it("a code of somebody else's publishes nothing", async () => {
	const { signedIn, sent, asked, store } = await deskWithTexts();
	const ana = await signedIn(ANA);
	const asking = { what: "publish", draft: DRAFT, id: "" };
	const token = hidden(await ana.postAndRead("/mesa/textos", asking), "token");
	expect(sent.at(-1)?.address).toBe(ANA.address);
	const { code } = await store.signIns.operator.issue(LUIS.address);
	expect((await ana.post("/mesa/textos", { ...asking, token, code })).status).toBe(422);
	expect(asked.map(({ path }) => path)).not.toContain("POST /publish");
});

it("the editor's requests reach the publisher from the desk's own page alone", async () => {
	const { signedIn, browser, asked } = await deskWithTexts();
	const ana = await signedIn(ANA);
	const contents = "/textos/api/v1/repos/ivf/sitio/contents";
	expect((await browser().post(contents, {})).status).toBe(401);
	expect(
		(await ana.post(contents, {}, { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" })).status,
	).toBe(403);
	expect((await ana.post(contents, {}, { Origin: "null", "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
	expect(asked).toEqual([]);
	expect((await ana.post(contents, { a: "b" }, OWN)).status).toBe(200);
	expect(asked).toMatchObject([{ path: "POST /api/v1/repos/ivf/sitio/contents", body: "a=b" }]);
});

it("a picture of the draft has an address, for who may edit", async () => {
	const { signedIn, browser, asked } = await deskWithTexts();
	const picture = "/textos/imagenes/ana.webp";
	expect((await browser().get(picture)).status).toBe(401);
	expect((await (await signedIn(LUIS)).get(picture)).status).toBe(404);
	expect(asked).toEqual([]);
	expect((await (await signedIn(ANA)).get(picture)).status).toBe(200);
	expect(asked).toMatchObject([{ path: "GET /api/v1/repos/ivf/sitio/media/textos/content/imagenes/ana.webp" }]);
});

it("who is signed out, or no editor any more, reads and writes nothing from that moment on", async () => {
	const team = [{ ...ANA }, { ...EVA }];
	const { signedIn, asked } = await deskWithTexts(STATE, 200, team);
	const [ana, eva] = [await signedIn(ANA), await signedIn(EVA)];
	const user = "/textos/api/v1/user";
	expect([(await ana.get(user)).status, (await eva.get(user)).status]).toEqual([200, 200]);
	const before = asked.length;
	await ana.post("/mesa/salir", { everywhere: "" });
	Object.assign(team[1] as object, { editor: false });
	for (const path of [user, "/textos/api/v1/repos/ivf/sitio/contents"]) {
		expect((await ana.post(path, {})).status, path).toBe(401);
		expect((await eva.post(path, {})).status, path).toBe(404);
	}
	expect((await eva.get("/mesa/textos")).status).toBe(404);
	expect(asked).toHaveLength(before);
});

it("takes no other method, no endless body, no name that the client gives itself, and nothing while the store is down", async () => {
	const { signedIn, asked, app, state } = await deskWithTexts();
	const ana = await signedIn(ANA);
	const contents = "/textos/api/v1/repos/ivf/sitio/contents";
	const send = async (method: string, body: BodyInit | null = null) =>
		await app.request(
			contents,
			{ method, headers: { ...OWN, Cookie: ana.cookie, "X-Member": "eva" }, body },
			{ address: "192.0.2.1" },
		);
	for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) expect((await send(method)).status, method).toBe(405);
	expect((await send("POST", new Uint8Array(16 * 1024 * 1024))).status).toBe(413);
	expect(asked).toEqual([]);
	expect((await send("POST", "{}")).status).toBe(200);
	expect(JSON.parse(asked[0]?.member ?? "{}")).toMatchObject({ address: ANA.address });
	state.down = true;
	expect([(await send("POST", "{}")).status, (await ana.get("/mesa/textos")).status]).toEqual([503, 503]);
	expect(asked).toHaveLength(1);
});

it("the code that publishing wants is guessed five times at most, and no link begins anything", async () => {
	const { signedIn, sent, asked } = await deskWithTexts();
	const ana = await signedIn(ANA);
	const asking = { member: ANA.address, what: "publish", draft: DRAFT, id: "" };
	const token = hidden(await ana.postAndRead("/mesa/textos", asking), "token");
	const right = sent.at(-1)?.code ?? "";
	const wrong = right === "000000" ? "000001" : "000000";
	for (let tries = 0; tries < 5; tries++) await ana.post("/mesa/textos", { ...asking, token, code: wrong });
	expect(await ana.postAndRead("/mesa/textos", { ...asking, token, code: right })).toContain("Ese código ya no vale");
	await ana.get(`/mesa/textos?${new URLSearchParams({ ...asking, token, code: right })}`);
	await ana.post("/mesa/textos", asking, { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" });
	expect(asked.filter(({ path }) => !path.endsWith("/state"))).toEqual([]);
	expect(sent.filter(({ address }) => address === ANA.address)).toHaveLength(2);
});

it("a page of the draft has no origin, and its addresses lead to the draft, which is read without the cookie", async () => {
	const { signedIn, browser } = await deskWithTexts();
	const leads = (await (await signedIn(ANA)).get("/textos/vista/contacto")).headers.get("location") ?? "";
	const page = await browser().get(leads);
	expect(page.headers.get("content-security-policy")).toMatch(/^sandbox allow-scripts;/);
	const pages = leads.replace(/\/contacto$/, "");
	const pictures = `${pages}/archivos/a.webp 1w, ${pages}/archivos/b.webp 2w`;
	expect(await page.text()).toBe(
		`<a href="${pages}/faq">FAQ</a><img src="${pages}/_astro/a.png" srcSet="${pictures}">`,
	);
	expect((await browser().get("/textos/vista/contacto")).status).toBe(404);
	for (const path of ["/../../secreto.txt", "/..%2F..%2Fsecreto.txt", "/%2e%2e/%2e%2e/secreto.txt"]) {
		expect((await browser().get(pages + path)).status, path).toBe(404);
	}
});

it.each([
	["no publisher has a socket in the data folder", "/nowhere"],
	["texts are switched off", undefined],
])("says plainly that there is no editing here, and how it is done then: %s", async (_, dataFolder) => {
	const publisher = dataFolder === undefined ? undefined : publisherClient(dataFolder);
	const desk = await testDesk([ANA, LUIS], undefined, undefined, { publisher });
	const ana = await desk.signedIn(ANA);
	const page = await ana.get("/mesa/textos");
	expect(page.status).toBe(503);
	expect(await page.text()).toContain("Los textos se cambian en los archivos de content");
	expect((await ana.get("/textos/api/v1/user")).status).toBe(publisher ? 503 : 404);
	expect((await (await desk.signedIn(LUIS)).get("/mesa/textos")).status).toBe(404);
});

it("says what keeps the publisher from telling, not that there is none", async () => {
	const { signedIn } = await deskWithTexts({ message: "Otro programa usa git." }, 503);
	const page = await (await signedIn(ANA)).get("/mesa/textos");
	const text = await page.text();
	expect([page.status, text.includes("Otro programa usa git."), text.includes("en los archivos")]).toEqual([
		503,
		true,
		false,
	]);
});
