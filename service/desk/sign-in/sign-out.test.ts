/** Leaving: with the store down, everywhere, and in other processes. */
import { expect, test } from "vitest";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { patientRequest } from "../../../testing/requests.ts";

const LIST = "Mariela Cruz";

async function deskWithList() {
	const opened = await testDesk();
	await opened.store.requests.accept({ ...patientRequest, name: LIST }, { networks: [] });
	const reads = async (browser: { get: (path: string) => Promise<Response> }) =>
		(await (await browser.get("/mesa")).text()).includes(LIST);
	return { ...opened, reads };
}

test("whoever leaves takes the browser's kept pages along, and Back finds a page that can be shown again", async () => {
	const { signedIn } = await deskWithList();
	const ana = await signedIn();
	const asked = await (await ana.get("/mesa/salir")).text();
	for (const offered of ["Salir de este aparato", "Salir de todos mis aparatos"]) expect(asked).toContain(offered);
	expect(asked).not.toContain("Saliste");
	const left = await ana.post("/mesa/salir", {});
	expect(left.status).toBe(303);
	expect(left.headers.get("clear-site-data")).toBe('"cache"');
	expect(ana.cookie).toBe("");
	expect(await (await ana.get(left.headers.get("location") ?? "")).text()).toContain("Saliste. Hasta luego.");
});

test("while the store is down one leaves all the same: at once here, in the store once it is back", async () => {
	const { signedIn, state, reads, recheck, database } = await deskWithList();
	const ana = await signedIn();
	await ana.get("/mesa");
	const { cookie } = ana;
	state.down = true;
	expect(await ana.postAndRead("/mesa/salir", {})).toContain("Saliste. Hasta luego.");
	expect(ana.cookie).toBe("");
	ana.cookie = cookie;
	expect(await reads(ana)).toBe(false);
	await recheck();
	state.down = false;
	expect(await reads(ana)).toBe(false);
	await recheck();
	expect(await database.db.selectFrom("desk_sessions").select("id").execute()).toEqual([]);
});

test("whoever leaves everywhere while the store is down is told that the others are still in", async () => {
	const { signedIn, state, reads, recheck } = await deskWithList();
	const [phone, tablet] = [await signedIn(), await signedIn()];
	for (const device of [phone, tablet]) await device.get("/mesa");
	state.down = true;
	expect(await phone.postAndRead("/mesa/salir", { all: "yes" })).toContain("los demás siguen dentro");
	expect(await reads(tablet)).toBe(false);
	state.down = false;
	await recheck();
	expect(await reads(tablet)).toBe(false);
});

test("a device that was signed out from another one reads nothing when the store goes down, and nobody else is out", async () => {
	const { signedIn, state, reads } = await deskWithList();
	const [phone, tablet, luis] = [await signedIn(), await signedIn(), await signedIn(LUIS)];
	for (const device of [phone, tablet, luis]) await device.get("/mesa");
	expect(await phone.postAndRead("/mesa/salir", { all: "yes" })).not.toContain("los demás siguen dentro");
	state.down = true;
	expect([await reads(tablet), await reads(luis)]).toEqual([false, true]);
});

test("a device that this process has not seen yet takes those along that it has", async () => {
	const { signedIn, state, reads } = await deskWithList();
	const [phone, tablet] = [await signedIn(), await signedIn()];
	await tablet.get("/mesa");
	await phone.post("/mesa/salir", { all: "yes" });
	state.down = true;
	expect(await reads(tablet)).toBe(false);
});

test("a device that was found signed out once reads nothing when the store goes down", async () => {
	const { signedIn, store, state, reads } = await deskWithList();
	const ana = await signedIn();
	expect(await reads(ana)).toBe(true);
	const { cookie } = ana;
	await store.signIns.signOutEverywhere(ANA.address);
	expect(await reads(ana)).toBe(false);
	ana.cookie = cookie;
	state.down = true;
	expect(await reads(ana)).toBe(false);
});

test("the token of a device that left reads nothing when the store goes down", async () => {
	const { signedIn, state, reads } = await deskWithList();
	const ana = await signedIn();
	expect(await reads(ana)).toBe(true);
	const { cookie } = ana;
	await ana.post("/mesa/salir", {});
	ana.cookie = cookie;
	state.down = true;
	expect(await reads(ana)).toBe(false);
});

test("a process hears within one look that another one signed a device out", async () => {
	const { signedIn, store, state, reads, recheck } = await deskWithList();
	const [ana, luis] = [await signedIn(), await signedIn(LUIS)];
	for (const device of [ana, luis]) await device.get("/mesa");
	await store.signIns.signOutEverywhere(ANA.address);
	await recheck();
	state.down = true;
	expect([await reads(ana), await reads(luis)]).toEqual([false, true]);
});

test("a member who leaves everywhere ends her sign-ins that wait for a code, too", async () => {
	const { signedIn, browser, sent } = await deskWithList();
	const ana = await signedIn();
	const thief = browser("198.51.100.1");
	await thief.post("/mesa/entrar", { email: ANA.address });
	await ana.post("/mesa/salir", { all: "yes" });
	expect((await thief.post("/mesa/codigo", { code: sent.at(-1)?.code ?? "" })).status).toBe(422);
});
