import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { TEST_BUILD } from "../../testing/builds/test-build.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SETTINGS = "SITE_URL=https://www.ivf.example\nCONTACT_PUBLIC_KEY=ours\n";

/** What the site's build is told by a build of this kind, in a folder with a `.env` and with this in the environment. */
function told(args: readonly string[], environment: Record<string, string> = {}): string {
	const folder = temporaryFolder();
	symlinkSync(join(ROOT, "content"), join(folder, "content"), "junction");
	writeFileSync(join(folder, ".env"), SETTINGS);
	// Each says what its build was told and ends it; the build then repeats what was said.
	const says = (step: string) =>
		`console.log("${step} told", process.env.SITE_URL, process.env.CONTACT_PUBLIC_KEY);\nprocess.exit(1);\n`;
	writeFileSync(join(folder, "astro.config.mjs"), says("astro"));
	writeFileSync(join(folder, "vite.service.config.ts"), says("vite"));
	const { stderr } = spawnSync(process.execPath, args, {
		cwd: folder,
		encoding: "utf8",
		env: { PATH: process.env.PATH, ...environment },
	});
	expect(existsSync(join(folder, "dist"))).toBe(false);
	return stderr;
}

const BUILD = [join(ROOT, "scripts/build.ts")];
const BUILD_FOR_TESTS = [
	"--input-type=module",
	"--eval",
	`import { buildForTests } from ${JSON.stringify(pathToFileURL(join(ROOT, "scripts/build/build-for-tests.ts")).href)}; await buildForTests();`,
];

it("site and service are built with the settings of .env, before which those of the environment go", () => {
	const words = told(BUILD, { SITE_URL: "https://otra.example" });
	for (const step of ["astro", "vite"]) expect(words).toContain(`${step} told https://otra.example ours`);
});

it("of what has to be read again in the content a few lines remind, which lead to the list of all", () => {
	const late = `import { build } from ${JSON.stringify(pathToFileURL(BUILD[0] ?? "").href)}; await build({ now: () => new Date("2040-01-01") });`;
	const warned = told(["--input-type=module", "--eval", late])
		.split("\n")
		.filter((line) => line.startsWith("Aviso"));
	expect(warned).toHaveLength(4);
	for (const line of warned.slice(0, 3)) expect(line).toMatch(/^Aviso: content\/\S+ · .*: (tocaba mirarlo|el español)/);
	expect(warned[3]).toMatch(/^Avisos: \d\d+\. Todos están en npm run launch-check\.$/);
});

it("what tests stand on is built with the example settings, whatever .env and the environment say", () => {
	const environment = { SITE_URL: "https://otra.example", CONTACT_PUBLIC_KEY: "otra" };
	const words = told(BUILD_FOR_TESTS, environment);
	for (const step of ["astro", "vite"]) expect(words).toContain(`${step} told undefined undefined`);
});

it("what tests stand on is built apart from what is served", () => {
	expect(TEST_BUILD).not.toBe("dist");
	const readers = globSync([
		"e2e/**/*.ts",
		"testing/**/*.ts",
		"scripts/{audit,bench,chaos,cluster,shots,test,weigh}*.ts",
	]);
	// What these say is of a copy of the project, built and served apart.
	const ofACopy = ["testing/chaos/scenarios/killed-publisher.test.ts", "e2e/service/texts.spec.ts"];
	const served = readers.filter((file) => /["'`]dist(["']|\/[a-z])/.test(readFileSync(file, "utf8")));
	expect(served.toSorted()).toEqual(ofACopy.toSorted());
});
