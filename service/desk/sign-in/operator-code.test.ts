/** A code that an operator printed, for a member whose codes by mail somebody else uses up. */
import { expect, test } from "vitest";
import { ANA, LUIS, OWN, testDesk } from "../../../testing/desk.ts";
import { htmlFaults } from "../../../testing/pages/valid-html.ts";
import { MINUTE } from "../../durations.ts";

const PATH = "/mesa/codigo-del-servidor";

test("a member whose codes are all used up gets in by it, from a connection that is over its limit too", async () => {
	const { store, browser, sent } = await testDesk();
	const hers = browser();
	for (let codes = 0; codes < 12; codes++) await hers.post("/mesa/entrar", { email: ANA.address });
	expect(sent.length).toBeLessThan(12);
	expect((await hers.post("/mesa/entrar", { email: ANA.address })).status).toBe(429);
	const { code } = await store.signIns.operator.issue(ANA.address);
	expect(code).toMatch(/^(?:[\dA-Z]{4}-){2}[\dA-Z]{4}$/);
	const form = await hers.get(PATH);
	expect(await htmlFaults(await form.text())).toEqual([]);
	const entered = await hers.post(PATH, { code: ` ${code.toLowerCase().replaceAll("-", " ")}` });
	expect([entered.status, entered.headers.get("location")]).toEqual([303, "/mesa"]);
	expect((await hers.get("/mesa")).status).toBe(200);
	expect(await (await hers.get("/mesa")).text()).toContain("Por responder");
});

test("wrong ones, however many, do not use it up; it is good once, and for ten minutes", async () => {
	const { store, browser, clock } = await testDesk();
	const { code } = await store.signIns.operator.issue(ANA.address);
	for (let tries = 0; tries < 20; tries++) {
		const answer = await browser().post(PATH, { code: "2222-2222-2222" });
		expect(answer.status).toBe(422);
		expect(await answer.text()).toContain("Ese código no vale");
	}
	expect((await browser().post(PATH, { code })).status).toBe(303);
	expect((await browser().post(PATH, { code })).status).toBe(422);
	const late = await store.signIns.operator.issue(ANA.address);
	clock.time = new Date(clock.time.getTime() + 10 * MINUTE);
	expect((await browser().post(PATH, { code: late.code })).status).toBe(422);
});

test("a newer one ends the one before, and so does signing out everywhere", async () => {
	const { store, browser } = await testDesk();
	const first = await store.signIns.operator.issue(ANA.address);
	const second = await store.signIns.operator.issue(ANA.address);
	const hers = await store.signIns.operator.issue(LUIS.address);
	expect((await browser().post(PATH, { code: first.code })).status).toBe(422);
	await store.signIns.signOutEverywhere(ANA.address);
	expect((await browser().post(PATH, { code: second.code })).status).toBe(422);
	expect((await browser().post(PATH, { code: hers.code })).status).toBe(303);
});

test("it lets nobody in who was taken off the team, nor from another site's form, and no link spends it", async () => {
	const { store, browser, entries } = await testDesk();
	const stranger = await store.signIns.operator.issue("eva@example.com");
	expect((await browser().post(PATH, { code: stranger.code })).status).toBe(422);
	const { code } = await store.signIns.operator.issue(ANA.address);
	expect((await browser().post(PATH, { code }, { ...OWN, Origin: "https://malo.example" })).status).toBe(403);
	expect((await browser().get(`${PATH}?code=${code}`)).status).toBe(200);
	const signedIn = browser();
	expect((await signedIn.post(PATH, { code })).status).toBe(303);
	expect(JSON.stringify(entries)).not.toContain(code);
});

test("it is neither a browser's token nor a code by mail, and asking for codes leaves it good", async () => {
	const { store, browser, database, sent } = await testDesk();
	const { code } = await store.signIns.operator.issue(ANA.address);
	const other = browser();
	for (let asked = 0; asked < 5; asked++) await other.post("/mesa/entrar", { email: ANA.address });
	expect(sent).toHaveLength(5);
	expect(await store.signIns.isWaiting(code)).toBe(false);
	expect(await store.signIns.tryCode(code.replaceAll("-", ""), "")).toEqual({ outcome: "over" });
	expect(JSON.stringify(await database.db.selectFrom("sign_ins").selectAll().execute())).not.toContain(
		code.replaceAll("-", ""),
	);
	expect((await other.post(PATH, { code })).status).toBe(303);
});
