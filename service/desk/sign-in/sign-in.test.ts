/** Signing in to the desk and out of it. */
import { expect, test } from "vitest";
import { SITE_URL, testApp } from "../../../testing/app.ts";
import { ANA, hiddenFields, LUIS, OWN, testDesk } from "../../../testing/desk.ts";
import { patientRequest } from "../../../testing/requests.ts";
import { DAY } from "../../durations.ts";

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);

test("who is on the team signs in with the code that was sent", async () => {
	const { browser, sent } = await testDesk();
	const phone = browser();
	const asked = await phone.post("/mesa/entrar", { email: " Ana@Example.com " });
	expect(asked.status).toBe(303);
	expect(sent).toEqual([{ address: "ana@example.com", code: expect.stringMatching(/^\d{6}$/) }]);
	const entered = await phone.post("/mesa/codigo", {
		code: sent[0]?.code.replace(/(...)/, "$1 ") ?? "",
		next: "/mesa",
	});
	expect(entered.status).toBe(303);
	expect(entered.headers.get("location")).toBe("/mesa");
	expect(await (await phone.get("/mesa")).text()).toContain("Ana Pérez");
});

test.each([
	["its line of the mail", (code: string) => `Tu código: ${code}`],
	["a no-break space in it", (code: string) => code.replace(/(...)/, "$1\u00a0")],
	["a hyphen and spaces of no width in it", (code: string) => code.replace(/(...)/, "\u200b$1-\u200b")],
	["Arabic digits", (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))],
	[
		"digits in full width",
		(code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
	],
])("a code pasted with %s is taken", async (_, pasted) => {
	const { browser, sent } = await testDesk();
	const phone = browser();
	await phone.post("/mesa/entrar", { email: "\u200bAna Pérez <ana@example.com>" });
	const entered = await phone.post("/mesa/codigo", { code: pasted(sent[0]?.code ?? ""), next: "/mesa" });
	expect(entered.headers.get("location")).toBe("/mesa");
});

test("the field of a code takes whatever is pasted", async () => {
	const { browser } = await testDesk();
	const phone = browser();
	await phone.post("/mesa/entrar", { email: ANA.address });
	const page = await phone.postAndRead("/mesa/codigo", { code: "nada", next: "/mesa" });
	const [field = ""] = page.match(/<input[^>]*name="code"[^>]*>/) ?? [];
	expect(field).toContain('autoComplete="one-time-code"');
	expect(field).toContain('inputMode="numeric"');
	expect(field).not.toMatch(/pattern|maxlength/i);
});

test("the cookie is bound to the host, out of reach of scripts and of other sites", async () => {
	const { signedIn } = await testDesk();
	const { cookie } = await signedIn();
	expect(cookie).toMatch(/^__Host-mesa=[\w-]{43}$/);
	const { browser } = await testDesk();
	const response = await browser().post("/mesa/entrar", { email: ANA.address });
	const attributes = response.headers.get("set-cookie")?.split("; ").slice(1);
	expect(attributes).toEqual(["Max-Age=600", "Path=/", "HttpOnly", "SameSite=Strict", "Secure"]);
});

test("without TLS the cookie has a name that browsers keep there", async () => {
	const { browser } = await testDesk([ANA], "http://127.0.0.1:4321");
	const response = await browser().post("/mesa/entrar", { email: ANA.address }, { Origin: "http://127.0.0.1:4321" });
	expect(response.headers.get("set-cookie")).toMatch(
		/^mesa=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
	);
});

test("nothing of the desk is kept, indexed or told to other sites", async () => {
	const { browser } = await testDesk();
	const { headers } = await browser().get("/mesa");
	expect(headers.get("cache-control")).toBe("no-store");
	expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
	expect(headers.get("referrer-policy")).toBe("no-referrer");
	expect(headers.get("content-security-policy")).toBe("default-src 'none'");
});

test("a device is remembered for thirty days", async () => {
	const { signedIn, clock } = await testDesk();
	const ana = await signedIn();
	clock.time = later(clock.time, 30 * DAY - 1);
	expect(await (await ana.get("/mesa")).text()).toContain("Ana Pérez");
	clock.time = later(clock.time, 1);
	expect(await (await ana.get("/mesa")).text()).not.toContain("Ana Pérez");
});

test("a person leaves one device, or all of hers, and nobody else's", async () => {
	const { signedIn } = await testDesk();
	const [phone, tablet, desktop, luis] = [await signedIn(), await signedIn(), await signedIn(), await signedIn(LUIS)];
	await phone.post("/mesa/salir", {});
	expect(await (await phone.get("/mesa")).text()).not.toContain("Ana Pérez");
	expect(await (await tablet.get("/mesa")).text()).toContain("Ana Pérez");
	await tablet.post("/mesa/salir", { all: "yes" });
	expect(await (await desktop.get("/mesa")).text()).not.toContain("Ana Pérez");
	expect(await (await luis.get("/mesa")).text()).toContain("Luis");
});

test("whoever is taken off the team is out at once, and put back on signs in anew", async () => {
	const team = [ANA, LUIS];
	const { signedIn, store } = await testDesk(team);
	const ana = await signedIn();
	team.splice(0, 1);
	expect(await (await ana.get("/mesa")).text()).not.toContain("Ana Pérez");
	await store.signIns.signOutAllBut([LUIS.address]);
	team.push(ANA);
	expect(await (await ana.get("/mesa")).text()).not.toContain("Ana Pérez");
});

test("a note that was being written when the session ran out is kept through the sign-in", async () => {
	const { signedIn, store, sent } = await testDesk();
	const { reference } = await store.requests.accept(patientRequest, { networks: [] });
	const phone = await signedIn();
	await store.signIns.signOutEverywhere(ANA.address);
	const path = `/mesa/${reference}`;
	const form = { version: "0", id: "de-un-formulario", note: "Prefiere <por la tarde>", member: ANA.address };
	const first = hiddenFields(await phone.postAndRead(path, { do: "note", ...form }));
	expect(first).toMatchObject({ next: path, draft: expect.stringContaining(form.note) });
	const asked = hiddenFields(await phone.postAndRead("/mesa/entrar", { ...first, email: ANA.address }));
	expect(asked).toMatchObject(first);
	const text = await phone.postAndRead("/mesa/codigo", { ...asked, code: sent.at(-1)?.code ?? "" });
	expect(text).toContain(`action="${path}"`);
	expect(text).toContain("Prefiere &lt;por la tarde&gt;</textarea>");
	for (let time = 0; time < 2; time++) expect((await phone.post(path, { do: "note", ...form })).status).toBe(303);
	expect((await store.requests.record(reference))?.history.map(({ text }) => text)).toEqual([form.note]);
});

test("while the store is down nobody gets in, and the page says that nothing was changed", async () => {
	const { signedIn, browser, state, entries } = await testDesk();
	const ana = await signedIn();
	state.down = true;
	expect((await browser().post("/mesa/entrar", { email: ANA.address })).status).toBe(503);
	expect((await browser().post("/mesa/codigo-del-servidor", { code: "2222-2222-2222" })).status).toBe(503);
	expect((await ana.post("/mesa/codigo", { code: "000000" })).status).toBe(503);
	expect((await ana.get("/mesa/codigo")).status).toBe(503);
	expect(entries).toContainEqual({ level: "error", message: "desk has no store", error: "STORE_UNREACHABLE" });
	const refused = await ana.post("/mesa/7K4R-62XW", { do: "note" });
	expect(refused.status).toBe(503);
	expect(await refused.text()).toContain("no se cambió nada");
});

test("what is no address is asked for again as it was typed, and no code is sent", async () => {
	const { browser, sent } = await testDesk();
	for (const email of ["ana", "ana@", "ana@example.com, eva@example.com", `${"x".repeat(254)}@example.com`, ""]) {
		const refused = await browser().post("/mesa/entrar", { email });
		const said = email && expect.stringContaining(`value="${email}"`);
		expect([refused.status, await refused.text()]).toEqual([422, said || expect.stringContaining("Escribe tu correo")]);
	}
	expect(sent).toEqual([]);
});

test("the page of the code is shown to whoever waits for one, and says to which address it went", async () => {
	const { browser, signedIn, sent } = await testDesk();
	const phone = browser();
	const asked = (await phone.post("/mesa/entrar", { email: ANA.address })).headers.get("location") ?? "";
	expect((await phone.get(asked)).status).toBe(200);
	for (const [who, path] of [
		[phone, "/mesa/codigo"],
		[browser(), asked],
		[await signedIn(), asked],
	] as const) {
		const answer = await who.get(path);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/mesa"]);
	}
	expect(sent).toHaveLength(2);
});

test("what is sent without being a form is refused", async () => {
	const { app } = await testDesk();
	const init = { method: "POST", headers: { ...OWN, "Content-Type": "application/json" }, body: "{}" };
	expect((await app.request(`${SITE_URL}/mesa/entrar`, init, { address: "192.0.2.1" })).status).toBe(422);
});

test("switched off, its paths are as unknown as any other", async () => {
	const { request } = await testApp();
	for (const path of ["/mesa", "/mesa/entrar", "/mesa/7K4R-62XW"]) expect((await request(path)).status).toBe(404);
});
