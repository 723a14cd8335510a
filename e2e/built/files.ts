/** The built site as files, for tests that need neither browser nor service. */
import { globSync, readFileSync } from "node:fs";
import { inTestBuild } from "../../testing/test-build.ts";

const FOLDER = inTestBuild("site");

/** Every built page, and the frame in which the service writes its own. */
export const PAGES = [inTestBuild("shell/service-shell.html"), ...globSync(`${FOLDER}/**/*.html`)]
	.map((file) => file.replaceAll("\\", "/"))
	.sort();

/** The text of a file of the built site, e.g. of `sitemap.xml`. */
export function builtFile(name: string): string {
	return readFileSync(`${FOLDER}/${name}`, "utf8");
}

/** The JSON-LD of a built page; undefined where it has none. */
export function jsonLd(page: string): string | undefined {
	return readFileSync(page, "utf8").match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
}
