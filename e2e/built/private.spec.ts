/** What is built for everybody holds nothing that is somebody's: no secret, no setting of the service, no path. */
import { globSync, readFileSync } from "node:fs";
import { settingsSchema } from "../../service/settings/settings.ts";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { expect, test } from "../fixtures/visit.ts";

const FILES = globSync(inTestBuild("site/**/*.{html,css,js,json,svg,xml,txt,webmanifest}"));

/** Settings a page may name: they are about the page. */
const SAID_TO_EVERYBODY = ["SITE_URL", "CONTACT_URL", "CONTACT_PUBLIC_KEY", "PORT", "HOST"];
const SETTINGS = Object.keys(settingsSchema.entries).filter((name) => !SAID_TO_EVERYBODY.includes(name));

const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
	["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY/],
	["an address with a password", /\b[a-z][a-z+]*:\/\/[^\s/"'`:@]+:[^\s/"'`@]+@/],
	["a setting of the service", new RegExp(`\\b(${SETTINGS.join("|")})\\b`)],
	["the environment of the build", /process\.env\./],
	["a folder of the machine it was built on", new RegExp(process.cwd().replaceAll(/[^\w/]/g, "\\$&"))],
	["a map to the sources", /sourceMappingURL=/],
];

test("there are files to read", () => {
	expect(FILES.length).toBeGreaterThan(60);
	expect(SETTINGS).toContain("DATA_KEY");
});

for (const [what, pattern] of FORBIDDEN) {
	test(`no built file holds ${what}`, () => {
		const found = FILES.filter((file) => pattern.test(readFileSync(file, "utf8")));
		expect(found).toEqual([]);
	});
}
