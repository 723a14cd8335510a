import { createHash, timingSafeEqual } from "node:crypto";

/** Compares a given secret with the right one in constant time. */
export function isSameSecret(given: string | null, right: string): boolean {
	return given !== null && timingSafeEqual(digest(given), digest(right));
}

function digest(text: string): Uint8Array {
	return createHash("sha256").update(text).digest();
}
