import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copiedProject } from "../testing/copied-project.ts";
import { markWords, unmarkedWords } from "../testing/pseudo-language.ts";

/** Names and currencies; what `Intl` writes of days and hours; and texts of the content whose fields are called like codes. */
const NAMES = "Grupo ivf do BookIVF Concierge Financial USD DOP EUR US";
const DATES = "Monday Friday November AM PM Days days today at";
const LIKE_CODES =
	"Sources checked on General answer doctor still has to review it lawyer Confirm with Choose one Don know and";
const KNOWN = new Set([NAMES, DATES, LIKE_CODES].flatMap((words) => words.split(" ")));

test("no word of a page in another language stands in code", () => {
	const project = copiedProject();
	markWords(join(project.content, "en"));
	const { ok, said } = project.build();
	expect(ok, said).toBe(true);
	// Articles and notices are Markdown, whose words stand in no code.
	const pages = globSync("dist/site/en/**/*.html", { cwd: project.folder }).filter(
		(file) => !/blog|privacy|terms|cookies|shell/.test(file),
	);
	expect(pages.length).toBeGreaterThan(12);
	const found = pages.flatMap((file) => unmarkedWords(readFileSync(join(project.folder, file), "utf8")));
	expect([...new Set(found)].filter((word) => !KNOWN.has(word))).toEqual([]);
}, 120_000);
