import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** Runs the script as `npm run contacts` does; its settings lead to a store that must not be made. */
function npmRun(file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
	const folder = temporaryFolder();
	writeFileSync(
		join(folder, "package.json"),
		JSON.stringify({ scripts: { contacts: `"${process.execPath}" "${file}"` } }),
	);
	const DATA_DIR = join(folder, "data");
	const env = { ...process.env, DATA_DIR, ...environment };
	const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "contacts", ...args], {
		cwd: folder,
		env,
		encoding: "utf8",
	});
	return { status, stdout, stderr, madeStore: existsSync(DATA_DIR) };
}

it.each([
	["resend", "--all-failed"],
	["resend", "7K4R-62XW", "--mail", "staff"],
	["doctor", "--send-test=equipo@example.com"],
	["move", "--to=sqlite:./otra"],
	["purge", "--before", "7d", "--include-unanswered", "--yes"],
])("%s %s … without -- does nothing and says what is missing", (...args) => {
	const { status, stdout, stderr, madeStore } = npmRun(resolve("scripts/contacts.ts"), args);
	expect({ status, stdout, madeStore }).toEqual({ status: 2, stdout: "", madeStore: false });
	expect(stderr).toContain("Falta `--` después de contacts: npm run contacts -- …\n");
});

it.each([
	["nothing but words", ["doctor"], {}],
	["what stands behind --", ["--", "resend", "7K4R-62XW", "--mail", "staff"], {}],
	["somebody's settings of npm", ["doctor"], { npm_config_yes: "true", npm_config_json: "true" }],
])("lets through %s", (_what, args, environment) => {
	const probe = join(temporaryFolder(), "probe.ts");
	const swallowed = resolve("scripts/swallowed-options.ts");
	writeFileSync(
		probe,
		`import { swallowedOptions } from ${JSON.stringify(swallowed)};
console.log(JSON.stringify(swallowedOptions(process.env, process.argv.slice(2))));`,
	);
	expect(npmRun(probe, args, environment)).toMatchObject({ status: 0, stdout: "[]\n" });
});
