import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { unreadMessages } from "./unread-messages.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SCHEMA = "content-model/messages.ts";

/** Three messages more than there are, of which a file reads one. */
function planted(): Record<string, string> {
	const schema = readFileSync(`${ROOT}/${SCHEMA}`, "utf8");
	const chrome = '\t\t\t\tskip: "Enlace que salta al contenido",';
	const forms = "\tforms: formsSchema,";
	expect(schema).toContain(chrome);
	expect(schema).toContain(forms);
	return {
		[SCHEMA]: schema
			.replace(chrome, `${chrome}\n\t\t\t\tjump: "",\n\t\t\t\tleap: "",`)
			.replace(forms, `${forms}\n\tfax: v.strictObject({ title: v.string() }),`),
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
		const own = unread.filter((path) => path !== "chrome › jump" && path !== "fax");
		expect(own, "nadie lee estos textos de content/messages.yaml; bórralos de ahí y del esquema").toEqual([]);
	});

	it("that nobody reads are named, alone or as a group", () => {
		expect(unread).toContain("chrome › jump");
		expect(unread).toContain("fax");
	});

	it("that only one file reads are not", () => {
		expect(unread).not.toContain("chrome › leap");
	});
});
