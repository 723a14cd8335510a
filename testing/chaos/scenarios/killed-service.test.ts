/** The service is killed again and again, while requests, mails and the team's work go on. */
import { randomUUID } from "node:crypto";
import { beforeAll } from "vitest";
import { requestPath } from "../../../contract/desk/paths.ts";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import { openServiceStore } from "../../../service/service-store.ts";
import { readSettings } from "../../../service/settings/settings.ts";
import type { Figures } from "../../measuring/record.ts";
import { must, overAndOver, pause, tally, until } from "../../must.ts";
import { ask, startCallers } from "../callers.ts";
import { mustHold, reading } from "../kept.ts";
import { killAgainAndAgain } from "../kill-again.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

// Few enough that the mails keep up, and never the same number.
const MAX_ACTIONS_BETWEEN = 30;
const TEAM = ["ana@example.com", "luis@example.com"] as const;

const TEAM_SETTING = TEAM.join("; ");

beforeAll(buildForTests, 300_000);
scenario("killed-sqlite", killedService);
scenario("killed-postgres", killedService);

/** What the desk has acknowledged, and how it answered. */
class Done {
	/** Ids of actions, as the desk named them. */
	readonly actions = new Set<string>();
	readonly notes = new Set<string>();
	/** How often each status came; `cut` if the connection broke. */
	readonly answers = new Map<string, number>();
}

async function killedService(trial: Trial): Promise<Figures> {
	const times = trial.amount(100, 1);
	const settings = { TEAM: TEAM_SETTING, DATA_KEY: "ab".repeat(32) };
	const done = new Done();
	const happened = () => done.actions.size;
	const { serving, last } = killAgainAndAgain(trial, { times, happened, most: MAX_ACTIONS_BETWEEN, settings });
	const callers = startCallers(serving, trial.amount(4, 2), trial.amount(0, 40));
	const { acknowledged } = callers.answered;
	await until("Requests acknowledged", 60, () => acknowledged.size > 0);
	const references = () => [...acknowledged.values()];
	const finish = await startDeskUsers({ ...trial.settings, ...settings }, serving, references, done);
	const running = await last;
	await finish();
	await callers.finish();
	const cut = callers.answered.count("cut");
	const held = await mustHold(trial, callers.answered, [running], "after a claim");
	return { kills: times, "connections cut": cut, ...held, ...(await mustHaveDone(trial, done)) };
}

/** Signs a member in past the service, whose codes leave by mail. @returns the cookie of the device */
async function signedIn(settings: Record<string, string>, address: string): Promise<string> {
	const { store } = await openServiceStore(readSettings(settings), { es: "2026-01-01" });
	try {
		const { token, code = "" } = await store.signIns.begin(address, []);
		const tried = await store.signIns.tryCode(token, code);
		must(tried.outcome === "right", "Nobody could sign in to the desk");
		return `mesa=${tried.token}`;
	} finally {
		await store.close();
	}
}

/** Starts two a member. @param target awaited before each try @param references at least one @returns what ends them */
async function startDeskUsers(
	settings: Record<string, string>,
	target: () => Promise<string>,
	references: () => readonly string[],
	done: Done,
) {
	const cookies = await Promise.all(TEAM.map((address) => signedIn(settings, address)));
	return overAndOver(2 * TEAM.length, async (place, turn) => {
		const member = place % TEAM.length;
		const cookie = cookies[member] ?? "";
		const known = references();
		const path = requestPath(known[Math.floor(Math.random() * known.length)] ?? "");
		// The version that its page shows; none while nobody serves it.
		const { text } = await ask((await target()) + path, { headers: { Cookie: cookie } });
		const version = /name="version" value="(\d+)"/.exec(text)?.[1];
		if (version === undefined) return await pause(25);
		const fields = { ...actionAt(turn, member), id: randomUUID(), version };
		while (!(await post(await target(), path, cookie, fields, done))) await pause(25);
	});
}

/** Every second action is a note, whose text no other has. */
function actionAt(turn: number, member: number): Record<string, string> {
	const others = [
		{ do: "take" },
		{ do: "answered", by: "whatsapp" },
		{ do: "unanswered" },
		{ do: "pass", to: `person ${TEAM[1 - member]}` },
		{ do: "give_back" },
	];
	return turn % 2 === 0 ? { do: "note", note: randomUUID() } : (others[(turn >> 1) % others.length] ?? { do: "take" });
}

/** @returns whether it is settled: done, or nothing to do as the request stands */
async function post(
	origin: string,
	path: string,
	cookie: string,
	fields: Record<string, string>,
	{ actions, notes, answers }: Done,
): Promise<boolean> {
	const { status, headers } = await ask(origin + path, {
		method: "POST",
		headers: { Cookie: cookie, Origin: origin, "Sec-Fetch-Site": "same-origin" },
		body: new URLSearchParams(fields),
		redirect: "manual",
	});
	tally(answers, status);
	const action = new URL(headers.get("location") ?? "/", origin).searchParams.get("hecho");
	if (action) actions.add(action);
	if (action && fields.note) notes.add(fields.note);
	return status === "303" || status === "409";
}

/** Every acknowledged action is in the history, and every note that was acknowledged is kept once. */
async function mustHaveDone({ settings }: Trial, { actions, notes, answers }: Done): Promise<Figures> {
	const [kept, texts] = await reading(settings, async (db) => [
		await db.selectFrom("actions").select(["id", "client_action_id", "request_id", "version"]).execute(),
		await db.selectFrom("actions").select(["id", "note_id"]).where("kind", "=", "note").execute(),
	]);
	const ids = new Set(kept.map(({ id }) => id));
	const missing = [...actions].filter((id) => !ids.has(id)).length;
	must(missing === 0, `${missing} of ${actions.size} acknowledged actions are missing`);
	const clientIds = new Set(kept.map(({ client_action_id }) => client_action_id));
	must(clientIds.size === kept.length, "An action was done twice");
	const versions = new Set(kept.map(({ request_id, version }) => `${request_id} ${version}`));
	must(versions.size === kept.length, "Two actions made the same version");
	must(texts.length >= notes.size, `${notes.size - texts.length} acknowledged notes are missing`);
	const wrong = [...answers.keys()].filter((status) => !["303", "409", "503", "cut"].includes(status));
	must(wrong.length === 0, `The team was answered ${wrong.join(", ")}`);
	return {
		"actions acknowledged": actions.size,
		"actions kept": kept.length,
		"notes acknowledged": notes.size,
		"desk connections cut": answers.get("cut") ?? 0,
	};
}
