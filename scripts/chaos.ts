/** `npm run chaos [-- <name>…] [--small] [--list]`: no fault loses a request (docs/chaos.md). All on the loopback. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { buildForTests } from "./build/build-for-tests.ts";
import { scriptArguments } from "./command/arguments.ts";
import { orExit, runInherited } from "./command/steps.ts";
import { installChromium, installPostgres, installProxies } from "./install/install.ts";

const SCENARIOS: Record<string, { title: string; behindProxy?: true }> = parse(
	readFileSync("testing/chaos/scenarios.yaml", "utf8"),
);
const names = Object.keys(SCENARIOS);
const { options, words } = scriptArguments({ list: "flag", small: "flag" }, names);
if (options.list) {
	for (const [name, { title }] of Object.entries(SCENARIOS)) console.log(`${name.padEnd(18)} ${title}`);
	process.exit();
}
const wanted = words.length > 0 ? words : names;
process.env.CHAOS = options.small ? "small" : "full";
await orExit(async () => {
	await buildForTests();
	await installPostgres();
	if (wanted.some((name) => SCENARIOS[name]?.behindProxy)) await installProxies();
	if (wanted.includes("behind-nginx")) process.env.CHROMIUM = await installChromium();
});
const oneByOne = ["--no-file-parallelism", "--max-concurrency=1", "--reporter=verbose"];
const only = `--testNamePattern=^(${wanted.join("|")}): `;
const run = runInherited("Probando que nada se pierde", "vitest", ["run", "testing/chaos", only, ...oneByOne]);
const held = await run.then(
	() => true,
	() => false,
);
console.log(held ? "Todo aguantó." : "No todo aguantó.");
process.exit(held ? 0 : 1);
