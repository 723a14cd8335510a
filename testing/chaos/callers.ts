/** Honest clients that never give up: each sends a request, repeats it under the same id until it is acknowledged, and goes on. */
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/defaults.ts";
import { CONTACT_PATH } from "../../contract/wire.ts";

// Longer than the service takes to give up on its database.
const PATIENCE = 30_000;

export interface CallersOptions {
	/** Where to send; awaited before each try, so that callers rest while nobody serves. */
	target: () => Promise<string>;
	count: number;
	/** Ends each caller once so many were acknowledged in all. */
	enough?: number;
}

export interface Callers {
	/** Reference by request id: what the service has promised. */
	acknowledged: Map<string, string>;
	/** How often each status came; `cut` where the connection broke. */
	answers: Map<string, number>;
	/** Milliseconds of each acknowledged try. */
	times: number[];
	/** Lets each caller see its request through, and ends. */
	finish: () => Promise<void>;
}

/** Starts them; they run until `finish`, or until there is enough. */
export function startCallers({ target, count, enough = Number.POSITIVE_INFINITY }: CallersOptions): Callers {
	const agent = new Agent({ keepAlive: true, maxSockets: count });
	const acknowledged = new Map<string, string>();
	const answers = new Map<string, number>();
	const times: number[] = [];
	let finishing = false;

	async function call(): Promise<void> {
		while (!finishing && acknowledged.size < enough) {
			const id = randomUUID();
			while (!acknowledged.has(id)) {
				const url = await target();
				const started = performance.now();
				const { status, reference } = await post(url, bodyFor(id), agent);
				answers.set(status, (answers.get(status) ?? 0) + 1);
				if (reference) {
					acknowledged.set(id, reference);
					times.push(performance.now() - started);
				} else await new Promise((resolve) => setTimeout(resolve, 25));
			}
		}
	}

	const running = Promise.all(Array.from({ length: count }, call));
	return {
		acknowledged,
		answers,
		times,
		finish: async () => {
			finishing = enough === Number.POSITIVE_INFINITY;
			await running;
			agent.destroy();
		},
	};
}

/**
 * Sends one request.
 * @param headers besides those every client sends
 * @returns its status, or `cut`; and its reference where it was acknowledged
 */
export async function post(
	url: string,
	body: string,
	agent?: Agent,
	headers: Record<string, string> = {},
): Promise<{ status: string; reference?: string }> {
	const { promise, resolve } = Promise.withResolvers<{ status: string; reference?: string }>();
	const call = request(url + CONTACT_PATH, {
		method: "POST",
		agent,
		timeout: PATIENCE,
		headers: {
			"Content-Type": "application/json",
			"Content-Length": Buffer.byteLength(body),
			apikey: DEFAULT_CONTACT_PUBLIC_KEY,
			...headers,
		},
	});
	call.on("response", (response) => {
		const status = String(response.statusCode);
		let text = "";
		response.setEncoding("utf8");
		response.on("data", (part: string) => {
			text += part;
		});
		response.on("end", () =>
			resolve(status === "200" ? { status, reference: JSON.parse(text).reference } : { status }),
		);
		response.on("error", () => resolve({ status: "cut" }));
	});
	call.on("timeout", () => call.destroy());
	call.on("error", () => resolve({ status: "cut" }));
	call.end(body);
	return await promise;
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

/** Answers that are neither a promise, nor "not now", nor a broken connection. */
export function wrongAnswers(answers: ReadonlyMap<string, number>): string[] {
	return [...answers.keys()].filter((status) => !["200", "503", "cut"].includes(status));
}
