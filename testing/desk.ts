/** The app with its desk, a team, and the codes that were sent. */
import { languages as everyLanguage, mainWords, messages, desk as words } from "virtual:content";
import { createAlarm } from "../contract/alarm/alarm.ts";
import { SHELL } from "../contract/requests/wire.ts";
import type { DatabaseKind } from "../service/database/database.ts";
import { answerSearch } from "../service/desk/answer-search.ts";
import { desk } from "../service/desk/desk.tsx";
import type { DeskOptions } from "../service/desk/desk-view.ts";
import { DAY } from "../service/durations.ts";
import { requestLabels } from "../service/request-labels.ts";
import type { TeamMember } from "../service/settings/team.ts";
import { keptLog, SITE_URL } from "./app.ts";
import { CALLS } from "./calls.ts";
import { freshStore } from "./databases/stores.ts";

const SHELL_HTML = `<!doctype html><html lang="es"><head><title>${SHELL.title}</title></head><body><div>${SHELL.main}</div></body></html>`;

export const ANA: TeamMember = {
	address: "ana@example.com",
	name: "Ana Pérez",
	units: ["financial"],
	admin: true,
	editor: true,
};
export const LUIS: TeamMember = {
	address: "luis@example.com",
	name: "Luis",
	units: ["bi"],
	admin: false,
	editor: false,
};

/** The headers that a browser sends with a form of the desk's own page. */
export const OWN = { Origin: SITE_URL, "Sec-Fetch-Site": "same-origin" };

export type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof testDesk>>["signedIn"]>>;

/** @param team who may sign in; may be changed while the test runs */
export async function testDesk(
	team: TeamMember[] = [ANA, LUIS],
	siteUrl = SITE_URL,
	languages: DeskOptions["languages"] = { es: mainWords },
	{ kind = "sqlite", ...more }: Partial<DeskOptions> & { kind?: DatabaseKind } = {},
) {
	const { store, database, clock } = await freshStore(kind, {
		labelsOf: requestLabels(messages, words.inbox),
		calls: CALLS,
	});
	const { log, entries } = keptLog();
	const sent: { address: string; code: string }[] = [];
	const state = { down: false };
	const { app, recheck } = desk({
		store: () => {
			if (state.down) throw Object.assign(new Error("down"), { code: "STORE_UNREACHABLE" });
			return store;
		},
		team,
		words,
		messages,
		languages,
		manifest: "{}",
		publisher: undefined,
		textsUrl: undefined,
		dataFolder: "",
		editorFolder: "",
		clinics: [],
		shell: { html: SHELL_HTML, policy: "default-src 'none'" },
		codes: {
			send: (address, code) => {
				if (code) sent.push({ address, code });
			},
		},
		dangersIn: createAlarm(Object.values(everyLanguage).map(({ alarmPhrases }) => alarmPhrases)),
		answers: answerSearch(everyLanguage, siteUrl),
		siteUrl,
		trustedProxies: 0,
		timeZone: "America/Santo_Domingo",
		unitNames: { financial: "Financial", bi: "BI" },
		copyTo: ["equipo@example.com"],
		promised: DAY,
		keptDays: 365,
		now: () => clock.time,
		log,
		...more,
	});

	/** A browser of its own, which keeps the desk's cookie. @param address of its connection */
	function browser(address = "192.0.2.1") {
		const kept = { cookie: "", get, post, postAndRead };
		async function get(path: string, headers: Record<string, string> = {}) {
			return await ask(path, { headers });
		}
		async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = OWN) {
			return await ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
		}
		/** Posts, and reads the page that the answer leads to. */
		async function postAndRead(path: string, fields: Record<string, string>) {
			const answer = await post(path, fields);
			const next = answer.headers.get("location");
			return await (next ? await get(next) : answer).text();
		}
		async function ask(path: string, init: RequestInit): Promise<Response> {
			const headers = { ...(init.headers as Record<string, string>), ...(kept.cookie && { Cookie: kept.cookie }) };
			const response = await app.request(`${siteUrl}${path}`, { ...init, headers }, { address });
			const [pair] = response.headers.get("set-cookie")?.split(";") ?? [];
			if (pair !== undefined) kept.cookie = pair.endsWith("=") ? "" : pair;
			return response;
		}
		return kept;
	}

	/** A browser whose person has signed in. */
	async function signedIn(member: TeamMember = ANA, address?: string) {
		const one = browser(address);
		await one.post("/mesa/entrar", { email: member.address });
		await one.post("/mesa/codigo", { code: sent.at(-1)?.code ?? "" });
		return one;
	}

	return { app, store, database, clock, entries, sent, state, recheck, browser, signedIn };
}

/** What a page's forms send besides what is typed. */
export const hiddenFields = (page: string): Record<string, string> =>
	Object.fromEntries(
		Array.from(page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g), ([, name, value = ""]) => [
			name,
			value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
		]),
	);
