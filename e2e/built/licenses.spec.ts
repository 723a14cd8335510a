/** A build says under which licence each package and typeface in it may be passed on. */
import { globSync, readFileSync } from "node:fs";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { expect, test } from "../fixtures/visit.ts";

const named = (file: string) =>
	new Set(readFileSync(inTestBuild(file), "utf8").match(/(?<=^## )\S+|Figtree|Newsreader/gm));

test("the service's bundle names every package that its source maps name", () => {
	const sources = globSync(inTestBuild("service/**/*.map")).flatMap(
		(file): string[] => JSON.parse(readFileSync(file, "utf8")).sources,
	);
	const packages = new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []));
	expect(packages.size).toBeGreaterThan(30);
	expect([...packages].filter((name) => !named("service/LICENSES.md").has(name))).toEqual([]);
});

test("the site names what runs in the browser, its search's worker included, and its typefaces", () => {
	const known = ["react", "react-dom", "valibot", "big.js", "@zootools/email-spell-checker"];
	expect([...known, "Figtree", "Newsreader"].filter((name) => !named("site/licenses.md").has(name))).toEqual([]);
});
