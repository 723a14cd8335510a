/** Sends a contact request as Supabase's `functions.invoke` does, in a few lines instead of its client library. */
import { CONTACT_PATH, type FieldErrors } from "../../contract/wire.ts";

// A phone on a slow line may need long; past this the visitor is told instead of left waiting.
const PATIENCE = 45_000;

export interface SubmitTarget {
	/** Origin of the service; empty where it is the page's own. */
	origin: string;
	key: string;
}

type SubmitResult =
	| { ok: true; reference: string | undefined }
	| { ok: false; reason: string; tooMany?: boolean; fields?: FieldErrors | undefined };

/**
 * Posts one request. Never throws; any 2xx is a success, whatever its body (specification, section 7).
 * @param payload the fields exactly as the contract names them
 */
export async function submitRequest(target: SubmitTarget, payload: Record<string, string>): Promise<SubmitResult> {
	// Safari before 16 has no AbortSignal.timeout.
	const patience = new AbortController();
	setTimeout(() => patience.abort(), PATIENCE);
	try {
		const response = await fetch(target.origin + CONTACT_PATH, {
			method: "POST",
			headers: { "Content-Type": "application/json", apikey: target.key, Authorization: `Bearer ${target.key}` },
			body: JSON.stringify(payload),
			signal: patience.signal,
		});
		const body = (await response.json().catch(() => undefined)) as
			| { reference?: string; error?: { fields?: FieldErrors } }
			| undefined;
		const { ok, status } = response;
		if (ok) return { ok, reference: body?.reference };
		return { ok, reason: `HTTP ${status}`, tooMany: status === 429, fields: body?.error?.fields };
	} catch (error) {
		return { ok: false, reason: `${error}` };
	}
}
