/** Bounds of what a visitor may send. Lengths count Unicode characters after trimming. */
export const LIMITS = {
	name: { max: 120 },
	email: { max: 254 },
	line: { max: 160 },
	short: { max: 60 },
	message: { max: 4000 },
	phone: { max: 40 },
	noticeVersion: { max: 40 },
	phoneDigits: { min: 7, max: 15 },
} as const;

/** The longest note of the team's on a request, in characters as browsers count them (UTF-16 code units). */
export const MAX_NOTE = 4000;

/** In bytes: every character that a form allows at the twelve bytes a browser writes for the longest, and the names beside them. */
export const MAX_BODY_BYTES = 64 * 1024;
