/** `npm run chaos [-- <name>…] [--small] [--list]`: no fault loses a request (docs/chaos.md). All on the loopback. */
import { BEHIND_PROXIES, SCENARIOS } from "../testing/chaos/scenarios.ts";
import { runScenario, type Scenario } from "../testing/chaos/trial.ts";
import { circumstances, type Figures, keepSection } from "../testing/measuring/record.ts";
import { BrokenPromise } from "../testing/must.ts";
import { buildForTests } from "./build/build-for-tests.ts";
import { scriptArguments } from "./command/arguments.ts";
import { orExit } from "./command/steps.ts";
import { installChromium, installPostgres, installProxies } from "./install/install.ts";

const { options, words } = scriptArguments(
	{ list: "flag", small: "flag" },
	SCENARIOS.map(({ name }) => name),
);
if (options.list) {
	for (const { name, title } of SCENARIOS) console.log(`${name.padEnd(18)} ${title}`);
	process.exit();
}
await orExit(buildForTests);
await installPostgres();
const isWanted = (name: string) => words.length === 0 || words.includes(name);
if (isWanted("behind-nginx")) process.env.CHROMIUM = await installChromium();
if (BEHIND_PROXIES.some(isWanted)) await installProxies();
let failed = 0;
for (const scenario of SCENARIOS) {
	if (isWanted(scenario.name) && !(await held(scenario))) failed += 1;
}
console.log(failed === 0 ? "Todo aguantó." : `No aguantaron: ${failed}.`);
process.exit(failed === 0 ? 0 : 1);

async function held(scenario: Scenario): Promise<boolean> {
	process.stderr.write(`${scenario.title}…`);
	const started = performance.now();
	let figures: Figures = {};
	let broken: string | undefined;
	try {
		figures = await runScenario(scenario, { full: !options.small });
	} catch (error) {
		broken = error instanceof Error ? error.message : String(error);
		if (!(error instanceof BrokenPromise)) console.error(error);
	}
	const seconds = Math.round((performance.now() - started) / 1000);
	process.stderr.write(` ${broken ? "falló" : "aguantó"} (${seconds} s)\n`);
	if (broken) console.error(`  ${broken}`);
	for (const [what, value] of Object.entries(figures)) console.log(`  ${what.padEnd(48)} ${value}`);
	const rows = Object.entries(figures).map(([what, value]) => `| ${what} | ${value} |`);
	const lines = [
		`${scenario.title}. ${broken ? `**Did not hold: ${broken.slice(0, 300)}**` : "Held."}\n`,
		...scenario.promised.map((one) => `- ${one.replace(/^(\S+): /, "`$1`: ").replaceAll("**", "")}`),
		`\n${circumstances()}, ${seconds} s.`,
		...(rows.length > 0 ? ["\n| | |", "| --- | ---: |", ...rows] : []),
	];
	if (!options.small) keepSection("docs/chaos.md", scenario.name, lines);
	return broken === undefined;
}
