/** The sign-in under attack: guessing, replay, enumeration, fixation, cross-site posts, a stolen link. */
import { expect, test } from "vitest";
import { SITE_URL } from "../../../testing/app.ts";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { MINUTE } from "../../durations.ts";

const wrong = (code = "") => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const later = (time: Date, ms: number) => new Date(time.getTime() + ms);

test("an address that is not on the team gets the same answer, and no mail", async () => {
	const { browser, sent } = await testDesk();
	const ours = await browser().post("/mesa/entrar", { email: ANA.address });
	const theirs = await browser().post("/mesa/entrar", { email: "eva@example.com" });
	expect(theirs.headers.get("location")).not.toContain("eva");
	const shape = async (response: Response) => ({
		status: response.status,
		names: [...response.headers.keys()],
		// What it names is the address as it was typed, encrypted.
		location: response.headers.get("location")?.replace(/(?<=&s=)[\w-]+$/, "…"),
		body: await response.text(),
	});
	expect(await shape(theirs)).toEqual(await shape(ours));
	expect(sent).toHaveLength(1);
});

test("an address that is not on the team is told the same about every code", async () => {
	const { browser, sent } = await testDesk();
	const [ours, theirs] = [browser("192.0.2.1"), browser("192.0.2.2")];
	await ours.post("/mesa/entrar", { email: ANA.address });
	await theirs.post("/mesa/entrar", { email: "eva@example.com" });
	const code = wrong(sent[0]?.code);
	for (let round = 0; round < 6; round++) {
		const one = await ours.post("/mesa/codigo", { code, email: ANA.address });
		const other = await theirs.post("/mesa/codigo", { code, email: "eva@example.com" });
		expect(other.status).toBe(one.status);
		expect(await other.text()).toBe((await one.text()).replaceAll(ANA.address, "eva@example.com"));
	}
});

test("the store holds neither code nor token nor address", async () => {
	const { signedIn, sent, database } = await testDesk();
	const { cookie } = await signedIn();
	const rows = JSON.stringify([
		await database.db.selectFrom("sign_ins").selectAll().execute(),
		await database.db.selectFrom("desk_sessions").selectAll().execute(),
		await database.db.selectFrom("sign_in_hits").selectAll().execute(),
	]);
	expect(rows).toContain('"tries":5');
	for (const secret of [sent[0]?.code, cookie.split("=")[1], ANA.address, "192.0.2.1"])
		expect(rows).not.toContain(secret);
});

test("the right code is of no use after five wrong ones", async () => {
	const { browser, sent } = await testDesk();
	const phone = browser();
	await phone.post("/mesa/entrar", { email: ANA.address });
	const code = sent[0]?.code ?? "";
	for (const left of ["quedan 4 intentos", "quedan 3 intentos", "quedan 2 intentos", "queda un intento"]) {
		expect(await (await phone.post("/mesa/codigo", { code: wrong(code) })).text()).toContain(left);
	}
	expect(await (await phone.post("/mesa/codigo", { code: wrong(code) })).text()).toContain("ya no vale");
	expect((await phone.post("/mesa/codigo", { code })).status).toBe(422);
});

test("five tries are five, even all at once", async () => {
	const { store, sent, browser } = await testDesk();
	const phone = browser();
	await phone.post("/mesa/entrar", { email: ANA.address });
	const token = phone.cookie.split("=")[1] ?? "";
	const code = sent[0]?.code ?? "";
	const guesses = Array.from({ length: 20 }, () => store.signIns.tryCode(token, wrong(code)));
	const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
	expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(4);
	expect(await store.signIns.tryCode(token, code)).toEqual({ outcome: "over" });
});

test("a code is good once", async () => {
	const { browser, sent } = await testDesk();
	const phone = browser();
	await phone.post("/mesa/entrar", { email: ANA.address });
	const before = phone.cookie;
	await phone.post("/mesa/codigo", { code: sent[0]?.code ?? "" });
	const thief = browser();
	thief.cookie = before;
	expect((await thief.post("/mesa/codigo", { code: sent[0]?.code ?? "" })).status).toBe(422);
	expect(await (await thief.get("/mesa")).text()).not.toContain("Ana Pérez");
});

test("a code is good for ten minutes", async () => {
	const { browser, sent, clock } = await testDesk();
	const phone = browser();
	await phone.post("/mesa/entrar", { email: ANA.address });
	clock.time = later(clock.time, 10 * MINUTE);
	expect((await phone.post("/mesa/codigo", { code: sent[0]?.code ?? "" })).status).toBe(422);
});

test("a code is good only in the browser that asked for it", async () => {
	const { browser, sent } = await testDesk();
	await browser().post("/mesa/entrar", { email: ANA.address });
	const other = browser();
	await other.post("/mesa/entrar", { email: "eva@example.com" });
	expect((await other.post("/mesa/codigo", { code: sent[0]?.code ?? "" })).status).toBe(422);
	expect((await browser().post("/mesa/codigo", { code: sent[0]?.code ?? "" })).status).toBe(422);
});

test("somebody else's wrong guesses do not spend the tries of the person herself", async () => {
	const { browser, sent } = await testDesk();
	const [ana, thief] = [browser("192.0.2.1"), browser("198.51.100.1")];
	await ana.post("/mesa/entrar", { email: ANA.address });
	const code = sent[0]?.code ?? "";
	await thief.post("/mesa/entrar", { email: ANA.address });
	for (let round = 0; round < 6; round++) await thief.post("/mesa/codigo", { code: wrong(sent[1]?.code) });
	expect((await ana.post("/mesa/codigo", { code })).status).toBe(303);
});

test("an address gets five codes an hour and twelve a day, whoever asks, and the answer stays the same", async () => {
	const { browser, sent, clock } = await testDesk();
	const ask = async (client: string) => (await browser(client).post("/mesa/entrar", { email: ANA.address })).status;
	for (let round = 0; round < 7; round++) expect(await ask(`192.0.2.${round}`)).toBe(303);
	expect(sent).toHaveLength(5);
	for (let hour = 1; hour < 4; hour++) {
		clock.time = later(clock.time, 61 * MINUTE);
		for (let round = 0; round < 7; round++) await ask(`192.0.2.${round}`);
	}
	expect(sent).toHaveLength(12);
});

test("one client gets ten codes in ten minutes, for whatever addresses", async () => {
	const { browser } = await testDesk();
	const phone = browser();
	for (let round = 0; round < 10; round++) {
		expect((await phone.post("/mesa/entrar", { email: `x${round}@example.com` })).status).toBe(303);
	}
	const refused = await phone.post("/mesa/entrar", { email: ANA.address });
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await browser("192.0.2.2").post("/mesa/entrar", { email: ANA.address })).status).toBe(303);
});

test("a cookie that was there before signing in is worth nothing after it", async () => {
	const { browser, sent } = await testDesk();
	const phone = browser();
	phone.cookie = `__Host-mesa=${"A".repeat(43)}`;
	await phone.post("/mesa/entrar", { email: ANA.address });
	const planted = phone.cookie;
	await phone.post("/mesa/codigo", { code: sent[0]?.code ?? "" });
	expect(phone.cookie).not.toBe(planted);
	const thief = browser();
	for (const cookie of [planted, `__Host-mesa=${"A".repeat(43)}`]) {
		thief.cookie = cookie;
		expect(await (await thief.get("/mesa")).text()).not.toContain("Ana Pérez");
	}
});

test.each([
	["another site", { Origin: "https://malo.example" }],
	["another site that hides its name", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
	["a neighbour under the same domain", { Origin: SITE_URL, "Sec-Fetch-Site": "same-site" }],
	["our own name without its encryption", { Origin: SITE_URL.replace("https:", "http:") }],
	["the name it was asked by, without encryption", { Origin: "http://anywhere", Host: "anywhere" }],
	["nobody knows where", {}],
])("a form from %s changes nothing", async (_, headers) => {
	const { signedIn, browser, sent } = await testDesk();
	const ana = await signedIn();
	expect((await browser().post("/mesa/entrar", { email: LUIS.address }, headers)).status).toBe(403);
	expect(sent).toHaveLength(1);
	expect((await ana.post("/mesa/salir", { all: "yes" }, headers)).status).toBe(403);
	expect((await ana.post("/mesa/7K4R-62XW", { do: "note" }, headers)).status).toBe(403);
	expect(await (await ana.get("/mesa")).text()).toContain("Ana Pérez");
});

test("a form of the desk's own page is taken though no-referrer hides its origin", async () => {
	const { browser } = await testDesk();
	const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
	expect((await browser().post("/mesa/entrar", { email: ANA.address }, headers)).status).toBe(303);
});

test("following a link changes nothing, and a stolen one leads to a sign-in", async () => {
	const { browser, signedIn } = await testDesk();
	const ana = await signedIn();
	for (const path of ["/mesa", "/mesa/7K4R-62XW", "/mesa/codigo", "/mesa/salir", "/mesa/entrar", "/mesa/cifras"]) {
		await ana.get(path);
		const scanner = browser("198.51.100.7");
		const text = await (await scanner.get(path)).text();
		expect(text).not.toContain("Ana Pérez");
		await scanner.post(path, { do: "answered", code: "000000" });
	}
	expect(await (await ana.get("/mesa")).text()).toContain("Ana Pérez");
});

test("a link in a mail passes through a page of ours, where the browser finds its cookie again", async () => {
	const { browser } = await testDesk();
	const first = await browser().get("/mesa/7K4R-62XW", { "Sec-Fetch-Site": "cross-site" });
	expect(first.headers.get("refresh")).toBe("0; url=/mesa/7K4R-62XW");
	expect(await first.text()).toContain('href="/mesa/7K4R-62XW"');
	const second = await browser().get("/mesa/7K4R-62XW", { "Sec-Fetch-Site": "same-origin" });
	expect(second.headers.get("refresh")).toBeNull();
	expect(await second.text()).toContain("Entra en la mesa");
	const signedOut = browser();
	signedOut.cookie = `__Host-mesa=${"A".repeat(43)}`;
	expect((await signedOut.get("/mesa", { "Sec-Fetch-Site": "cross-site" })).headers.get("refresh")).toBeNull();
});

test("whose browser may have left the cookie out without saying so is offered the page once more", async () => {
	const { browser } = await testDesk();
	expect(await (await browser().get("/mesa")).text()).toContain('<a href="">Ya entré en este aparato</a>');
});

test.each([
	"https://malo.example/mesa",
	"//malo.example",
	"/\\malo.example",
	"javascript:alert(1)",
	"/contacto",
	"/mesa/../x",
])("signing in leads to the desk and not to %s", async (next) => {
	const { browser, sent } = await testDesk();
	const phone = browser();
	await phone.post("/mesa/entrar", { email: ANA.address, next });
	const entered = await phone.post("/mesa/codigo", { code: sent[0]?.code ?? "", next });
	expect(entered.headers.get("location")).toBe("/mesa");
});

test("the log says nothing of addresses and codes", async () => {
	const { signedIn, sent, entries } = await testDesk();
	await signedIn();
	const log = JSON.stringify(entries);
	expect(log).toContain("signed in to the desk");
	for (const secret of [ANA.address, sent[0]?.code]) expect(log).not.toContain(secret);
});
