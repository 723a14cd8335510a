/**
 * `npm run dev`: both halves with live reload. Astro serves the pages and passes requests on to the service, which is
 * bundled and started anew whenever one of its sources changes.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { build } from "./build.ts";
import { loadSettingsFile } from "./settings-file.ts";

loadSettingsFile();
// The service needs the built page frame and not-found page; from then on the pages come from Astro.
await build();

const port = process.env.PORT || "4321";
const servicePort = String(Number(port) + 1);
const shared = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };

const halves: ChildProcess[] = [
	run(
		"vite",
		["build", "--config", "vite.service.config.ts", "--watch", "--emptyOutDir", "false", "--logLevel", "warn"],
		shared,
	),
	run(process.execPath, ["--watch", "--enable-source-maps", "dist/service/main.js"], { ...shared, PORT: servicePort }),
	run("astro", ["dev", "--port", port], { ...shared, DEV_SERVICE: `http://127.0.0.1:${servicePort}` }),
];

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
	return spawn(command, args, { stdio: "inherit", env });
}

function stop(): void {
	for (const half of halves) half.kill();
	process.exit();
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
// One half gone is no longer what was asked for.
for (const half of halves) half.once("exit", stop);
