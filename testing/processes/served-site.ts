/** The service behind its real server, with a small site of its own, for tests that speak HTTP. */
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { mainWords } from "virtual:content";
import { SHELL } from "../../contract/requests/wire.ts";
import type { AppOptions } from "../../service/app.ts";
import { servicePages } from "../../service/http/forms/pages.tsx";
import { siteServer } from "../../service/http/server.ts";
import { builtPage, siteFiles } from "../../service/http/static/site-files.ts";
import { compressFolder } from "../../site/generated/compress.ts";
import { testApp } from "../app.ts";
import type { StoreChanges } from "../databases/stores.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { listening } from "./listening.ts";

const POLICY = "default-src 'none'; frame-ancestors 'none'";
/** What stands around the content of every page. */
const PAGE_CHROME = `<footer>${"palabras de cada página ".repeat(200)}</footer>`;
const SHELL_PAGE = `<!doctype html><title>${SHELL.title}</title><main>${SHELL.main}</main>${PAGE_CHROME}`;

/** The page of the site for what is not found. */
export const NOT_FOUND = `<!doctype html><title>No encontrada</title>${PAGE_CHROME}`;

/** Serves it on a free port until the test ends. @param changes to a usual service @param storeChanges to its store */
export async function servedSite(changes: Partial<AppOptions> = {}, storeChanges: StoreChanges = {}) {
	const root = temporaryFolder();
	const folder = join(root, "site");
	mkdirSync(folder);
	writeFileSync(join(root, "package.json"), "secreto de la máquina");
	writeFileSync(join(folder, "index.html"), `inicio${PAGE_CHROME}`);
	writeFileSync(join(folder, "contacto.html"), `contacto${PAGE_CHROME}`);
	writeFileSync(join(folder, "faq.html"), `faq${PAGE_CHROME}`);
	writeFileSync(join(folder, "404.html"), NOT_FOUND);
	await compressFolder(folder);
	const pages = servicePages({
		words: mainWords,
		shell: { html: SHELL_PAGE, policy: POLICY },
		notFound: builtPage(folder, "404.html", POLICY),
		pagesOrigin: "",
	});
	const { app, entries, store } = await testApp({ pages: { es: pages }, ...changes }, storeChanges);
	const server = siteServer(app, siteFiles(folder, {}), false, [pages.receivedPath], 7000);
	const port = await listening(server);

	/** The answer to bytes that no client library would send, on a connection of their own. */
	async function responseTo(bytes: string | Uint8Array): Promise<string> {
		const socket = connect(port, "127.0.0.1");
		socket.end(bytes);
		let answer = "";
		try {
			for await (const part of socket) answer += part;
		} catch (error) {
			// Who is refused before all is sent may be cut off behind the answer.
			if (answer === "") throw error;
		}
		return answer;
	}

	return { url: `http://127.0.0.1:${port}`, port, server, folder, entries, store, responseTo };
}
