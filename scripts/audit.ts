/** `npm run audit [-- --only lighthouse /contacto]`: measures all routes, or a part; fails if a threshold is missed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import ROUTES from "../e2e/fixtures/specified-routes.json" with { type: "json" };
import { buildWithSettings } from "../testing/builds/build-with-settings.ts";
import { trial } from "../testing/chaos/trial.ts";
import { commit } from "../testing/measuring/record.ts";
import { signedCertificate } from "../testing/processes/certificate.ts";
import { startNginx } from "../testing/processes/proxies.ts";
import { checkMarkup, installCheckers, type Safety, scanHost } from "./audit/checkers.ts";
import { calibrate, measureOnce, PHONE_INDEX, settle } from "./audit/lighthouse.ts";
import { type Measured, missedThresholds, report, slow, unsafe } from "./audit/report.ts";
import { weighPages } from "./audit/weights.ts";
import { buildForTests } from "./build/build-for-tests.ts";
import { scriptArguments } from "./command/arguments.ts";
import { orExit } from "./command/steps.ts";
import { installChromium, installJava, installProxies } from "./install/install.ts";

const CHECKERS = ["vnu", "observatory", "lighthouse"];
/** Visited to learn how fast this machine is, which no page changes. */
const CALIBRATED_ON = "/cookies";
const SITE_URL = "https://localhost";

const { options, words } = scriptArguments({ only: "texts" });
const only = options.only.length > 0 ? options.only : CHECKERS;
const areWeights = words[0] === "weights";
const routes = areWeights ? words.slice(1) : words;
const unknown = [...only.filter((name) => !CHECKERS.includes(name)), ...routes.filter((one) => one[0] !== "/")];
if (unknown.length > 0) {
	console.error(`No se entiende «${unknown.join(", ")}»: --only ${CHECKERS.join("|")}; una ruta empieza con /.`);
	process.exit(2);
}
await orExit(buildForTests);
await (areWeights ? weighPages(routes) : orExit(audit));

async function audit(): Promise<void> {
	// Read first of all: somebody may go on working meanwhile.
	const from = commit();
	const versions = await installCheckers();
	await installProxies();
	const pages: Measured[] = (routes.length > 0 ? routes : ROUTES).map((name) => ({ name }));
	const missed: string[] = [];
	let safety: Safety | undefined;
	let slowdown = 0;

	/** One checker's part; if it cannot run, that counts as a miss, and the others still run. */
	async function part(name: string, run: () => Promise<void>): Promise<void> {
		if (!only.some((checker) => name.startsWith(checker))) return;
		process.stderr.write(`${name}\n`);
		await run().catch((error) => missed.push(`${name}: not done. ${error.message}`));
	}

	await trial(async ({ folder, service, after }) => {
		const main = buildWithSettings(join(folder, "build"), { siteUrl: SITE_URL });
		const { url: behind } = await service({ TRUST_PROXY: "1", SITE_URL }, { main });
		const certificate = signedCertificate(folder);
		const file = "deploy/nginx-one.conf";
		const hosts = [new URL(behind).host];
		const { url, stop } = await startNginx({ file, hosts, folder: join(folder, "nginx"), certificate });
		after(stop);
		await part("vnu", async () => {
			const java = await installJava();
			const urls = pages.map(({ name }) => behind + name);
			const messages = await checkMarkup(urls, java.path);
			for (const [index, page] of pages.entries()) page.markup = messages.filter((one) => one.url === urls[index]);
			missed.push(...messages.filter((one) => !one.url).map(({ message }) => `vnu: ${message}`));
		});
		await part("observatory", async () => {
			safety = await scanHost(new URL(url).host, certificate.authorityFile);
			missed.push(...unsafe(safety));
		});
		const chromium = await installChromium();
		await part("lighthouse: this machine's speed", async () => {
			slowdown = await calibrate(url + CALIBRATED_ON, chromium);
		});
		// One page at a time: two at once would slow each other down.
		for (const page of slowdown > 0 ? pages : []) {
			await part(`lighthouse: ${page.name}`, async () => {
				const measure = () => measureOnce(url + page.name, chromium, slowdown);
				page.speed = await settle(measure, (first) => slow(page.name, first).length > 0);
			});
		}
	});
	missed.push(...pages.flatMap(missedThresholds));
	const measuredBy = Object.entries({ ...versions, Node: process.versions.node }).map((one) => one.join(" "));
	const facts = [
		`${new Date().toISOString().slice(0, 10)}, commit ${from}, \`npm run audit\`; ${measuredBy.join(", ")}`,
		`Lighthouse: its phone, simulated throttling; processor slowed ${slowdown} times, to an index of ${PHONE_INDEX}, a mid-tier phone's`,
		"Machine: Lighthouse's benchmark index meanwhile; far from slowdown times the phone's, other work was in the way",
		"Set apart: what the Nu HTML Checker says of newer CSS, mere hints, and of JSON-LD as if it were a script",
	];
	const text = report(facts, pages, safety, missed);
	process.stdout.write(`\n${text}`);
	if (routes.length === 0 && only === CHECKERS) writeFileSync("docs/audit.md", text);
	process.exitCode = missed.length === 0 ? 0 : 1;
}
