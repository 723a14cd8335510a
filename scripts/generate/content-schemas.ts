/** `npm run generate -- schemas`: the build's schemas of the content, for an editor to complete and check it with. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { ContentError } from "../../content-model/faults/faults.ts";
import { schemasUsed } from "../../content-model/loader/files/read-yaml.ts";
import { loadContent } from "../../content-model/loader/load.ts";
import { clinicSchema, personSchema } from "../../content-model/network/network.ts";
import { schemaName } from "../../content-model/schema-name.ts";
import { runStep } from "../command/steps.ts";

const FOLDER = "content/.schemas";

/** The JSON Schemas by file name. A rule JSON Schema has no words for is left to the build. */
export function editorSchemas(): Record<string, unknown> {
	// Whoever read another file before, as a signed list of reviews, left its schema.
	schemasUsed.clear();
	try {
		loadContent("content");
	} catch (error) {
		// A file that does not keep to its schema was checked with it all the same.
		if (!(error instanceof ContentError)) throw error;
	}
	// These two have no file before the first clinic is published.
	const schemas: Record<string, v.GenericSchema> = { clinic: clinicSchema, person: personSchema };
	for (const [file, schema] of schemasUsed) schemas[schemaName(file)] = schema;
	return Object.fromEntries(
		Object.entries(schemas).map(([name, schema]) => [
			`${name}.json`,
			toJsonSchema(schema, { errorMode: "ignore", typeMode: "input", target: "draft-07" }),
		]),
	);
}

export async function writeContentSchemas(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER);
	for (const [name, schema] of Object.entries(editorSchemas())) {
		writeFileSync(`${FOLDER}/${name}`, JSON.stringify(schema));
	}
	await runStep("Escribiendo los esquemas para el editor", "biome", ["format", "--write", FOLDER]);
}
