/** `npm run format`: puts every file into the project's form and mends what lint can mend by itself. */
import { runAloud } from "./steps.ts";

await runAloud("Formato", "biome", ["check", "--write", "."]);
