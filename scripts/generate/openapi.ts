/** `npm run generate -- openapi`: writes docs/secure-contact.openapi.yaml, the call as other programs may make it. */
import { writeFileSync } from "node:fs";
import { stringify } from "yaml";
import { DEFAULT_CONTACT_PUBLIC_KEY, DEFAULT_SITE_URL } from "../../contract/defaults.ts";
import { FORM_IDS } from "../../contract/forms.ts";
import { CONTACT_PATH } from "../../contract/wire.ts";
import { corsHeaders } from "../../service/http/forms/origins.ts";
import { PAYLOADS } from "../../testing/requests.ts";
import { ANSWER_SCHEMAS, answers, refusal } from "./answers.ts";
import { requestSchemas, schemaName } from "./request-schemas.ts";
import { PREFLIGHT, SAMPLES, VISIT } from "./samples.ts";

export const OPENAPI_FILE = "docs/secure-contact.openapi.yaml";

const HEADER =
	"# Written by `npm run generate -- openapi` from what the service itself checks with: change that, not this.\n";

const ABOUT = `Takes the requests of the site's forms. It speaks the protocol of Supabase's \`functions.invoke\`: an unmodified
supabase-js client works against it. A request that is answered with 200 is on disk; any other answer means that nothing
was stored.`;

function operation() {
	const schema = { $ref: "#/components/schemas/ContactRequest" };
	const examples = Object.fromEntries(FORM_IDS.map((form) => [form, { value: PAYLOADS[form] }]));
	return {
		operationId: "submitContactRequest",
		summary: "Send a contact request",
		description:
			"JSON from a program, which shows the public key; or a form of the site's own pages, which needs none.",
		security: [{ apikey: [] }, { bearer: [] }, {}],
		requestBody: {
			required: true,
			content: {
				"application/json": { schema, examples },
				"application/x-www-form-urlencoded": { schema, examples: { patient: examples.patient } },
			},
		},
		responses: answers(),
		"x-codeSamples": SAMPLES,
	};
}

function preflight() {
	const headers = Object.keys(corsHeaders("")).map((name) => [name, { required: true, schema: { type: "string" } }]);
	return {
		operationId: "askBeforePosting",
		summary: "A browser asks whether a page of another origin may post",
		description: "Pages of the site and of ALLOWED_ORIGINS may; to others the answer carries none of these headers.",
		security: [{}],
		responses: { 204: { description: "It may.", headers: Object.fromEntries(headers) } },
		"x-codeSamples": [PREFLIGHT],
	};
}

/** The description as an object. */
function openApi() {
	return {
		openapi: "3.1.0",
		info: { title: "secure-contact", version: "1.0.0", description: ABOUT },
		servers: [
			{
				url: "{origin}",
				description: "Where the service runs; on Supabase https://PROJECT.supabase.co.",
				variables: { origin: { default: DEFAULT_SITE_URL } },
			},
		],
		paths: {
			[CONTACT_PATH]: {
				post: operation(),
				options: preflight(),
				get: {
					operationId: "visit",
					summary: "No page; any other method is answered alike",
					security: [{}],
					responses: { 405: refusal("method") },
					"x-codeSamples": [VISIT],
				},
			},
		},
		components: {
			securitySchemes: {
				apikey: {
					type: "apiKey",
					in: "header",
					name: "apikey",
					description: `The site's public key, \`${DEFAULT_CONTACT_PUBLIC_KEY}\` unless CONTACT_PUBLIC_KEY says otherwise. No secret.`,
				},
				bearer: { type: "http", scheme: "bearer", description: "The same key, as supabase-js sends it." },
			},
			schemas: {
				ContactRequest: { oneOf: FORM_IDS.map((form) => ({ $ref: `#/components/schemas/${schemaName(form)}` })) },
				...requestSchemas(),
				...ANSWER_SCHEMAS,
			},
		},
	};
}

/** The description as it is kept. */
export function openApiText(): string {
	// Through text, since an absent value is no value there.
	const plain = JSON.parse(JSON.stringify(openApi()));
	// Readers of older YAML would take a bare yes for true.
	return HEADER + stringify(plain, { lineWidth: 0, aliasDuplicateObjects: false, compat: "yaml-1.1" });
}

/** Writes it. */
export const writeOpenApi = (): void => writeFileSync(OPENAPI_FILE, openApiText());
