import { existsSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { expect, it } from "vitest";

/** The scripts that run where only the `dependencies` are installed, as run.mjs names them. */
const WITHOUT_TOOLS = Array.from(
	readFileSync("scripts/run.mjs", "utf8")
		.match(/WITHOUT_TOOLS = \[(.*)\]/)?.[1]
		?.matchAll(/"([\w-]+\.ts)"/g) ?? [],
	([, name]) => `scripts/${name}`,
);

/** Where the lint allows what is only installed for tests and measures. */
const WITH_TOOLS: string[] = JSON.parse(readFileSync("biome.json", "utf8")).linter.rules.correctness
	.noUndeclaredDependencies.options.devDependencies;

/** A file and all that it imports of the project. */
function reached(file: string, found = new Set<string>()): Set<string> {
	if (found.has(file) || !existsSync(file)) return found;
	found.add(file);
	const imports = readFileSync(file, "utf8").matchAll(
		/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"|^import "(\.[^"]+)"/gm,
	);
	for (const [, from, bare] of imports) reached(join(dirname(file), `${from ?? bare}`), found);
	return found;
}

it("what starts and builds needs nothing that is installed for tests alone", () => {
	expect(WITHOUT_TOOLS).toContain("scripts/start.ts");
	for (const script of WITHOUT_TOOLS) {
		expect(existsSync(script), script).toBe(true);
		const excepted = [...reached(script)].filter((file) => WITH_TOOLS.some((glob) => matchesGlob(file, glob)));
		expect(excepted, script).toEqual([]);
	}
});
