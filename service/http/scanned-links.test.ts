/** Programs that read mails open every link in them before the person does: that changes nothing, and spends nothing. */
import { desk } from "virtual:content";
import { expect, it } from "vitest";
import { CALL_FILE_PATH } from "../../contract/requests/calls.ts";
import { SITE_URL, testApp } from "../../testing/app.ts";
import { everyRow } from "../../testing/builds/traces.ts";
import { AT, callRequest } from "../../testing/calls.ts";
import { ANA, testDesk } from "../../testing/desk.ts";
import { COMPOSITION, everyMail } from "../../testing/mail/mails.ts";
import { codeMails } from "../desk/sign-in/deliver-code.ts";
import { composeMail } from "../mail/compose/compose.tsx";

/** How scanners and browsers that fetch ahead come: from anywhere, some as a browser does. */
const SCANNERS: Record<string, string>[] = [
	{ "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Sec-Fetch-Site": "none" },
	{ "User-Agent": "Google-Safety; +https://safety.example" },
	{ "Sec-Purpose": "prefetch;prerender", Purpose: "prefetch", "Sec-Fetch-Site": "cross-site" },
];

async function house() {
	const office = await testDesk();
	const { app } = await testApp({ store: () => office.store, desk: office.app });
	const { reference } = await office.store.requests.accept(callRequest(1));
	const open = async (path: string, method: string, headers: Record<string, string>) => {
		const answer = await app.request(SITE_URL + path, { method, headers }, { address: "198.51.100.77" });
		await answer.arrayBuffer();
		return answer;
	};
	const scan = async (paths: Iterable<string>) => {
		for (const path of paths)
			for (const method of ["HEAD", "GET"]) for (const headers of SCANNERS) await open(path, method, headers);
	};
	return { ...office, reference, open, scan, state: () => everyRow(office.database) };
}

/** Every address of our own in the mails to visitors and team, as a scanner finds them. */
function linksInMails(reference: string): string[] {
	const mails = everyMail("Ana").map((mail) =>
		composeMail(mail, { ...COMPOSITION, siteUrl: SITE_URL, deskUrl: `${SITE_URL}/mesa` }),
	);
	const text = mails
		.map(({ html, text, headers, icalEvent }) => JSON.stringify([html, text, headers, icalEvent]))
		.join();
	const found = text.matchAll(/https:\/\/ivf\.example(\/[^\s"'<>\\)]*)?/g);
	const paths = Array.from(found, ([, path]) => (path ?? "/").replaceAll("&amp;", "&"));
	return [...new Set([...paths, `/mesa/${reference}`, `${CALL_FILE_PATH}?ref=${reference}&at=${AT}`])];
}

it("opening every link of every mail changes no row", async () => {
	const { reference, scan, state } = await house();
	const links = linksInMails(reference);
	expect(links.length).toBeGreaterThan(3);
	expect(links).toContain("/mesa");
	const before = await state();
	await scan(links);
	expect(await state()).toBe(before);
});

it("a code that was asked for still lets its member in, once every link was opened", async () => {
	const { reference, scan, browser, sent, state } = await house();
	const ana = browser();
	await ana.post("/mesa/entrar", { email: ANA.address });
	const before = await state();
	await scan([...linksInMails(reference), "/mesa/codigo", "/mesa/entrar", "/mesa/salir", "/mesa/codigo-del-servidor"]);
	expect(await state()).toBe(before);
	const answer = await ana.post("/mesa/codigo", { code: sent.at(-1)?.code ?? "" });
	expect([answer.status, (await ana.get("/mesa")).status]).toEqual([303, 200]);
	expect(await (await ana.get(`/mesa/${reference}`)).text()).toContain("Horas libres");
});

it("the mail with the code has no link that could be opened", async () => {
	const mails: { html: string; text: string }[] = [];
	const codes = codeMails({
		transport: {
			send: async (mail) => {
				mails.push(mail as never);
				return [];
			},
			close: () => {},
		},
		words: desk.signIn.mail,
		from: COMPOSITION.from,
		sender: "Grupo ivf.do",
		newId: () => "1",
		now: COMPOSITION.now,
		log: { info: () => {}, warn: () => {}, error: () => {} },
		pause: () => 0,
	});
	codes.send(ANA.address, "123456");
	await codes.stop();
	expect(mails).toHaveLength(1);
	expect(`${mails[0]?.html} ${mails[0]?.text}`).not.toMatch(/href=|https?:\/\/(?!www\.w3\.org\/TR)/);
});

it("a calendar's address is read by whoever has it, and goes on", async () => {
	const { store, scan, open, state } = await house();
	const path = `/mesa/agenda/${await store.calendarFeeds.create(ANA.address)}.ics`;
	const before = await state();
	await scan([path]);
	expect(await state()).toBe(before);
	expect((await open(path, "GET", {})).status).toBe(200);
});
