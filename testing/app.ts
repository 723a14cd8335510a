/** The whole service but for its server and its mails, with everything a test may want to see. */
import { mainWords } from "virtual:content";
import type { Words } from "../content-model/content.ts";
import { type ByLanguage, eachLanguage } from "../contract/languages.ts";
import { CONTACT_PATH, SHELL } from "../contract/requests/wire.ts";
import { type AppOptions, createApp } from "../service/app.ts";
import { servicePages } from "../service/http/forms/pages.tsx";
import type { Log } from "../service/process/log.ts";
import { freshStore, type StoreChanges } from "./databases/stores.ts";

export const SITE_URL = "https://ivf.example";
export const PARTNER_URL = "https://aliado.example";
export const KEY = "test-key";

const SHELL_PAGE = `<!doctype html><html lang="es"><title>${SHELL.title}</title><main>${SHELL.main}</main></html>`;
const PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function keptLog(): { log: Log; entries: Record<string, unknown>[] } {
	const entries: Record<string, unknown>[] = [];
	const keep = (level: string) => (fields: Record<string, unknown>, message: string) => {
		entries.push({ level, ...fields, message });
	};
	return { entries, log: { info: keep("info"), warn: keep("warn"), error: keep("error") } };
}

/** Starts the app on a fresh SQLite store. @param changes to a usual service @param storeChanges to a usual store */
export async function testApp(
	changes: Partial<AppOptions> = {},
	storeChanges: StoreChanges = {},
	languages: ByLanguage<Words> = { es: mainWords },
) {
	const { store, database, clock } = await freshStore("sqlite", storeChanges);
	const { log, entries } = keptLog();
	const woken = { times: 0 };
	const app = createApp({
		store: () => store,
		securityText: () => "",
		checkStore: store.check,
		now: () => clock.time,
		onAccepted: () => {
			woken.times++;
		},
		minFormTime: 2000,
		origins: { siteUrl: SITE_URL, allowed: [PARTNER_URL] },
		publicKey: KEY,
		trustedProxies: 0,
		pages: eachLanguage(languages, (words) =>
			servicePages({
				words,
				shell: { html: SHELL_PAGE.replace("es", words.language), policy: PAGE_POLICY },
				notFound: { html: `<h1>${words.messages.notFound.title}</h1>`, policy: PAGE_POLICY },
				pagesOrigin: "",
			}),
		),
		log,
		...changes,
	});

	async function request(path: string, init: RequestInit = {}, address = "192.0.2.1"): Promise<Response> {
		return await app.request(`http://service.example${path}`, init, { address });
	}

	/** Posts as `functions.invoke` does. @param body sent as it is if it is text or bytes */
	function invoke(body: unknown, headers: Record<string, string> = {}, address?: string): Promise<Response> {
		const sent = typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body);
		const all = { "Content-Type": "application/json", apikey: KEY, ...headers };
		return request(CONTACT_PATH, { method: "POST", headers: all, body: sent }, address);
	}

	/** Posts as a browser without script does. */
	function submit(fields: Record<string, string>, headers: Record<string, string> = { Origin: SITE_URL }) {
		return request(CONTACT_PATH, { method: "POST", headers, body: new URLSearchParams(fields) });
	}

	return { app, store, database, clock, entries, woken, request, invoke, submit };
}
