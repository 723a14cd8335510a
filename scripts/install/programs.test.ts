import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { commandLine } from "./programs.ts";

it.each(["astro", "biome", "playwright", "stylelint", "tsc", "vite", "vitest"])(
	"%s runs where no shell finds its name",
	(command) => {
		const [program, args] = commandLine(command, ["--version"]);
		const { status, stdout } = spawnSync(program, args, { encoding: "utf8", env: { ASTRO_TELEMETRY_DISABLED: "1" } });
		expect(status).toBe(0);
		expect(stdout).toMatch(/\d+\.\d+/);
	},
);

it("a command that is no package's stays as it is", () => {
	expect(commandLine("sh", ["-c", "true"])).toEqual(["sh", ["-c", "true"]]);
});

it("no script spawns a package's program by its bare name", () => {
	for (const file of ["scripts/command/steps.ts", "scripts/dev.ts", "scripts/build/gallery.ts"]) {
		const source = readFileSync(file, "utf8");
		const spawned = Array.from(source.matchAll(/\bspawn(?:Sync)?\(([^,)]+)/g), ([, what]) => what);
		expect(
			spawned.filter((what) => what !== "program"),
			file,
		).toEqual([]);
	}
});
