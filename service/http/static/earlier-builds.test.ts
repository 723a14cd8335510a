import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { keepBuild } from "./earlier-builds.ts";

function builtSite(script: string): string {
	const folder = temporaryFolder();
	mkdirSync(join(folder, "_astro"));
	writeFileSync(join(folder, "_astro", script), script);
	writeFileSync(join(folder, "index.html"), script);
	return folder;
}

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const scriptsOf = (folders: readonly string[]) => folders.map((folder) => readdirSync(join(folder, "_astro"))[0]);

it("what the builds before had under hashed names is kept, and nothing else of them", () => {
	const data = join(temporaryFolder(), "data");
	expect(keepBuild(builtSite("a.1.js"), data, at(1))).toEqual([]);
	const earlier = keepBuild(builtSite("a.2.js"), data, at(2));
	expect(scriptsOf(earlier)).toEqual(["a.1.js"]);
	expect(existsSync(join(earlier[0] as string, "index.html"))).toBe(false);
});

it("the same build started again is none before itself", () => {
	const data = temporaryFolder();
	const site = builtSite("a.1.js");
	for (const day of [1, 2, 3]) expect(keepBuild(site, data, at(day))).toEqual([]);
});

it("only the last two before are kept, in the order they were started in", () => {
	const data = temporaryFolder();
	const sites = ["a.1.js", "a.2.js", "a.3.js", "a.4.js"].map(builtSite);
	for (const [index, site] of sites.entries()) keepBuild(site, data, at(1 + index));
	expect(scriptsOf(keepBuild(sites[3] as string, data, at(5)))).toEqual(["a.3.js", "a.2.js"]);
	expect(readdirSync(join(data, "builds"))).toHaveLength(3);
	// Back to the build before: what was started last comes first.
	expect(scriptsOf(keepBuild(sites[1] as string, data, at(6)))).toEqual(["a.4.js", "a.3.js"]);
});

it("a copy that was cut short counts as none", () => {
	const data = temporaryFolder();
	mkdirSync(join(data, "builds", "0123456789abcdef.7.part"), { recursive: true });
	const earlier = keepBuild(builtSite("a.1.js"), data, at(1));
	expect(earlier.map((folder) => basename(folder))).toEqual([]);
});
