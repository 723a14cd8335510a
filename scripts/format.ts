/** `npm run format`: puts every file into the project's form and mends what lint can mend by itself. */
import { orExit, runAloud } from "./steps.ts";

await orExit(() => runAloud("Formato", "biome", ["check", "--write", "."]));
