/** A week of three members: forty requests, ten calls and five contacts by WhatsApp, whose figures were added up by hand. */
import { expect, it } from "vitest";
import type { Outcome } from "../../../contract/desk/codes.ts";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { HOUR, NOON, patientRequest } from "../../../testing/requests.ts";
import type { Action } from "../requests/actions/action.ts";

const DAY = 24 * HOUR;
const ROSA = { ...LUIS, address: "rosa@example.com", name: "Rosa" };
const TEAM = [ANA, LUIS, ROSA];

it.each(DATABASE_KINDS)("the figures of a week add up, on %s", async (kind) => {
	const { store, clock, signedIn } = await testDesk(TEAM, undefined, undefined, { kind });
	const since = new Date(NOON.getTime() + 7 * DAY);
	let sent = 0;
	const send = async (more: object) =>
		(await store.requests.accept({ ...patientRequest, email: `a${++sent}@example.com`, ...more })).reference;
	// The week before: four, all of the campaign.
	for (let count = 0; count < 4; count++) await send({ campaign: "fiv-nyc" });
	clock.time = since;
	const campaign: string[] = [];
	const others: string[] = [];
	for (let count = 0; count < 16; count++)
		campaign.push(await send({ campaign: "fiv-nyc", source: "instagram", page: "/ivfdo" }));
	for (let count = 0; count < 14; count++) others.push(await send({ country: "US", language: "en" }));
	const calls: string[] = [];
	// Each at an hour of its own, from Tuesday on.
	const hours = (await store.requests.freeHours()).filter((hour) => hour > "2026-03-10").slice(0, 10);
	for (const call_at of hours) calls.push(await send({ purpose: "call", referrer: "www.example.org", call_at }));
	const byChat: string[] = [];
	const ana = await signedIn(ANA);
	for (let count = 0; count < 5; count++) {
		const contact = { came: "whatsapp", name: "Rosa", phone: `809 555 014${count}`, consent: "spoken" };
		const answer = await ana.post("/mesa/nueva", {
			id: String(count),
			member: ANA.address,
			language: "es",
			...contact,
		});
		byChat.push(/\/mesa\/([^?]+)/.exec(answer.headers.get("location") ?? "")?.[1] ?? "");
	}
	clock.time = new Date(since.getTime() + HOUR);
	const act = async (references: readonly string[], action: Action) => {
		for (const [index, one] of references.entries())
			expect(await store.requests.act(one, action, { actor: TEAM[index % 3]?.address ?? null })).toMatchObject({
				result: "done",
			});
	};
	const outcome = (references: readonly string[], reached: Outcome) =>
		act(references, { kind: "outcome", outcome: reached });
	const answer = (references: readonly string[]) => act(references, { kind: "answered" });
	await act(calls.slice(9), { kind: "uncall" });
	await answer([...campaign.slice(0, 12), ...calls, ...byChat]);
	await outcome(campaign.slice(0, 2), "treatment");
	await outcome(campaign.slice(2, 5), "consultation");
	await outcome(calls.slice(0, 6), "talked");
	await outcome(byChat.slice(0, 1), "clinic");
	// Two tapped one too many and took it back.
	const tooFar = await store.requests.act(
		campaign[5] ?? "",
		{ kind: "outcome", outcome: "treatment" },
		{ actor: null },
	);
	await act(campaign.slice(5, 6), { kind: "undo", action: tooFar && "action" in tooFar ? tooFar.action : "" });
	clock.time = new Date(since.getTime() + 2 * DAY);
	await answer(others.slice(0, 7));

	// Of the ten calls three had another hour, and one was cancelled: they count all the same.
	for (const one of calls.slice(6, 9)) {
		const [at = ""] = await store.requests.hoursForStaff();
		await act([one], { kind: "no_answer", at });
	}
	expect(await store.requests.calls(since)).toHaveLength(9);

	const figures = await store.figures.responses(since, new Date(since.getTime() + 7 * DAY), "America/Santo_Domingo");
	expect(figures.total).toEqual({
		received: 45,
		answered: 34,
		within2Hours: 27,
		judged2Hours: 45,
		within24Hours: 27,
		judged24Hours: 45,
		calls: 10,
		talked: 12,
		consulted: 6,
		treated: 2,
		before: 4,
	});
	const told = (rows: (typeof figures)["byWeek"]) =>
		rows.map((row) => [row.name, row.received, row.within24Hours, row.calls, row.consulted, row.treated, row.before]);
	expect(told(figures.by.campaign)).toEqual([
		["", 29, 15, 10, 1, 0, 0],
		["fiv-nyc", 16, 12, 0, 5, 2, 4],
	]);
	expect(told(figures.by.source)).toEqual([
		["", 19, 5, 0, 1, 0, 4],
		["instagram", 16, 12, 0, 5, 2, 0],
		["www.example.org", 10, 10, 10, 0, 0, 0],
	]);
	expect(told(figures.by.page)).toEqual([
		["", 29, 15, 10, 1, 0, 4],
		["/ivfdo", 16, 12, 0, 5, 2, 0],
	]);
	expect(told(figures.by.purpose)).toEqual([
		["", 35, 17, 0, 6, 2, 4],
		["call", 10, 10, 10, 0, 0, 0],
	]);
	expect(told(figures.by.language)).toEqual([
		["es", 31, 27, 10, 6, 2, 4],
		["en", 14, 0, 0, 0, 0, 0],
	]);
	expect(told(figures.by.country)).toEqual([
		["PR", 26, 22, 10, 5, 2, 4],
		["US", 14, 0, 0, 0, 0, 0],
		["", 5, 5, 0, 1, 0, 0],
	]);
	expect(told(figures.by.channel)).toEqual([
		["form", 40, 22, 10, 5, 2, 4],
		["whatsapp", 5, 5, 0, 1, 0, 0],
	]);
	expect(told(figures.byWeek)).toEqual([["2026-03-09", 45, 27, 10, 6, 2, 4]]);
	expect(told(figures.byMonth)).toEqual([["2026-03", 45, 27, 10, 6, 2, 0]]);

	const page = await (await ana.get("/mesa/cifras?periodo=month")).text();
	expect(page).toMatch(/Semana del 9 mar.*?>45<.*?>10 de 45<.*?60 %.*?27 de 45/s);
	expect(page).toMatch(/marzo de 2026.*?>49</s);
	const file = await (await ana.get("/mesa/cifras.csv?periodo=month")).text();
	expect(file).toContain('"semana","2026-03-09","45","34","27","45","27","45","10","12","6","2","4"');
	expect(file).toContain('"vía","Por WhatsApp","5","5","5","5","5","5","0","1","1","0","0"');
});
