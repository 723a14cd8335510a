/**
 * Calls to copy: each runs as it is against a service started by `npm start`. The label begins with the status it is
 * answered with.
 */
import { DEFAULT_CONTACT_PUBLIC_KEY as KEY, DEFAULT_SITE_URL as ORIGIN } from "../../contract/defaults.ts";
import { MAX_BODY_BYTES } from "../../contract/limits.ts";
import { CONTACT_PATH } from "../../contract/wire.ts";
import { PAYLOADS } from "../../testing/requests.ts";

export interface Sample {
	lang: "Shell" | "JavaScript";
	label: string;
	source: string;
}

const URL = `${ORIGIN}${CONTACT_PATH}`;
const KEYED = [`-H 'apikey: ${KEY}'`, "-H 'Content-Type: application/json'"];
const PATIENT = quoted(PAYLOADS.patient);

function curl(...parts: string[]): string {
	return [`curl -i ${URL}`, ...parts].join(" \\\n  ");
}

function shell(label: string, source: string): Sample {
	return { lang: "Shell", label, source: `${source}\n` };
}

function quoted(body: object): string {
	return `'${JSON.stringify(body).replaceAll("'", "'\\''")}'`;
}

const FORM = Object.entries(PAYLOADS.patient).map(([name, value]) => `--data-urlencode '${name}=${value}'`);

const SUPABASE_JS = `import { createClient } from "@supabase/supabase-js";

const { functions } = createClient("${ORIGIN}", "${KEY}");
const { data, error } = await functions.invoke("secure-contact", {
  body: ${JSON.stringify(PAYLOADS.patient, null, 2).replaceAll("\n", "\n  ")},
});
if (error) console.error(error.context.status, await error.context.json());
else console.log(data.reference);
`;

/** Calls by POST. */
export const SAMPLES: readonly Sample[] = [
	shell("200 · a patient's request", curl(...KEYED, `--data ${PATIENT}`)),
	{ lang: "JavaScript", label: "200 · supabase-js", source: SUPABASE_JS },
	shell("303 · a form without script", curl(`-H 'Origin: ${ORIGIN}'`, ...FORM)),
	shell("400 · broken JSON", curl(...KEYED, `--data '{"name": "Ana"'`)),
	shell("401 · without the key", curl("-H 'Content-Type: application/json'", `--data ${PATIENT}`)),
	shell("403 · a form from another site", curl("-H 'Origin: https://elsewhere.example'", ...FORM)),
	shell(
		"413 · more than may be sent",
		`head -c ${MAX_BODY_BYTES + 1} /dev/zero | tr '\\0' ' ' | ${curl(...KEYED, "--data-binary @-")}`,
	),
	shell("415 · another kind of body", curl(`-H 'apikey: ${KEY}'`, "-H 'Content-Type: text/plain'", "--data 'Hola'")),
	shell("422 · a faulty address", curl(...KEYED, `--data ${quoted({ ...PAYLOADS.patient, email: "ana" })}`)),
	shell(
		"429 · eleven in a row",
		`for time in $(seq 11); do ${curl(...KEYED, `--data ${PATIENT}`).replaceAll("\n", "\n  ")}\ndone`,
	),
];

/** A browser's question before it posts. */
export const PREFLIGHT: Sample = shell(
	"204 · may this page post?",
	curl("-X OPTIONS", `-H 'Origin: ${ORIGIN}'`, "-H 'Access-Control-Request-Method: POST'"),
);

/** Something that is no call at all. */
export const VISIT: Sample = shell("405 · opened in a browser", curl());
