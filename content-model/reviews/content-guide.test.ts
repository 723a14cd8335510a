import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const guide = readFileSync(`${ROOT}/docs/guia-de-contenido.md`, "utf8");
const quoted = (pattern: RegExp) => [...new Set(Array.from(guide.matchAll(pattern), ([, found = ""]) => found))];

test("every file the guide for editors names is there", () => {
	const files = quoted(/`(content\/[^`]*)`/g);
	expect(files.length).toBeGreaterThan(10);
	expect(files.filter((file) => !existsSync(`${ROOT}/${file}`))).toEqual([]);
});

test("every command the guide for editors names is there", () => {
	const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8"));
	expect(quoted(/^npm run ([\w-]+)$/gm).filter((name) => !(name in scripts))).toEqual([]);
});
