import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { unreadMessages } from "./unread-messages.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SCHEMA = "content-model/messages.ts";

/** The messages' schema with one more line after a line it has. */
function schemaWith(after: string, line: string) {
	const schema = readFileSync(`${ROOT}/${SCHEMA}`, "utf8");
	expect(schema).toContain(after);
	return { [SCHEMA]: schema.replace(after, `${after}\n${line}`) };
}

// The compiler reads the whole project for each of these.
describe("the messages", { timeout: 60_000 }, () => {
	it("are each read by some code", () => {
		expect(unreadMessages(ROOT), "nadie lee estos textos de content/messages.yaml; bórralos del esquema").toEqual([]);
	});

	it("that nobody reads are named", () => {
		expect(unreadMessages(ROOT, schemaWith("		skip: text,", "		jump: text,"))).toEqual(["chrome › jump"]);
	});

	it("that nobody reads are named as a group", () => {
		const group = "		fax: v.strictObject({ title: text }),";
		expect(unreadMessages(ROOT, schemaWith("	forms: v.strictObject({", group))).toEqual(["forms › fax"]);
	});

	it("are missed where the code that reads them goes", () => {
		const gone = { "site/components/skip-link/skip-link.tsx": "" };
		expect(unreadMessages(ROOT, gone)).toEqual(["chrome › skip"]);
	});
});
