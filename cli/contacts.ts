/** The operator's commands: `npm run contacts -- doctor`. */
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { readBuildSettings } from "../service/settings/build-settings.ts";
import { SettingsError } from "../service/settings/settings-error.ts";
import { checkEnvFiles } from "../service/settings/settings-file.ts";
import { EXIT } from "./command.ts";
import { run } from "./run.ts";

// Whatever is written here holds personal data: for this account only.
process.umask(0o077);

// A reader that has seen enough, such as `head`, is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code !== "EPIPE") throw error;
});

try {
	checkEnvFiles(process.execArgv);
} catch (error) {
	if (!(error instanceof SettingsError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(EXIT.couldNot);
}

async function ask(question: string): Promise<string> {
	using keyboard = createInterface({ input: process.stdin, output: process.stderr });
	return await keyboard.question(question);
}

const { code, out, err } = await run(process.argv.slice(2), {
	environment: process.env,
	builtWith: readBuildSettings(join(import.meta.dirname, "..")),
	now: () => new Date(),
	ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
