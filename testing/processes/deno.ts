/** The built function under Deno, as a process of its own on a free port. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { startProgram } from "./program.ts";

/** Where `npm test` installs Deno, which is only needed here. */
export const DENO_FOLDER = ".cache/deno";

/** The program itself: npm's wrapper would leave Deno running when it is ended. @throws if it is not installed */
export function denoProgram(): string {
	const fromThere = createRequire(join(process.cwd(), DENO_FOLDER, "package.json"));
	return fromThere("deno/install_api.cjs").runInstall();
}

/** Starts a function with its documented rights, offline. @param settings its whole environment, with `DENO_DIR` */
export async function startDeno([verb, file]: ["run" | "serve", string], settings: Record<string, string>) {
	const rights = ["--no-prompt", "--no-remote", "--no-npm", "--allow-env", "--allow-net"];
	const address = verb === "serve" ? ["--host", "127.0.0.1", "--port", "0"] : [];
	const env = { NO_COLOR: "1", DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0", ...settings };
	const ready = /Listening on (http:\/\/[\d.:]+)/;
	const running = await startProgram(denoProgram(), [verb, ...rights, ...address, file], env, ready);
	return { ...running, url: running.said };
}
