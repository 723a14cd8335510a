/** What strangers can cost the service, and what a post that breaks off costs a member. */
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { SITE_URL } from "../../testing/app.ts";
import { ANA, OWN, testDesk } from "../../testing/desk.ts";
import { patientRequest } from "../../testing/requests.ts";

const NOTE = { do: "note", version: "0", note: "x".repeat(60_000) };
const PLANTED = `__Host-mesa=${"A".repeat(43)}`;

test("a stranger's note is neither read nor shown again, and the sign-in is the same bytes on every path", async () => {
	const { browser } = await testDesk();
	const pages = await Promise.all(
		["/mesa/7K4R-62XW", "/mesa", "/mesa/cifras"].map(async (path) => await (await browser().post(path, NOTE)).text()),
	);
	expect(new Set(pages).size).toBe(1);
	expect(pages[0]).toContain("Entra en la mesa");
	expect(pages[0]).not.toContain("xxxx");
});

test("whoever brings a cookie gets back four thousand characters of a note, whatever was sent", async () => {
	const { browser } = await testDesk();
	const kept = async (length: number) => {
		const phone = browser();
		phone.cookie = PLANTED;
		const page = await (await phone.post("/mesa/7K4R-62XW", { ...NOTE, note: "x".repeat(length) })).text();
		return page.length;
	};
	expect(await kept(60_000)).toBe(await kept(4_000));
});

test("posts of a device that nobody knows are refused after sixty, before the store is asked, and members' go on", async () => {
	const { browser, signedIn, database } = await testDesk();
	const ana = await signedIn();
	await ana.get("/mesa");
	const answers = [];
	for (let count = 0; count < 80; count++) {
		const stranger = browser();
		stranger.cookie = PLANTED;
		answers.push((await stranger.post(count % 2 === 0 ? "/mesa/7K4R-62XW" : "/mesa/codigo", NOTE)).status);
	}
	// Ana signed in with two of the sixty.
	expect(answers.slice(0, 58)).not.toContain(429);
	expect(new Set(answers.slice(58))).toEqual(new Set([429]));
	expect((await browser().post("/mesa/entrar", { email: ANA.address })).status).toBe(429);
	expect(await database.db.selectFrom("sign_ins").select("id").execute()).toHaveLength(1);
	expect((await ana.post("/mesa", { q: "ana" })).status).toBe(303);
	expect((await browser("198.51.100.1").post("/mesa/entrar", { email: ANA.address })).status).toBe(303);
});

test("a client that had its codes is refused without another transaction", async () => {
	const { browser, state } = await testDesk();
	const phone = browser();
	for (let round = 0; round < 10; round++) await phone.post("/mesa/entrar", { email: `x${round}@example.com` });
	expect((await phone.post("/mesa/entrar", { email: ANA.address })).status).toBe(429);
	state.down = true;
	const again = await phone.post("/mesa/entrar", { email: ANA.address });
	expect([again.status, Number(again.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
});

test("from the sign-in of any path one comes back to that path", async () => {
	const { browser, sent } = await testDesk();
	const phone = browser();
	const asked = await phone.post("/mesa/7K4R-62XW", { do: "enter", email: ANA.address });
	const location = asked.headers.get("location") ?? "";
	expect(location).toMatch(/^\/mesa\/codigo\?next=%2Fmesa%2F7K4R-62XW&s=/);
	const code = await (await phone.get(location)).text();
	expect(code).toContain("Si ana@example.com es del equipo");
	expect(code).toContain('name="next" value="/mesa/7K4R-62XW"');
	const entered = await phone.post("/mesa/codigo", { code: sent[0]?.code ?? "", next: "/mesa/7K4R-62XW" });
	expect(entered.headers.get("location")).toBe("/mesa/7K4R-62XW");
	expect((await phone.post("/mesa/7K4R-62XW", { do: "enter" })).headers.get("location")).toBe("/mesa/7K4R-62XW");
});

test("the sign-in comes compressed as asked for", async () => {
	const { browser } = await testDesk();
	const plain = await (await browser().get("/mesa")).text();
	const brotli = await browser().get("/mesa", { "Accept-Encoding": "gzip, br" });
	expect(brotli.headers.get("content-encoding")).toBe("br");
	expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(plain);
});

test("a note that breaks off on its way is not saved in part, and is saved once it comes whole", async () => {
	const { app, signedIn, store } = await testDesk();
	const { reference } = await store.requests.accept(patientRequest, { networks: [] });
	const ana = await signedIn();
	const fields = { do: "note", version: "0", id: "de-un-formulario", note: "Prefiere la tarde, no la mañana" };
	const whole = new TextEncoder().encode(String(new URLSearchParams(fields)));
	const body = new ReadableStream({
		start(controller) {
			controller.enqueue(whole.slice(0, -10));
		},
		pull: (controller) => controller.error(new Error("broken off")),
	});
	const headers = { ...OWN, Cookie: ana.cookie, "Content-Type": "application/x-www-form-urlencoded" };
	const init = { method: "POST", headers, body, duplex: "half" } as const;
	expect((await app.request(`${SITE_URL}/mesa/${reference}`, init, { address: "192.0.2.1" })).status).toBe(422);
	const history = async () => (await store.requests.record(reference))?.history.map(({ text }) => text);
	expect(await history()).toEqual([]);
	expect((await ana.post(`/mesa/${reference}`, fields)).status).toBe(303);
	expect(await history()).toEqual([fields.note]);
});

test.each(["PUT", "DELETE", "OPTIONS"])("%s is answered with every header of the desk", async (method) => {
	const { app, browser } = await testDesk();
	const refused = await app.request(`${SITE_URL}/mesa`, { method }, { address: "192.0.2.1" });
	expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
	const { headers } = await browser().get("/mesa");
	const ofThePage = new Set(["content-length", "content-type", "vary"]);
	for (const name of headers.keys()) if (!ofThePage.has(name)) expect([...refused.headers.keys()]).toContain(name);
});
