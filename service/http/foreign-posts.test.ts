/** No page of another site does anything here, whichever route it posts to, also in a browser that sends the cookie along. */
import { expect, it } from "vitest";
import * as deskPaths from "../../contract/desk/paths.ts";
import * as textsPaths from "../../contract/desk/texts.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { PARTNER_URL, SITE_URL, testApp } from "../../testing/app.ts";
import { everyRow } from "../../testing/builds/traces.ts";
import { callRequest } from "../../testing/calls.ts";
import { LUIS, OWN, testDesk } from "../../testing/desk.ts";
import { PAYLOADS } from "../../testing/requests.ts";

const FOREIGN = [
	{ Origin: "https://otra.example", "Sec-Fetch-Site": "cross-site" },
	{ Origin: "https://otra.example" },
	{ Origin: PARTNER_URL },
	{ Origin: "null" },
	{ "Sec-Fetch-Site": "cross-site" },
	{ "Sec-Fetch-Site": "none" },
];

/** What a page can post without asking the browser first. */
const BODIES = {
	"application/x-www-form-urlencoded": (fields: Record<string, string>) => `${new URLSearchParams(fields)}`,
	"text/plain": (fields: Record<string, string>) => JSON.stringify(fields),
	"multipart/form-data; boundary=x": (fields: Record<string, string>) =>
		`${Object.entries(fields)
			.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
			.join("")}--x--`,
};

async function house() {
	const asked: string[] = [];
	const publisher = {
		ask: async (_: string, path: string) => {
			asked.push(path);
			return { status: 200, type: "application/json", body: new TextEncoder().encode("{}") };
		},
	};
	const office = await testDesk(undefined, SITE_URL, undefined, { publisher: publisher as never });
	const { app } = await testApp({ store: () => office.store, desk: office.app });
	const { reference } = await office.store.requests.accept(callRequest(1));
	const ana = await office.signedIn();
	const post = async (path: string, fields: Record<string, string>, headers: Record<string, string>, type: string) => {
		const body = BODIES[type as keyof typeof BODIES](fields);
		const all = { ...headers, "Content-Type": type, Cookie: ana.cookie };
		return await app.request(SITE_URL + path, { method: "POST", headers: all, body }, { address: "192.0.2.9" });
	};
	return { ...office, app, asked, reference, post, state: () => everyRow(office.database) };
}

/** Every path that takes a POST: what the routing table names, and where it leaves a whole folder to one handler, all paths of it. */
function postPaths(routes: readonly { method: string; path: string }[], reference: string): string[] {
	const named = Object.values({ ...deskPaths, ...textsPaths }).flatMap((path) =>
		typeof path === "string" ? [path] : [],
	);
	const known = [...named, deskPaths.requestPath(reference), `${textsPaths.TEXTS_API_PATH}/user`];
	const taken = routes.filter(({ method }) => method === "POST" || method === "ALL").map(({ path }) => path);
	const whole = taken.flatMap((path) => {
		if (!path.includes("*")) return [path];
		const below = known.filter((one) => one.startsWith(path.replace("*", "")) || `${one}/*` === path);
		// A folder whose paths this test does not know must not pass unseen.
		expect(below, `paths below ${path}`).not.toEqual([]);
		return below;
	});
	return [...new Set(whole)];
}

/** Enough for each route to act on. */
const fieldsFor = (reference: string) => ({
	...PAYLOADS.patient,
	do: "answered",
	version: "0",
	id: "un-envio-0001",
	member: "ana@example.com",
	email: LUIS.address,
	who: "ana1@example.com",
	confirm: "ana1@example.com",
	code: "123456",
	all: `${reference}.0`,
	note: "Una nota",
});

it("what another site posts changes nothing, on any route, in any form", async () => {
	const { app, reference, post, state, asked, sent, entries } = await house();
	const paths = postPaths(app.routes, reference);
	expect(paths).toEqual(
		expect.arrayContaining([CONTACT_PATH, "/mesa/salir", `/mesa/${reference}`, "/textos/api/v1/user"]),
	);
	expect(paths.length).toBeGreaterThan(15);
	const [before, codes] = [await state(), sent.length];
	for (const path of paths) {
		for (const type of Object.keys(BODIES)) {
			for (const headers of FOREIGN) {
				const { status } = await post(path, fieldsFor(reference), headers as Record<string, string>, type);
				expect.soft([path, type, headers, status]).toEqual([path, type, headers, expect.toSatisfy(isRefusal)]);
			}
		}
	}
	expect(await state()).toBe(before);
	expect([asked, sent.length]).toEqual([[], codes]);
	expect(JSON.stringify(entries)).not.toContain("ana1@example.com");
});

const isRefusal = (status: number) => [403, 404, 405, 415].includes(status);

it("the same posts are taken from a page of our own", async () => {
	for (const path of postPaths((await house()).app.routes, "7K4R-62XW")) {
		const { reference, post, asked, state } = await house();
		const before = await state();
		const own = path.replace("7K4R-62XW", reference);
		const { status } = await post(own, fieldsFor(reference), OWN, Object.keys(BODIES)[0] as string);
		expect.soft([own, status]).toEqual([own, expect.not.toSatisfy((one: number) => one === 403)]);
		if (own === `/mesa/${reference}` || own === CONTACT_PATH || own === "/mesa/salir")
			expect.soft(await state(), own).not.toBe(before);
		if (own.endsWith("/user")) expect.soft(asked).not.toEqual([]);
	}
});

it("a page of another site is not told that it may post JSON, which a browser asks before", async () => {
	const { app, reference } = await house();
	const asks = {
		Origin: "https://otra.example",
		"Access-Control-Request-Method": "POST",
		"Access-Control-Request-Headers": "apikey, content-type",
	};
	for (const path of postPaths(app.routes, reference)) {
		const { headers } = await app.request(
			SITE_URL + path,
			{ method: "OPTIONS", headers: asks },
			{ address: "192.0.2.9" },
		);
		expect.soft([path, headers.get("access-control-allow-origin")]).toEqual([path, null]);
	}
});
