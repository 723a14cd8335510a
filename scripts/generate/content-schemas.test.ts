import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { schemaComment } from "../../content-model/schema-name.ts";
import { editorSchemas } from "./content-schemas.ts";

const CONTENT = fileURLToPath(new URL("../../content", import.meta.url));
const SCHEMAS = join(CONTENT, ".schemas");
const MADE: Record<string, unknown> = editorSchemas();
const files = globSync("**/*.yaml", { cwd: CONTENT }).map((file) => file.replaceAll("\\", "/"));

test("what the editor checks with is what the build checks with; else run npm run generate -- schemas", () => {
	const kept = readdirSync(SCHEMAS).map((name) => [name, JSON.parse(readFileSync(join(SCHEMAS, name), "utf8"))]);
	// Through text, since an absent value is no value there.
	expect(Object.fromEntries(kept)).toEqual(JSON.parse(JSON.stringify(MADE)));
});

test.each(files)("content/%s names its schema in its first line", (file) => {
	const [first] = readFileSync(join(CONTENT, file), "utf8").split("\n");
	expect(first).toBe(schemaComment(file));
	const [, schema = ""] = schemaComment(file).split("$schema=");
	expect(Object.keys(MADE)).toContain(schema.split("/").at(-1));
});

test.each(Object.entries(MADE))("%s explains each of its fields in Spanish", (_, schema) => {
	expect(unexplained(schema)).toEqual([]);
});

/** Fields without a title, or with their key in its place, by their way through the schema. */
function unexplained(part: unknown, path = ""): string[] {
	if (typeof part !== "object" || part === null) return [];
	return Object.entries(part).flatMap(([key, value]) =>
		key === "properties"
			? Object.entries(value as object).flatMap(([name, field]) => [
					...(typeof field.title === "string" && field.title !== name ? [] : [`${path}/${name}`]),
					...unexplained(field, `${path}/${name}`),
				])
			: unexplained(value, path),
	);
}
