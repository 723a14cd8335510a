import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isCommand } from "../../cli/run.ts";
import { readSettings, settingsSchema } from "../../service/settings/settings.ts";

// Folders that exist only once something has been built or run.
const MADE = /^(dist|data|shots|DATA_DIR|\.cache|_astro)\b/;

const DOCUMENTS = ["README.md", ...globSync("docs/**/*.md")];
const ENTRIES = globSync("**", { exclude: ["node_modules", "dist*"] }).map(
	(entry) => `/${entry.replaceAll("\\", "/")}`,
);
const PATH = /`([\w.-][\w.@-]*\/[\w./@[\]-]*|[\w.-]+\.(?:astro|conf|css|json|md|mjs|service|sql|toml|tsx?|ya?ml))`/g;

it.each(DOCUMENTS)("%s names only files and folders that exist", (file) => {
	const paths = firsts(readFileSync(file, "utf8"), PATH).filter((path) => !MADE.test(path));
	const isBelow = (path: string) => ENTRIES.some((entry) => entry.endsWith(`/${path.replace(/\/$/, "")}`));
	expect(paths.filter((path) => !existsSync(path) && !isBelow(path))).toEqual([]);
});

it.each(DOCUMENTS)("%s gives only commands that package.json and the staff's catalogue have", (file) => {
	const text = readFileSync(file, "utf8");
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	const ours = firsts(text, /npm (?:run (?:--silent )?)?(start|test|(?<=run (?:--silent )?)[\w-]+)/g);
	expect(ours.filter((name) => !(name in scripts))).toEqual([]);
	const staffs = firsts(text, /contacts(?:\.js| --) ([a-z][\w-]*)/g);
	expect(staffs.filter((name) => name !== "help" && !isCommand(name))).toEqual([]);
});

it("commands and files are found where documents give them", () => {
	const guide = readFileSync("docs/guia-de-despliegue.md", "utf8");
	expect(firsts(guide, PATH)).toEqual(expect.arrayContaining(["compose.yaml", "deploy/nginx.conf"]));
	expect(firsts(guide, /contacts(?:\.js| --) ([a-z][\w-]*)/g)).toEqual(expect.arrayContaining(["move", "doctor"]));
});

it(".env.example holds every setting, each with its default", () => {
	const lines = readFileSync(".env.example", "utf8")
		.split("\n")
		.filter((line) => /^[A-Z_]+=/.test(line));
	const example = Object.fromEntries(
		lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
	);
	expect(readSettings(example)).toEqual(readSettings({}));
	const source = readFileSync("service/settings/settings.ts", "utf8");
	const settings = Array.from(source.matchAll(/^\t([A-Z_]+): v\./gm), ([, name]) => name as string);
	expect(Object.keys(example).sort()).toEqual(settings.sort());
});

it("the guide to putting it online says of every setting whether it must be set", () => {
	const guide = readFileSync("docs/guia-de-despliegue.md", "utf8");
	const [, table = ""] = guide.match(/### Los ajustes, uno por uno\n([\s\S]+?)\n###/) ?? [];
	const listed = table.split("\n").flatMap((row) => firsts(row.match(/^\|(.+?)\|/)?.[1] ?? "", /`([A-Z_]+)`/g));
	expect(listed.sort()).toEqual(Object.keys(settingsSchema.entries).sort());
});

/** What a pattern's group found in a text, each time. */
function firsts(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, found]) => found as string);
}
