import type { FailureCode } from "../../../contract/wire.ts";

export const STATUS = {
	unreadable: 400,
	key: 401,
	origin: 403,
	not_found: 404,
	method: 405,
	too_large: 413,
	media_type: 415,
	invalid: 422,
	too_many: 429,
	unavailable: 503,
} as const satisfies Record<FailureCode, number>;
