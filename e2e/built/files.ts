/** The built site as files, for tests that need neither browser nor service. */
import { globSync } from "node:fs";
import { inTestBuild } from "../../testing/builds/test-build.ts";

/** Every built page, and the frame in which the service writes its own. */
export const PAGES = [inTestBuild("shell/service-shell.html"), ...globSync(inTestBuild("site/**/*.html"))]
	.map((file) => file.replaceAll("\\", "/"))
	.sort();
