/** `npm run dev`: Astro's pages and the service, both with live reload. `-- gallery`: the gallery of components. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { readSettings } from "../service/settings/settings.ts";
import { serveGallery } from "./build/gallery.ts";
import { build } from "./build.ts";
import { loadSettingsFile, orExit, StepFailed } from "./command/steps.ts";
import { isFree, PAGES_PORT, servicePort } from "./dev/ports.ts";
import { commandLine } from "./install/programs.ts";

if (process.argv[2] === "gallery") {
	await orExit(serveGallery);
	process.exit();
}
await orExit(loadSettingsFile);
const pages = Number(process.env.PORT || PAGES_PORT);
const behind = servicePort(pages);
await orExit(async () => {
	const { HOST } = readSettings(process.env);
	// Astro would take the next port, which is the service's, and the service would wait for ever.
	await mustBeFree(pages, "localhost");
	await mustBeFree(behind, HOST);
	// The service needs the built page frame and not-found page; from then on the pages come from Astro.
	await build({ quick: true });
});

const watching = ["--watch", "--emptyOutDir", "false", "--logLevel", "warn"];
const bundler = run("vite", ["build", "--config", "vite.service.config.ts", ...watching]);
const program = ["--watch", "--enable-source-maps", "dist/service/main.js"];
const service = run(process.execPath, program, { PORT: String(behind) });
const astro = run("astro", ["dev", "--port", String(pages)], { DEV_SERVICE: `http://127.0.0.1:${behind}` });
const halves = [bundler, service, astro];

eachLine(bundler, say);
// Its address is not where the pages are.
eachLine(service, (line) => line.startsWith("Listo: ") || say(line));
eachLine(astro, (line) => {
	say(line);
	const [, address] = /\bLocal\s+(http:\S+)/.exec(stripVTControlCharacters(line)) ?? [];
	if (address) say(`\nListo: abre ${address}\n`);
});

async function mustBeFree(port: number, host: string): Promise<void> {
	if (await isFree(port, host)) return;
	process.stderr.write(
		`El puerto ${port} ya está en uso; cierra lo que lo ocupa o elige otro: PORT=4400 npm run dev\n`,
	);
	throw new StepFailed("Buscando un puerto libre");
}

function run(command: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}): ChildProcess {
	const [program, words] = commandLine(command, args);
	const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...settings };
	return spawn(program, words, { stdio: ["inherit", "pipe", "inherit"], env });
}

function eachLine({ stdout }: ChildProcess, use: (line: string) => void): void {
	if (stdout) createInterface({ input: stdout }).on("line", use);
}

function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

function stop(): void {
	for (const half of halves) half.kill();
	process.exit();
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
// One half gone is no longer what was asked for.
for (const half of halves) half.once("exit", stop);
