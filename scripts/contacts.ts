/** `npm run contacts -- …`: the commands, built where that is due. */
import { build } from "./build.ts";
import { loadSettingsFile } from "./settings-file.ts";
import { orExit } from "./steps.ts";
import { MISSING_DASHES, swallowedOptions } from "./swallowed-options.ts";

if (swallowedOptions(process.env, process.argv.slice(2)).length > 0) {
	process.stderr.write(`${MISSING_DASHES}\n`);
	process.exit(2);
}
loadSettingsFile();
// Pages built for another address, as for a CDN, stay as they are.
await orExit(() => build({ anySettings: true }));
await import("../dist/service/contacts.js" as string);
