import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { readLegalNotice } from "./read-markdown.ts";

const HEAD = '---\nversion: "2026-11-21"\nreview: pending\n---\n';

function faultsOf(text: string) {
	const folder = temporaryFolder();
	mkdirSync(join(folder, "legal"));
	writeFileSync(join(folder, "legal/cookies.md"), text);
	return readLegalNotice(folder, "legal/cookies.md").faults;
}

test("a notice with its date, its review and a text is taken", () => {
	expect(faultsOf(`${HEAD}\n## Ninguna cookie\n`)).toEqual([]);
});

test("a notice without its head says what is missing", () => {
	expect(faultsOf("## Ninguna cookie\n")).toMatchObject([{ file: "legal/cookies.md", line: 1 }]);
});

test("a key nobody knows is named", () => {
	expect(faultsOf(`${HEAD.replace("review", "revision")}Texto`)).toMatchObject([
		{ field: "review", problem: "falta este campo." },
		{ field: "revision" },
	]);
});

test("broken YAML in the head is named by its line in the file", () => {
	expect(faultsOf(HEAD.replace("review: pending", "review: uno: dos"))).toMatchObject([{ line: 3 }]);
});

test("a head alone is no notice", () => {
	expect(faultsOf(HEAD)).toMatchObject([{ problem: expect.stringContaining("no tiene texto") }]);
});

test("a second main title is refused, since the page has one", () => {
	expect(faultsOf(`${HEAD}# Cookies\n`)).toMatchObject([{ problem: expect.stringContaining("##") }]);
});

test("a file that is not there is asked for", () => {
	expect(readLegalNotice(temporaryFolder(), "legal/cookies.md").faults).toMatchObject([
		{ file: "legal/cookies.md", problem: expect.stringContaining("falta este archivo") },
	]);
});
