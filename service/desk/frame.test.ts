/** What stands around every page, and the note that is carried from a session that ran out to the next. */
import { desk as words } from "virtual:content";
import { expect, test } from "vitest";
import { MAX_NOTE } from "../../contract/questions/limits.ts";
import { ANA, hiddenFields, LUIS, testDesk } from "../../testing/desk.ts";
import { patientRequest } from "../../testing/requests.ts";

const entriesOf = (html: string) =>
	Array.from(html.matchAll(/<a class="desk__entry" href="([^"]+)"( aria-current="page")?>/g), ([, href, here]) =>
		here ? `${href} here` : href,
	);

test("the menu marks where one is, and leads to persons only who may see them", async () => {
	const { signedIn } = await testDesk();
	const [ana, luis] = [await signedIn(ANA), await signedIn(LUIS)];
	expect(entriesOf(await (await ana.get("/mesa/cifras")).text())).toEqual([
		"/mesa",
		"/mesa/agenda",
		"/mesa/cifras here",
		"/mesa/persona",
		"/mesa/salir",
	]);
	expect(entriesOf(await (await luis.get("/mesa")).text())).toEqual([
		"/mesa here",
		"/mesa/agenda",
		"/mesa/cifras",
		"/mesa/salir",
	]);
});

test("what was not done is said at once, what was done when it suits", async () => {
	const { signedIn, store } = await testDesk();
	const { reference } = await store.requests.accept(patientRequest, { networks: [] });
	const ana = await signedIn();
	const path = `/mesa/${reference}`;
	const take = { do: "take", version: "0", id: "a" };
	expect(await ana.postAndRead(path, take)).toMatch(/<div class="desk-notice desk-notice--good[^"]*" role="status"/);
	expect(await ana.postAndRead(path, { ...take, do: "spam", id: "b" })).toMatch(
		/<div class="desk-notice desk-notice--bad[^"]*" role="alert"/,
	);
});

/** A device whose session ran out, and how somebody signs in there with what its page carries along. */
async function leftDevice() {
	const { browser, sent } = await testDesk();
	const device = browser();
	device.cookie = `__Host-mesa=${"a".repeat(43)}`;
	const enter = async (page: string) => {
		const fields = hiddenFields(page);
		await device.post("/mesa/entrar", { ...fields, email: ANA.address });
		return await device.post("/mesa/codigo", { ...fields, code: sent.at(-1)?.code ?? "" });
	};
	return { device, enter };
}

const NOTE = { note: "A medias", version: "3", id: "c", member: ANA.address };

test("a note of a session that ran out is said not to be saved, carried on and ready to be saved", async () => {
	const { device, enter } = await leftDevice();
	const asked = await (await device.post("/mesa/7K4R-62XW", { do: "note", ...NOTE })).text();
	expect(asked).toContain(`role="alert">${words.signIn.kept.lost}</p>`);
	expect(hiddenFields(asked)).toMatchObject({ next: "/mesa/7K4R-62XW" });
	const ready = await (await enter(asked)).text();
	const { note, ...sent } = NOTE;
	expect(hiddenFields(ready)).toEqual({ do: "note", ...sent });
	expect(ready).toMatch(/<form [^>]*action="\/mesa\/7K4R-62XW"/);
	expect(ready).toMatch(/<textarea[^>]*>\s*A medias<\/textarea>/);
	expect(ready).not.toContain('role="alert"');
});

test("a note is shown to nobody but its writer: whoever else signs in comes to the request", async () => {
	const { device, enter } = await leftDevice();
	const asked = await device.postAndRead("/mesa/7K4R-62XW", { do: "note", ...NOTE, member: LUIS.address });
	const entered = await enter(asked);
	expect([entered.status, entered.headers.get("location")]).toEqual([303, "/mesa/7K4R-62XW"]);
});

test("a mark without a session is said not to be made, where one signs in and comes back to its request", async () => {
	const { device } = await leftDevice();
	for (const cookie of [device.cookie, ""]) {
		device.cookie = cookie;
		const answer = await device.post("/mesa/7K4R-62XW", { do: "spam", version: "3", id: "c" });
		const asked = await answer.text();
		expect([answer.status, asked.includes(words.signIn.undone)]).toEqual([403, true]);
		expect(asked).toMatch(/<form[^>]*method="post"[^>]*><input type="hidden" name="do" value="enter"\/>/);
	}
	expect(await (await device.get("/mesa/7K4R-62XW")).text()).not.toContain(words.signIn.undone);
});

test("what is sent from the page of somebody who was here before is not done in another's name", async () => {
	const { signedIn, store } = await testDesk();
	const { reference } = await store.requests.accept(patientRequest, { networks: [] });
	const luis = await signedIn(LUIS);
	const answer = await luis.post(`/mesa/${reference}`, {
		do: "take",
		version: "0",
		id: "de-ana-1",
		member: ANA.address,
	});
	expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(words.signIn.undone)]);
	expect((await store.requests.record(reference))?.takenBy).toBeUndefined();
});

test("a note of a stranger's is not carried, and no more of a member's than a note may have", async () => {
	const { device, enter } = await leftDevice();
	const long = { ...NOTE, do: "note", note: ` \r\n${"a".repeat(MAX_NOTE)}b` };
	const ready = await (await enter(await device.postAndRead("/mesa/7K4R-62XW", long))).text();
	expect(ready.match(/a{100,}b?/)?.[0]).toBe("a".repeat(MAX_NOTE));
	const crowded = await device.postAndRead("/mesa/7K4R-62XW", { ...long, other: "c".repeat(3 * MAX_NOTE) });
	expect(crowded).not.toContain("aaa");
	device.cookie = "";
	expect(await (await device.post("/mesa/7K4R-62XW", long)).text()).not.toContain("aaa");
});
