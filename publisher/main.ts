/** The publisher's process: tells `npm start` what to serve; in a unit, all is served from its builds. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { TEXTS_FOLDER } from "../contract/desk/texts.ts";
import { loadSettingsFile, orExit } from "../scripts/command/steps.ts";
import { readSettings } from "../service/settings/settings.ts";
import { SettingsError } from "../service/settings/settings-error.ts";
import { startPublisher } from "./publisher.ts";
import { Refused } from "./refused.ts";

/** What is served from now on: a build of the publisher's, or the checkout's own. */
export interface Served {
	folder?: string | undefined;
	/** Why there is no editing here, in Spanish. */
	missing?: string;
}

/** Where nobody listens, a file that has changed tells it (deploy/ivf-do-textos.path). */
const tell = (served: Served) => void process.send?.(served);
const PUBLISHED = "published";

await orExit(loadSettingsFile);
// Drafts are for this account only.
process.umask(0o077);
try {
	const { DATA_DIR, TEXTS_REMOTE } = readSettings(process.env);
	const { served, stop } = await startPublisher({
		root: process.cwd(),
		data: resolve(DATA_DIR),
		remote: TEXTS_REMOTE,
		always: process.send === undefined,
		onPublished: (folder) => {
			writeFileSync(join(resolve(DATA_DIR), TEXTS_FOLDER, PUBLISHED), folder);
			tell({ folder });
		},
	});
	tell({ folder: served });
	process.stderr.write("Textos listos.\n");
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
		process.once(signal, () => void stop().finally(() => process.exit(0)));
	}
} catch (error) {
	const { code, message } = error as NodeJS.ErrnoException;
	const missing = error instanceof Refused || error instanceof SettingsError || code ? message.trim() : undefined;
	if (missing === undefined) throw error;
	process.stderr.write(`Aquí no se editan textos desde el navegador: ${missing}.\n`);
	tell({ missing });
	process.exit(1);
}
