import { BUILD_VARIABLES } from "../contract/build-settings.ts";
import { TEST_BUILD } from "../testing/test-build.ts";
import { build } from "./build.ts";

/** Makes the build that tests and measures: of the example settings, in a folder of its own. */
export async function buildForTests(): Promise<void> {
	const others = Object.entries(process.env).filter(([name]) => !BUILD_VARIABLES.some((variable) => variable === name));
	await build({ folder: TEST_BUILD, environment: Object.fromEntries(others) });
}
