import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a given secret is the right one. How long it takes says nothing of how much of it is right. */
export function isSameSecret(given: string | null, right: string): boolean {
	return given !== null && timingSafeEqual(digest(given), digest(right));
}

function digest(text: string): Uint8Array {
	return createHash("sha256").update(text).digest();
}
