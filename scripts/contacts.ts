/** `npm run contacts -- …`: the commands, built if that is due. */
import { build } from "./build.ts";
import { loadSettingsFile, orExit } from "./command/steps.ts";

await orExit(loadSettingsFile);
// Pages built for another address, as for a CDN, stay as they are.
await orExit(() => build({ anySettings: true }));
await import("../dist/service/contacts.js" as string);
