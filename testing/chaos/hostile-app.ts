/** The service in this process, fed with hostile calls: what it answers, stores, mails and logs is looked at each time. */
import { randomBytes, randomUUIDv7 } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { messages, site } from "virtual:content";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/defaults.ts";
import { isReference } from "../../contract/reference.ts";
import { BARE_POLICY } from "../../contract/site-headers.ts";
import { SHELL } from "../../contract/wire.ts";
import { createApp } from "../../service/app.ts";
import { openDatabase } from "../../service/database/open-database.ts";
import { servicePages } from "../../service/http/pages.tsx";
import { composeMail } from "../../service/mail/compose.tsx";
import { openStore } from "../../service/store/store.ts";
import { type HostileCall, hostileCalls, MARK, ORIGIN } from "./hostile-calls.ts";
import { type Figures, must } from "./scenario.ts";

const CHUNK = 2000;
const AT_ONCE = 50;
const MAILS_COMPOSED = 2000;
const MAY_GROW = 24 * 1024 * 1024;
const SHELL_PAGE = {
	html: `<!doctype html><html lang="es"><title>${SHELL.title}</title><main>${SHELL.main}</main></html>`,
	policy: BARE_POLICY,
};
const NOT_FOUND = { html: "<h1>no encontrada</h1>", policy: BARE_POLICY };
const COMPOSITION = {
	messages,
	site,
	from: "Grupo <hola@example.com>",
	notifyTo: ["equipo@example.com"],
	timeZone: "America/Santo_Domingo",
};

/**
 * @param folder for the store
 * @param count how many calls
 * @param seed which ones
 */
export async function faceHostileCalls(folder: string, count: number, seed: number): Promise<Figures> {
	const database = await openDatabase({ DATA_DIR: folder });
	const store = await openStore({
		database,
		now: () => new Date(),
		randomBytes,
		newId: randomUUIDv7,
		noticeVersion: "2026-01-01",
		mailDomain: "example.com",
	});
	const logged = (fields: object, message: string) =>
		must(!JSON.stringify([fields, message]).includes("ivfmark"), "The log holds what a visitor typed");
	const failures: string[] = [];
	const app = createApp({
		store,
		securityText: () => "",
		checkStore: store.check,
		onAccepted: () => {},
		leastFormTime: 2000,
		origins: { siteUrl: ORIGIN, allowed: [] },
		publicKey: DEFAULT_CONTACT_PUBLIC_KEY,
		trustedProxies: 1,
		pages: servicePages({ messages, site, shell: SHELL_PAGE, notFound: NOT_FOUND, pagesOrigin: "" }),
		log: {
			info: logged,
			warn: logged,
			error: (fields, message) => void failures.push(`${message} ${JSON.stringify(fields)}`),
		},
	});
	const statuses = new Map<number, number>();
	const references = new Set<string>();
	let withKey = 0;

	async function call({ method, path, headers, body }: HostileCall): Promise<void> {
		const init = { method, headers, ...(body && { body: body as BodyInit }) };
		const response = await app.fetch(new Request(`http://service.example${path}`, init), { address: "192.0.2.1" });
		const { status } = response;
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
		const answer = await response.text();
		const said = `${method} ${path} ${JSON.stringify(headers)} ${Buffer.from(body ?? [])
			.toString("base64")
			.slice(0, 4000)}`;
		must(status < 500, `${status} was answered to ${said} (${failures.at(-1)})`);
		must(!answer.includes(MARK), `A page holds unescaped what was sent: ${said}`);
		const reference =
			status === 303
				? new URL(response.headers.get("location") ?? "", ORIGIN).searchParams.get("ref")
				: JSON_REFERENCE.exec(answer)?.[1];
		if (status === 303 || (status === 200 && JSON_REFERENCE.test(answer))) {
			must(isReference(reference ?? ""), `A reference that is none was answered to ${said}`);
			references.add(reference as string);
			// Plain forms show none.
			if (status === 200) withKey += 1;
		}
	}

	let sent = 0;
	let settled = 0;
	for (let chunk = 0; sent < count; chunk++) {
		const calls = hostileCalls(Math.min(CHUNK, count - sent), seed + chunk);
		for (let at = 0; at < calls.length; at += AT_ONCE) await Promise.all(calls.slice(at, at + AT_ONCE).map(call));
		sent += calls.length;
		// What is kept for good, such as caches, is there after a tenth.
		if (settled === 0 && sent >= count / 10) settled = heapUsed();
	}
	const grown = heapUsed() - settled;
	const stored = await database.db.selectFrom("requests").select("reference").execute();
	must(withKey > 0, "None of the requests that show the key was stored: none got as far as its rules");
	must(stored.length === references.size, `${stored.length} requests are stored, ${references.size} were acknowledged`);
	const mails = await store.mails.claim(60_000, MAILS_COMPOSED);
	for (const mail of mails) {
		const { subject = "", html, text } = await composeMail(mail, COMPOSITION);
		must(!/[\r\n]/.test(subject), `A subject of two lines: ${JSON.stringify(subject)}`);
		must(!String(html).includes(MARK), "A mail holds unescaped what was sent");
		must(String(text).length > 0, "A mail without text");
	}
	await store.close();
	must(failures.length === 0, `Errors were logged: ${failures.slice(0, 3).join("; ")}`);
	must(grown < MAY_GROW, `The heap grew by ${megabytes(grown)} MB`);
	return {
		bodies: sent,
		"5xx": 0,
		...Object.fromEntries([...statuses].sort().map(([status, times]) => [`answered ${status}`, times])),
		stored: stored.length,
		"mails composed of them": mails.length,
		"heap growth over the last nine tenths (MB)": megabytes(grown),
	};
}

const JSON_REFERENCE = /^\{"received":true,"reference":"([^"]*)"\}$/;

const megabytes = (size: number) => (size / 1024 / 1024).toFixed(1);

function heapUsed(): number {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc") as () => void;
	collect();
	collect();
	return process.memoryUsage().heapUsed;
}
