import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { unreadMessages } from "./unread-messages.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SCHEMA = "content-model/messages.ts";

/** Three messages more than there are, of which a file reads one. */
function planted(): Record<string, string> {
	const schema = readFileSync(`${ROOT}/${SCHEMA}`, "utf8");
	const chrome = "		skip: text,";
	const forms = "	forms: v.strictObject({";
	expect(schema).toContain(chrome);
	expect(schema).toContain(forms);
	return {
		[SCHEMA]: schema
			.replace(chrome, `${chrome}\n		jump: text,\n		leap: text,`)
			.replace(forms, `${forms}\n		fax: v.strictObject({ title: text }),`),
		"site/leap.ts": `import type { Messages } from "../${SCHEMA}";\nexport const leap = ({ chrome }: Messages) => chrome.leap;\n`,
	};
}

describe("the messages", () => {
	let unread: string[];

	// The compiler reads the whole project, so once is enough for all of it.
	beforeAll(() => {
		unread = unreadMessages(ROOT, planted());
	}, 120_000);

	it("are each read by some code", () => {
		const own = unread.filter((path) => path !== "chrome › jump" && path !== "forms › fax");
		expect(own, "nadie lee estos textos de content/messages.yaml; bórralos de ahí y del esquema").toEqual([]);
	});

	it("that nobody reads are named, alone or as a group", () => {
		expect(unread).toContain("chrome › jump");
		expect(unread).toContain("forms › fax");
	});

	it("that only one file reads are not", () => {
		expect(unread).not.toContain("chrome › leap");
	});
});
