/** The Deno that the built function is tried under. */
import { createRequire } from "node:module";
import { join } from "node:path";

/** Where `npm test` installs Deno, which is only needed here. */
export const DENO_FOLDER = ".cache/deno";

/** The program itself: npm's wrapper would leave Deno running when it is ended. @throws if it is not installed */
export function denoProgram(): string {
	const fromThere = createRequire(join(process.cwd(), DENO_FOLDER, "package.json"));
	return fromThere("deno/install_api.cjs").runInstall();
}
