/** The built service as a process of its own, on a free port, as an operator would run it. */
import { existsSync } from "node:fs";
import { inTestBuild } from "../builds/test-build.ts";
import { startProgram } from "./program.ts";

export type RunningService = Awaited<ReturnType<typeof startService>>;

export interface StartOptions {
	/** Which build; the whole one if unset. */
	main?: string;
	/** Whether its log is kept once it serves. */
	keepLog?: boolean;
}

/** @param settings environment variables; nothing of this process's own settings reaches it */
export async function startService(
	settings: Record<string, string>,
	{ main = inTestBuild("service/main.js"), keepLog = true }: StartOptions = {},
) {
	if (!existsSync(main)) throw new Error("The service is not built; run `npm run build`.");
	const env = { PATH: process.env.PATH, PORT: "0", ...settings };
	const running = await startProgram(process.execPath, [main], env, /^Listo: (.+)$/, keepLog);
	return { ...running, url: running.said };
}
