/** The staff's command: `npm run contacts -- list`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { messages } from "virtual:content";
import { readSettings, SettingsError } from "../service/config.ts";
import { openServiceStore } from "../service/service-store.ts";
import { requestTable } from "./request-table.ts";

const HELP = `Uso: npm run contacts -- <orden> [opciones]

Órdenes:
  list            muestra las solicitudes recibidas, la más nueva primero
    --limit N     cuántas muestra (50)
  help            muestra esta ayuda

La orden usa los mismos ajustes que el servicio (DATA_DIR, DATABASE_URL).`;

/** Thrown for a command line that makes no sense; its message says what to write instead. */
class UsageError extends Error {}

async function run(args: readonly string[]): Promise<string> {
	const [command = "help", ...rest] = args;
	if (command === "help" || command === "--help" || command === "-h") return HELP;
	if (command !== "list") throw new UsageError(`No existe la orden «${command}».\n\n${HELP}`);
	return await list(rest);
}

async function list(args: readonly string[]): Promise<string> {
	const limit = readLimit(args);
	const settings = readSettings(process.env);
	// A mistyped folder would otherwise be made, and be reported as empty.
	if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, "requests.db"))) {
		throw new SettingsError([
			`  DATA_DIR: en «${settings.DATA_DIR}» no hay solicitudes guardadas; ¿es la carpeta correcta?`,
		]);
	}
	const { store } = await openServiceStore(settings, messages.forms.privacy.version);
	try {
		return requestTable(await store.list(limit), process.stdout.columns ?? 140);
	} finally {
		await store.close();
	}
}

function readLimit(args: readonly string[]): number {
	const { values } = parse(args);
	if (values.limit === undefined) return 50;
	if (!/^[1-9]\d{0,5}$/.test(values.limit)) throw new UsageError("--limit lleva un número entero a partir de 1.");
	return Number(values.limit);
}

function parse(args: readonly string[]) {
	try {
		return parseArgs({ args: [...args], options: { limit: { type: "string" } } });
	} catch {
		throw new UsageError(`No se entiende «${args.join(" ")}».\n\n${HELP}`);
	}
}

// A reader that has seen enough, such as `head`, is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code !== "EPIPE") throw error;
});

try {
	process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
	if (!(error instanceof UsageError || error instanceof SettingsError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 2;
}
