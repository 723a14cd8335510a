/** `npm run contacts -- …`: the staff's commands, built where that is due. */
import { build } from "./build.ts";
import { loadSettingsFile } from "./settings-file.ts";

loadSettingsFile();
// Pages built for another address, as for a CDN, stay as they are.
await build({ anySettings: true });
await import("../dist/service/contacts.js" as string);
