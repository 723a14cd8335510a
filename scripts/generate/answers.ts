/** What the service answers: each status with its codes, from the table the service answers by. */
import { MAX_BODY_BYTES } from "../../contract/limits.ts";
import { REFERENCE } from "../../contract/reference.ts";
import type { Failure, FailureCode, FieldErrorCode, Received } from "../../contract/wire.ts";
import { STATUS } from "../../service/http/forms/failure-status.ts";
import type { Schema } from "./request-schemas.ts";

const FIELD_CODES: Record<FieldErrorCode, string> = {
	required: "it is missing",
	format: "it is not written as such a thing is",
	too_long: "it is too long",
	choice: "it is none of the choices",
};

/** What each code means; `not_found` is no answer of this path. */
const MEANINGS: Record<Exclude<FailureCode, "not_found">, string> = {
	unreadable: "The body is not a JSON object in UTF-8, or broke off.",
	key: "Neither `apikey` nor the bearer token is the site's public key. Forms need none.",
	origin: "A form was sent from a page that is not the site's, or from nobody knows where.",
	method: "Only POST is taken, and OPTIONS, by which a browser asks first.",
	too_large: `The body has more than ${MAX_BODY_BYTES} bytes.`,
	media_type: "The body is neither `application/json` nor `application/x-www-form-urlencoded`.",
	invalid: "Fields break their rules; each is named with its code.",
	too_many: "Too many requests came from this client's address or network.",
	unavailable: "The store could not take it. Nothing was stored; the same request may be sent again.",
};

const FORM_ONLY: readonly FailureCode[] = ["origin"];
const JSON_ONLY: readonly FailureCode[] = ["key", "media_type", "method"];

const CORS = {
	"Access-Control-Allow-Origin": {
		description: "The asking page's origin, where it is allowed; errors carry it as well.",
		schema: { type: "string" },
	},
};

/** The wire's own schemas, by name. */
export const ANSWER_SCHEMAS: Record<string, Schema> = {
	Received: {
		type: "object",
		additionalProperties: false,
		required: ["received", "reference"],
		properties: {
			received: { const: true },
			reference: {
				type: "string",
				pattern: REFERENCE.source,
				description: "What staff and visitor call this request. It can be read out over the telephone.",
			},
		},
	},
	FieldErrors: {
		type: "object",
		minProperties: 1,
		description: `Faulty fields with the first rule each breaks: ${listed(FIELD_CODES)}.`,
		additionalProperties: { enum: Object.keys(FIELD_CODES) },
	},
};

/** Every answer to a POST, by status. */
export function answers(): Record<string, Schema> {
	const received: Received = { received: true, reference: "7K4R-62XW" };
	return {
		200: {
			description: "The request is stored on disk, and its mails are owed.",
			headers: CORS,
			content: json({ $ref: "#/components/schemas/Received" }, received),
		},
		303: {
			description: "The form is stored; the confirmation page shows its reference.",
			headers: { ...CORS, Location: { required: true, schema: { type: "string", format: "uri-reference" } } },
		},
		...Object.fromEntries(
			(Object.keys(MEANINGS) as (keyof typeof MEANINGS)[])
				.filter((code) => code !== "method")
				.map((code) => [STATUS[code], refusal(code)]),
		),
	};
}

/** One refusal, as this status is answered. */
export function refusal(code: keyof typeof MEANINGS): Schema {
	return {
		description: MEANINGS[code],
		headers: { ...CORS, ...HEADERS[code] },
		content: {
			...(!FORM_ONLY.includes(code) && json(failureSchema(code), failure(code))),
			...(!JSON_ONLY.includes(code) && { "text/html": { schema: { type: "string" } } }),
		},
	};
}

const HEADERS: Partial<Record<FailureCode, Schema>> = {
	method: { Allow: { required: true, schema: { const: "POST, OPTIONS" } } },
	too_many: {
		"Retry-After": {
			required: true,
			description: "Seconds until another try is let through.",
			schema: { type: "string", pattern: "^[1-9]\\d*$" },
		},
	},
};

function failureSchema(code: FailureCode): Schema {
	const named = code === "invalid";
	return {
		type: "object",
		additionalProperties: false,
		required: ["error"],
		properties: {
			error: {
				type: "object",
				additionalProperties: false,
				required: named ? ["code", "fields"] : ["code"],
				properties: {
					code: { const: code },
					...(named && { fields: { $ref: "#/components/schemas/FieldErrors" } }),
				},
			},
		},
	};
}

function failure(code: FailureCode): Failure {
	return { error: code === "invalid" ? { code, fields: { email: "format" } } : { code } };
}

function json(schema: Schema, example: object): Schema {
	return { "application/json": { schema, examples: { usual: { value: example } } } };
}

function listed(codes: Record<string, string>): string {
	return Object.entries(codes)
		.map(([code, meaning]) => `\`${code}\` (${meaning})`)
		.join(", ");
}
