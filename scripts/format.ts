/** `npm run format`: puts every file into the project's form and mends what lint can mend by itself. */
import { orExit, runInherited } from "./command/steps.ts";

await orExit(() => runInherited("Formato", "biome", ["check", "--write", "."]));
