import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readSettings } from "../service/config.ts";

// Folders that exist only once something has been built or run.
const MADE = /^(dist|data|shots|DATA_DIR)\b/;

it.each(["README.md", ...globSync("docs/**/*.md")])("%s names only files and folders that exist", (file) => {
	const named = Array.from(readFileSync(file, "utf8").matchAll(/`([\w.-]+\/[\w./[\]-]*|[\w-]+\.(?:json|ts|md|mjs))`/g));
	const paths = named.map(([, path]) => path as string).filter((path) => !MADE.test(path));
	expect(
		paths.filter((path) => !existsSync(path) && globSync(`**/${path}`, { exclude: ["node_modules"] }).length === 0),
	).toEqual([]);
});

it("README's commands are the ones package.json has", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	const named = Array.from(readFileSync("README.md", "utf8").matchAll(/npm (?:run )?(start|test|(?<=run )[\w-]+)/g));
	expect(named.length).toBeGreaterThan(4);
	expect(named.map(([, name]) => name).filter((name) => !((name as string) in scripts))).toEqual([]);
});

it(".env.example holds every setting, each with its default", () => {
	const lines = readFileSync(".env.example", "utf8")
		.split("\n")
		.filter((line) => /^[A-Z_]+=/.test(line));
	const example = Object.fromEntries(
		lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
	);
	expect(readSettings(example)).toEqual(readSettings({}));
	const source = readFileSync("service/config.ts", "utf8");
	const settings = Array.from(source.matchAll(/^\t([A-Z_]+): v\./gm), ([, name]) => name as string);
	expect(Object.keys(example).sort()).toEqual(settings.sort());
});
