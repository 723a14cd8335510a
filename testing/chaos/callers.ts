/** Honest clients that never give up: each sends a request, repeats it under the same id until it is acknowledged, and goes on. */
import { randomUUID } from "node:crypto";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { atOnce, overAndOver, pause, tally } from "../must.ts";

// Longer than the service takes to give up on its database.
const PATIENCE = 30_000;

const JSON_HEADERS = { "Content-Type": "application/json", apikey: DEFAULT_CONTACT_PUBLIC_KEY };

/** What the service has promised, and how it answered. */
export class Answered {
	/** Reference by request id. */
	readonly acknowledged = new Map<string, string>();
	/** How often each status came; `cut` if the connection broke. */
	readonly answers = new Map<string, number>();

	count(status: string): number {
		return this.answers.get(status) ?? 0;
	}
}

/** Asks, and never throws: the status is `cut` if the connection broke, and the text says how. */
export async function ask(url: string, init: RequestInit = {}) {
	try {
		const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
		return { status: String(response.status), text: await response.text(), headers: response.headers };
	} catch (error) {
		const { cause } = error as { cause?: { code?: string } };
		return { status: "cut", text: cause?.code ?? String(error), headers: new Headers() };
	}
}

/** Starts them; `finish` awaits their last. @param target awaited before each try @param rest between two, in ms */
export function startCallers(target: () => string | Promise<string>, count: number, rest = 0) {
	const answered = new Answered();
	const finish = overAndOver(count, async () => {
		await insist(target, answered);
		if (rest > 0) await pause(rest);
	});
	return { answered, finish };
}

/** Sends until so many more are acknowledged. */
export async function sendMore(url: string, count: number, answered: Answered, more: number): Promise<void> {
	const enough = answered.acknowledged.size + more;
	await atOnce(count, async () => {
		while (answered.acknowledged.size < enough) await insist(() => url, answered);
	});
}

/** Sends a request until it is acknowledged. @param refusal a status that is no fault @returns whether it was stored */
export async function insist(
	target: () => string | Promise<string>,
	{ acknowledged, answers }: Answered,
	more: object = {},
	refusal?: string,
): Promise<boolean> {
	const id = randomUUID();
	const body = bodyFor(id, more);
	for (;;) {
		const { status, reference } = await post(await target(), body);
		if (status === refusal) return false;
		tally(answers, status);
		if (reference) {
			acknowledged.set(id, reference);
			return true;
		}
		await pause(25);
	}
}

/** @returns the answer's status, or `cut`, and its text; and the reference, if it was acknowledged */
export async function post(url: string, body: string) {
	const { status, text } = await ask(url + CONTACT_PATH, { method: "POST", headers: JSON_HEADERS, body });
	const reference: string | undefined = status === "200" ? JSON.parse(text).reference : undefined;
	return { status, text, reference };
}

/** A patient's request. Most share few addresses, which owe one receipt a day each. */
export function bodyFor(requestId: string, more: object = {}): string {
	const person = requestId.startsWith("0") ? requestId : `persona-${requestId.slice(0, 2)}`;
	return JSON.stringify({
		type: "patient",
		name: "Carga de prueba",
		email: `${person}@example.com`,
		country: "OTHER",
		request_id: requestId,
		...more,
	});
}
