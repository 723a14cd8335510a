import { writeFileSync } from "node:fs";
import { loadContent } from "../../content-model/loader/load.ts";
import { BUILD_VARIABLES } from "../../contract/web/build-settings.ts";
import { inTestBuild, SPLIT_BUILD, TEST_BUILD } from "../../testing/builds/test-build.ts";
import { build } from "../build.ts";
import { turn } from "../install/locked-install.mjs";

/** Makes the build that tests and measures: of the example settings, in a folder of its own, which one makes at a time. */
export async function buildForTests(): Promise<void> {
	const leave = await turn(`.cache/${TEST_BUILD}.building`);
	try {
		await build({ folder: TEST_BUILD, environment: withoutBuildSettings() });
		// Reading it from its many files takes half a second in each process of the browser's tests.
		writeFileSync(inTestBuild("content.json"), JSON.stringify(loadContent("content")));
	} finally {
		leave();
	}
}

/** Makes the one of pages and service on two origins, which one test of the browser stands on, after that build. */
export async function buildSplitForTests(): Promise<void> {
	const environment = { ...withoutBuildSettings(), ...SPLIT_BUILD.settings };
	await build({ folder: SPLIT_BUILD.folder, environment, service: inTestBuild("service"), quick: true });
}

function withoutBuildSettings(): NodeJS.ProcessEnv {
	// Vitest sets NODE_ENV, and a build made from there would hold React's development build, twice as large.
	const left = new Set<string>([...BUILD_VARIABLES, "NODE_ENV"]);
	return Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.has(name)));
}
