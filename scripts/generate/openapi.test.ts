import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { MAX_BODY_BYTES } from "../../contract/questions/limits.ts";
import { checkContactRequest } from "../../contract/requests/contact-request.ts";
import { CHOICES, FORM_IDS, FORMS, type FormId, MAX_LENGTHS, TAPS } from "../../contract/requests/forms.ts";
import { REFERENCE } from "../../contract/requests/reference.ts";
import { CONTACT_PATH, type FieldErrorCode, STATUS } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY, DEFAULT_SITE_URL } from "../../contract/web/build-settings.ts";
import { corsHeaders } from "../../service/http/forms/origins.ts";
import { readSettings } from "../../service/settings/settings.ts";
import { storeRules } from "../../service/store-options.ts";
import { testApp } from "../../testing/app.ts";
import { listed } from "../../testing/databases/stores.ts";
import { listening } from "../../testing/processes/listening.ts";
import { PAYLOADS } from "../../testing/requests.ts";
import { OPENAPI_FILE, openApiText, schemaName } from "./openapi.ts";

/** A call to copy, which runs as it is against a service of `npm start`; its label begins with the status of the answer. */
interface Sample {
	lang: "Shell" | "JavaScript";
	label: string;
	source: string;
}

const text = readFileSync(OPENAPI_FILE, "utf8");
const description = parse(text);
const path = description.paths[CONTACT_PATH];
const described = new Ajv2020({ allErrors: true, validateFormats: true });
addFormats.default(described);
// What an OpenAPI description holds besides schemas.
described.addVocabulary(["openapi", "info", "servers", "paths", "components"]);
described.addSchema(description, "description");

/** Where a part of the description is, as a JSON pointer. */
const pointer = (...steps: (string | number)[]) =>
	steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** What the description says is wrong with a value, if anything. */
function faults(value: unknown, ...steps: (string | number)[]): unknown {
	const validate = described.compile({ $ref: `description#${pointer(...steps)}` });
	return validate(value) ? null : validate.errors;
}

const asRequest = (value: unknown, form: FormId) => faults(value, "components", "schemas", schemaName(form));

/** The service as `npm start` sets it if nothing is set, on a free port. */
async function runningService() {
	const house = await testApp(
		{ publicKey: DEFAULT_CONTACT_PUBLIC_KEY, origins: { siteUrl: DEFAULT_SITE_URL, allowed: [] } },
		storeRules(readSettings({})),
	);
	const listener = getRequestListener((request) => house.app.fetch(request, { address: "192.0.2.1" }));
	return { ...house, origin: `http://127.0.0.1:${await listening(createServer(listener))}` };
}

/** Runs a program and resolves with what it printed, whether or not it ended well. */
function printed(command: string, args: string[]): Promise<string> {
	return new Promise((resolve) => execFile(command, args, (_, stdout) => resolve(stdout)));
}

/** The last answer that `curl -i` printed. */
function lastResponse(output: string): Response {
	const [head = "", body = ""] = output.slice(output.lastIndexOf("HTTP/1.1 ")).split("\r\n\r\n");
	const [status, ...headers] = head.split("\r\n");
	const pairs = headers.map((line): [string, string] => [
		line.slice(0, line.indexOf(":")),
		line.slice(line.indexOf(":") + 1).trim(),
	]);
	const code = Number(status?.split(" ")[1]);
	return new Response([204, 303].includes(code) ? null : body, { status: code, headers: pairs });
}

/** Holds an answer against the description of this method: status, headers, media type and body. */
async function expectDescribed(method: string, response: Response): Promise<void> {
	const here = ["paths", CONTACT_PATH, method, "responses", response.status];
	const answer = path[method].responses[response.status];
	expect(answer, `status ${response.status}`).toBeDefined();
	for (const [name, { required }] of Object.entries<{ required?: boolean }>(answer.headers ?? {})) {
		const value = response.headers.get(name);
		if (required) expect(value, name).not.toBeNull();
		if (value !== null) expect(faults(value, ...here, "headers", name, "schema")).toBeNull();
	}
	const mediaType = response.headers.get("content-type")?.split(";")[0] ?? "";
	expect(Object.keys(answer.content ?? { "": 0 })).toContain(mediaType);
	if (mediaType === "") return;
	const body = mediaType === "application/json" ? await response.json() : await response.text();
	expect(faults(body, ...here, "content", mediaType, "schema")).toBeNull();
}

describe("the description", () => {
	it("is what the service checks with now; else run npm run generate -- openapi", () => {
		expect(text).toBe(openApiText(text));
	});

	it("knows every failure and every fault of a field, and the bounds that it speaks of", () => {
		const { not_found: _, method, ...others } = STATUS;
		expect(Object.keys(path.post.responses)).toEqual(["200", "303", ...Object.values(others).sort().map(String)]);
		expect(Object.keys(path.get.responses)).toEqual([`${method}`]);
		expect(Object.keys(path.options.responses[204].headers)).toEqual(Object.keys(corsHeaders("")));
		const codes: Record<FieldErrorCode, true> = {
			required: true,
			format: true,
			ascii: true,
			too_long: true,
			choice: true,
			taken: true,
		};
		const { FieldErrors, Received } = description.components.schemas;
		expect(FieldErrors.additionalProperties.enum).toEqual(Object.keys(codes));
		for (const code in codes) expect(FieldErrors.description).toContain(`\`${code}\``);
		expect(Received.properties.reference.pattern).toBe(REFERENCE.source);
		expect(path.post.responses[STATUS.too_large].description).toContain(`${MAX_BODY_BYTES} bytes`);
	});

	it("has descriptions for every form, and the key that callers show", () => {
		for (const form of FORM_IDS) expect(description.components.schemas[schemaName(form)].description).toMatch(/\w\.$/);
		expect(description.components.securitySchemes.apikey.description).toContain(`\`${DEFAULT_CONTACT_PUBLIC_KEY}\``);
		expect(description.servers[0].variables.origin.default).toBe(DEFAULT_SITE_URL);
	});

	it("is valid OpenAPI 3.1", async () => {
		const validator = new Validator();
		expect(await validator.validate(structuredClone(description))).toEqual({ valid: true });
		expect(validator.version).toBe("3.1");
	});

	it("gives examples that keep its own rules", () => {
		for (const [mediaType, { examples }] of Object.entries<Examples>(path.post.requestBody.content)) {
			for (const { value } of Object.values(examples)) {
				const here = ["paths", CONTACT_PATH, "post", "requestBody", "content", mediaType, "schema"];
				expect(faults(value, ...here)).toBeNull();
			}
		}
		for (const [status, { content = {} }] of Object.entries<{ content?: object }>(path.post.responses)) {
			for (const [mediaType, { examples = {} }] of Object.entries<Examples>(content as Record<string, Examples>)) {
				const here = ["paths", CONTACT_PATH, "post", "responses", status, "content", mediaType, "schema"];
				for (const { value } of Object.values(examples)) expect(faults(value, ...here)).toBeNull();
			}
		}
	});
});

interface Examples {
	examples: Record<string, { value: unknown }>;
}

describe.each(FORM_IDS)("a request of the form %s", (form) => {
	const payload: Record<string, unknown> = PAYLOADS[form];
	const { fields, required } = FORMS[form];
	const taken = (value: unknown) => ({
		service: checkContactRequest(value).ok,
		described: asRequest(value, form) === null,
	});
	const both = { service: true, described: true };
	const neither = { service: false, described: false };

	it("is taken by service and description alike, with each optional field left out, empty or null", () => {
		expect(taken(payload)).toEqual(both);
		for (const field of ["language", ...fields.filter((field) => !required.includes(field))]) {
			for (const value of [undefined, "", null]) {
				expect(taken(JSON.parse(JSON.stringify({ ...payload, [field]: value }))), `${field} ${value}`).toEqual(both);
			}
		}
	});

	it.each(required)("is refused by both without %s", (field) => {
		for (const value of [undefined, "", " ", null]) {
			expect(taken(JSON.parse(JSON.stringify({ ...payload, [field]: value }))), `${value}`).toEqual(neither);
		}
	});

	it("is refused by both with a field that is too long, no choice or not written as it should be", () => {
		// What a request is for is never refused, nor a box that need not be ticked.
		const refused = fields.filter((one) => one !== "purpose" && one !== "whatsapp" && !(one in TAPS));
		for (const field of ["language", ...refused]) {
			const longest = MAX_LENGTHS[field as keyof typeof MAX_LENGTHS];
			const wrong = ["language", "email", "phone", ...Object.keys(CHOICES)].includes(field) ? ["nonsense"] : [];
			const long = longest ? ["ñ".repeat(longest + 1), `${"a".repeat(longest)}@example.com`] : [];
			for (const value of [...wrong, ...long, 7, {}, ...(field === "phone" ? ["12 34 56", "1".repeat(16)] : [])]) {
				expect(taken({ ...payload, [field]: value }), `${field} ${value}`).toEqual(neither);
			}
			if (longest && field !== "email" && field !== "phone") {
				expect(taken({ ...payload, [field]: "ñ".repeat(longest) }), field).toEqual(both);
			}
		}
	});
});

describe("the service", () => {
	it.each(FORM_IDS)("answers the example of the form %s as described, and stores it", async (form) => {
		const { origin, store } = await runningService();
		const response = await fetch(`${origin}${CONTACT_PATH}`, {
			method: "POST",
			headers: { "Content-Type": "application/json", apikey: DEFAULT_CONTACT_PUBLIC_KEY },
			body: JSON.stringify(path.post.requestBody.content["application/json"].examples[form].value),
		});
		expect(response.status).toBe(200);
		await expectDescribed("post", response);
		expect(await listed(store, 10)).toHaveLength(1);
	});

	/** The calls to copy: method, status and what it shows, how to make it. */
	const calls = ["post", "options", "get"].flatMap((method) =>
		path[method]["x-codeSamples"]
			.filter(({ lang }: Sample) => lang === "Shell")
			.map(({ label, source }: Sample): [string, string, string] => [method, label, source]),
	);
	const called = async (source: string, origin: string) =>
		lastResponse(await printed("sh", ["-c", source.replaceAll(DEFAULT_SITE_URL, origin)]));

	it.each(calls)("answers the %s of %s as described, run as it is written", async (method, label, source) => {
		const { origin } = await runningService();
		const response = await called(source, origin);
		expect(response.status).toBe(Number(label.slice(0, 3)));
		await expectDescribed(method, response);
	});

	it("has a call to copy for every answer but the one that nobody can ask for", () => {
		for (const method of ["post", "options", "get"]) {
			const shown = calls.filter(([of]) => of === method).map(([, label]) => label.slice(0, 3));
			expect([...shown, ...(method === "post" ? ["503"] : [])].sort()).toEqual(Object.keys(path[method].responses));
		}
	});

	it("answers as described when its store is gone", async () => {
		const { origin, database } = await runningService();
		await database.db.schema.dropTable("mails").execute();
		const [, , source] = calls.find(([, label]) => label.startsWith("200")) as [string, string, string];
		const response = await called(source, origin);
		expect(response.status).toBe(503);
		await expectDescribed("post", response);
	});

	it("answers the supabase-js example, run as it is written, with a stored reference", async () => {
		const { origin, store } = await runningService();
		const { source } = path.post["x-codeSamples"].find(({ lang }: Sample) => lang === "JavaScript");
		// Within the project, so that it finds the client.
		const folder = mkdtempSync(join("node_modules", ".openapi-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		writeFileSync(join(folder, "sample.mjs"), source.replaceAll(DEFAULT_SITE_URL, origin));
		const output = await printed(process.execPath, [join(folder, "sample.mjs")]);
		const [stored] = await listed(store, 10);
		expect(output.trim()).toBe(stored?.reference);
	});
});
