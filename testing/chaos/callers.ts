/** Honest clients that never give up: each sends a request, repeats it under the same id until it is acknowledged, and goes on. */
import { randomUUID } from "node:crypto";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/defaults.ts";
import { CONTACT_PATH } from "../../contract/wire.ts";
import { pause } from "../must.ts";

// Longer than the service takes to give up on its database.
const PATIENCE = 30_000;

export const JSON_HEADERS = { "Content-Type": "application/json", apikey: DEFAULT_CONTACT_PUBLIC_KEY };

/** What the service has promised, and how it answered. */
export interface Answered {
	/** Reference by request id. */
	acknowledged: Map<string, string>;
	/** How often each status came; `cut` where the connection broke. */
	answers: Map<string, number>;
}

export interface Callers extends Answered {
	/** Lets each caller see its request through, and ends. */
	finish: () => Promise<void>;
}

/**
 * Starts them; they run until `finish`, or until so many were acknowledged.
 * @param target where to send; awaited before each try, so that callers rest while nobody serves
 * @param rest between two requests of a caller, in milliseconds
 */
export function startCallers(
	target: () => string | Promise<string>,
	count: number,
	{ rest = 0, enough = Number.POSITIVE_INFINITY } = {},
): Callers {
	const callers: Answered = { acknowledged: new Map(), answers: new Map() };
	let finishing = false;

	async function call(): Promise<void> {
		while (!finishing && callers.acknowledged.size < enough) {
			const id = randomUUID();
			while (!(await send(await target(), id, callers))) await pause(25);
			if (rest > 0) await pause(rest);
		}
	}

	const running = Promise.all(Array.from({ length: count }, call));
	return {
		...callers,
		finish: async () => {
			finishing = enough === Number.POSITIVE_INFINITY;
			await running;
		},
	};
}

/** Sends one request and notes what came of it. @returns its reference, where it was acknowledged */
export async function send(url: string, id: string, { acknowledged, answers }: Answered): Promise<string | undefined> {
	const { status, reference } = await post(url, bodyFor(id));
	answers.set(status, (answers.get(status) ?? 0) + 1);
	if (reference) acknowledged.set(id, reference);
	return reference;
}

/**
 * @param headers besides those every client sends
 * @returns the answer's status, or `cut`; and the reference where it was acknowledged
 */
export async function post(
	url: string,
	body: string,
	headers: Record<string, string> = {},
): Promise<{ status: string; reference?: string }> {
	try {
		const response = await fetch(url + CONTACT_PATH, {
			method: "POST",
			headers: { ...JSON_HEADERS, ...headers },
			body,
			signal: AbortSignal.timeout(PATIENCE),
		});
		const text = await response.text();
		return { status: String(response.status), ...(response.ok && { reference: JSON.parse(text).reference }) };
	} catch {
		return { status: "cut" };
	}
}

/** A patient's request. Most share few addresses, which owe one receipt a day each. */
export function bodyFor(requestId: string): string {
	const person = requestId.startsWith("0") ? requestId : `persona-${requestId.slice(0, 2)}`;
	return JSON.stringify({
		type: "patient",
		name: "Carga de prueba",
		email: `${person}@example.com`,
		country: "OTHER",
		request_id: requestId,
	});
}
