import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SETTINGS = "SITE_URL=https://www.ivf.example\nCONTACT_PUBLIC_KEY=ours\n";

/** What the steps of `npm run build` are told, in a folder with a `.env` and with this in the environment. */
function told(environment: Record<string, string>): string {
	const folder = temporaryFolder();
	symlinkSync(join(ROOT, "content"), join(folder, "content"), "junction");
	writeFileSync(join(folder, ".env"), SETTINGS);
	// In place of the first step: says what it was told and ends the build, which then repeats what was said.
	mkdirSync(join(folder, "scripts"));
	writeFileSync(
		join(folder, "scripts/check-messages.ts"),
		'console.log("told", process.env.SITE_URL, process.env.CONTACT_PUBLIC_KEY);\nprocess.exit(1);\n',
	);
	const { stderr } = spawnSync(process.execPath, [join(ROOT, "scripts/build.ts")], {
		cwd: folder,
		encoding: "utf8",
		env: { PATH: process.env.PATH, ...environment },
	});
	return stderr;
}

it("the pages are built with the settings of .env", () => {
	expect(told({})).toContain("told https://www.ivf.example ours");
});

it("a setting of the environment goes before that of .env", () => {
	expect(told({ SITE_URL: "https://otra.example" })).toContain("told https://otra.example ours");
});
