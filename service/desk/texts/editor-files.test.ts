import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { publisherClient } from "./publisher-client.ts";

const IMPORTS = '{"imports":{"immutable":"/textos/immutable/dist/immutable.es.js"}}';

/** A desk with an editor that is three files. */
async function deskWithEditor(textsUrl?: string, isThere = true) {
	const editorFolder = temporaryFolder();
	const write = (name: string, text: string) => {
		mkdirSync(join(editorFolder, name, ".."), { recursive: true });
		writeFileSync(join(editorFolder, name), text);
	};
	write("index.html", `<script type="importmap">${IMPORTS}</script>`);
	write("start.js", "start()");
	write("start.js.br", "compressed");
	write("cms/locales/es-CO.json.js", "export default {}");
	const ask = async () => ({ status: 200, type: "", body: Buffer.from("{}") });
	const publisher = isThere ? { ...publisherClient(""), ask } : publisherClient(temporaryFolder());
	const desk = await testDesk([ANA, LUIS], undefined, undefined, { publisher, editorFolder, textsUrl });
	return { ...desk, write };
}

const directive = (response: Response, name: string) =>
	response.headers
		.get("content-security-policy")
		?.split("; ")
		.find((one) => one.startsWith(`${name} `)) ?? "";

it("is there for who edits texts, and nothing is there for another member or a stranger", async () => {
	const desk = await deskWithEditor();
	const [ana, luis] = [await desk.signedIn(ANA), await desk.signedIn(LUIS)];
	for (const path of ["/textos/", "/textos", "/textos/start.js"]) {
		expect([path, (await desk.browser().get(path)).status, (await luis.get(path)).status]).toEqual([path, 404, 404]);
	}
	expect(await (await ana.get("/textos/start.js")).text()).toBe("start()");
	const bare = await ana.get("/textos");
	expect([bare.status, bare.headers.get("location")]).toEqual([303, "/textos/"]);
	expect((await ana.get("/textos/nada.js")).status).toBe(404);
});

it("has a policy by which its program asks for its own paths, opens no window and posts no form", async () => {
	const desk = await deskWithEditor();
	const ana = await desk.signedIn(ANA);
	const page = await ana.get("/textos/");
	const hash = createHash("sha256").update(IMPORTS).digest("base64");
	expect(directive(page, "script-src")).toContain(`'sha256-${hash}'`);
	for (const name of ["script-src", "connect-src", "frame-src", "worker-src", "img-src", "font-src"]) {
		const sources = directive(page, name)
			.split(" ")
			.slice(1)
			.filter((one) => /^http/.test(one));
		expect(sources.length, name).toBeGreaterThan(0);
		for (const source of sources) expect(new URL(source).pathname, name).toMatch(/^\/textos\/./);
		expect(directive(page, name)).not.toMatch(/'self'|\*/);
	}
	expect(directive(page, "default-src")).toBe("default-src 'none'");
	expect(directive(page, "form-action")).toBe("form-action 'none'");
	expect(directive(page, "sandbox").split(" ")).not.toContain("allow-popups");
});

it("comes compressed, known by its tag, and its words as the module that is asked for", async () => {
	const desk = await deskWithEditor();
	const ana = await desk.signedIn(ANA);
	const first = await ana.get("/textos/start.js", { "accept-encoding": "br" });
	expect([first.headers.get("content-encoding"), await first.text()]).toEqual(["br", "compressed"]);
	const tag = first.headers.get("etag") ?? "";
	expect((await ana.get("/textos/start.js", { "if-none-match": tag })).status).toBe(304);
	const words = await ana.get("/textos/cms/locales/es-CO.json");
	expect(words.headers.get("content-type")).toContain("text/javascript");
});

it("is what the build held when somebody first asked", async () => {
	const desk = await deskWithEditor();
	const ana = await desk.signedIn(ANA);
	await ana.get("/textos/");
	desk.write("start.js", "other()");
	expect(await (await ana.get("/textos/start.js")).text()).toBe("start()");
});

const ELSEWHERE = "https://textos.example";

it("is on a host of its own alone where one is named, and of the desk only the sign-in is there", async () => {
	const { app, signedIn, ...desk } = await deskWithEditor(ELSEWHERE);
	const ana = await signedIn(ANA);
	const at = (path: string, init: RequestInit = {}) =>
		app.request(
			ELSEWHERE + path,
			{ ...init, headers: { Cookie: ana.cookie, ...init.headers } },
			{ address: "192.0.2.1" },
		);
	expect((await ana.get("/textos/start.js")).status).toBe(404);
	expect((await ana.get("/textos/api/v1/user")).status).toBe(404);
	expect(await (await at("/textos/start.js")).text()).toBe("start()");
	expect(directive(await at("/textos/"), "connect-src")).toContain(`${ELSEWHERE}/textos/api/v1/`);
	for (const path of ["/mesa", "/mesa/persona", "/mesa/textos", "/mesa/cifras"]) {
		const { status, headers } = await at(path);
		expect([path, status, headers.get("location")]).toEqual([path, 303, "/textos/"]);
	}
	const posted = {
		method: "POST",
		headers: { Origin: ELSEWHERE, Host: new URL(ELSEWHERE).host },
		body: new URLSearchParams({ do: "take" }),
	};
	expect((await at("/mesa", posted)).headers.get("location")).toBe("/textos/");
	expect(await (await app.request(`${ELSEWHERE}/mesa`, {}, { address: "192.0.2.1" })).text()).toContain("Tu correo");
	expect(desk.sent).toHaveLength(1);
});

it("says at the desk that there is no editing, where no publisher is", async () => {
	for (const [textsUrl, leads] of [
		[undefined, "/mesa/textos"],
		[ELSEWHERE, "https://ivf.example/mesa/textos"],
	] as const) {
		const { app, signedIn } = await deskWithEditor(textsUrl, false);
		const headers = { Cookie: (await signedIn(ANA)).cookie };
		const answer = await app.request(`${textsUrl ?? ""}/textos/`, { headers }, { address: "192.0.2.1" });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, leads]);
	}
});
