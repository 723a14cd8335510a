/** Sends a contact request as Supabase's `functions.invoke` does, in a few lines instead of its client library. */
import { CONTACT_PATH, type FieldErrors, type ReceiptOutcome } from "../../contract/requests/wire.ts";

// A phone on a slow line may need long; past this the visitor is told instead of left waiting.
const PATIENCE = 45_000;

export interface SubmitTarget {
	/** Origin of the service; empty where it is the page's own. */
	origin: string;
	key: string;
}

type Answer = {
	reference?: unknown;
	receipt?: ReceiptOutcome;
	answer_by?: unknown;
	call_at?: unknown;
	error?: { fields?: FieldErrors; free_hours?: string[] };
} | null;

/** Never throws. Sent means JSON without an error (specification, section 7), from that address: no login page. */
export async function submitRequest(target: SubmitTarget, payload: Record<string, string | null>) {
	// Safari before 16 has no AbortSignal.timeout.
	const patience = new AbortController();
	setTimeout(() => patience.abort(), PATIENCE);
	try {
		const { href } = new URL(target.origin + CONTACT_PATH, location.href);
		const response = await fetch(href, {
			method: "POST",
			headers: { "Content-Type": "application/json", apikey: target.key, Authorization: `Bearer ${target.key}` },
			body: JSON.stringify(payload),
			signal: patience.signal,
		});
		const { ok, status, redirected, url } = response;
		// Its type is not asked for: a backend that sends JSON as plain text said so all the same.
		const answer: Promise<Answer> = response.json();
		const body = await (ok ? answer : answer.catch(() => null));
		if (ok && !(redirected && url !== href) && !body?.error) {
			const { reference, receipt, answer_by, call_at } = body ?? {};
			return { ok, reference: textOf(reference), receipt, answer_by: textOf(answer_by), call_at: textOf(call_at) };
		}
		const { fields, free_hours } = body?.error ?? {};
		return { ok: false as const, reason: `${status}`, tooMany: status === 429, fields, freeHours: free_hours };
	} catch (error) {
		return { ok: false as const, reason: `${error}` };
	}
}

/** Another backend may use the name for something else. */
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
