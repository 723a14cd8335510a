import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { DESK_MANIFEST_PATH } from "../../contract/desk/paths.ts";
import { TEXTS_FOLDER } from "../../contract/desk/texts.ts";
import { readSettings } from "../../service/settings/settings.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { checkout, publisherOn } from "../../testing/texts/publisher.ts";
import { checkTexts } from "./texts-checks.ts";

const TEAM = "Ana <ana@ivf.example> [editor]";

const found = async (more: Record<string, string>) =>
	(await checkTexts(readSettings({ TEAM, ...more }))).map(({ check, state }) => `${check}: ${state}`);

/** Something that listens, which is the desk or is not. */
async function host(isDesk: boolean): Promise<string> {
	const server = createServer(({ url }, response) => {
		const type = isDesk && url === DESK_MANIFEST_PATH ? "application/manifest+json" : "text/html";
		response.writeHead(200, { "Content-Type": type }).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it("a publisher that answers is told from one that is off, and from a server that never had one", async () => {
	const files = checkout();
	const { stop } = await publisherOn(files);
	const said = async () => (await checkTexts(readSettings({ TEAM, DATA_DIR: files.data })))[0]?.says;
	expect(await said()).toContain("el publicador está encendido");
	await stop();
	expect(await said()).toContain("el publicador está apagado");
	const [never] = await checkTexts(readSettings({ TEAM, DATA_DIR: temporaryFolder() }));
	expect([never?.state, never?.says]).toEqual(["ok", expect.stringContaining("se cambian en archivos")]);
	mkdirSync(join(files.root, "more", TEXTS_FOLDER), { recursive: true });
	expect(await found({ DATA_DIR: join(files.root, "more"), TEXTS: "off" })).toEqual([]);
	expect(await found({ DATA_DIR: join(files.root, "more"), TEAM: "Luis <luis@ivf.example> [bi]" })).toEqual([]);
});

it("a host name of the editor's own leads to the desk, elsewhere, or nowhere", async () => {
	const DATA_DIR = temporaryFolder();
	const own = { DATA_DIR, SITE_URL: "http://127.0.0.1:4321" };
	expect(await found({ ...own, TEXTS_URL: await host(true) })).toContain("textsHost: ok");
	expect(await found({ ...own, TEXTS_URL: await host(false) })).toContain("textsHost: fault");
	expect(await found({ ...own, TEXTS_URL: "http://localhost:1" })).toContain("textsHost: fault");
});
