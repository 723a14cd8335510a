/** Team members at the desk: each repeats an action under the same id until it is acknowledged, and goes on. */
import { randomUUID } from "node:crypto";
import { requestPath } from "../../contract/desk/paths.ts";
import { openServiceStore } from "../../service/service-store.ts";
import { readSettings } from "../../service/settings/settings.ts";
import { must, overAndOver, pause, tally } from "../must.ts";
import { ask } from "./callers.ts";

const TEAM = ["ana@example.com", "luis@example.com"] as const;

export const TEAM_SETTING = TEAM.join("; ");

/** What the desk has acknowledged, and how it answered. */
export class Done {
	/** Ids of actions, as the desk named them. */
	readonly actions = new Set<string>();
	readonly notes = new Set<string>();
	/** How often each status came; `cut` if the connection broke. */
	readonly answers = new Map<string, number>();
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
export async function startDeskUsers(
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
