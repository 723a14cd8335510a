/** `npm run contacts -- …`: the staff's commands, built where that is due. */
import { build } from "./build.ts";
import { loadSettingsFile } from "./settings-file.ts";

loadSettingsFile();
await build();
await import("../dist/service/contacts.js" as string);
