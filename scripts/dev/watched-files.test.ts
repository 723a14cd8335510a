import { readFileSync } from "node:fs";
import { resolveConfig } from "vite";
import { expect, it } from "vitest";
import astroConfig from "../../astro.config.ts";

it("nothing that commands write makes a running development server look again", async () => {
	const { ignored } = (await resolveConfig(astroConfig.vite ?? {}, "serve")).server.watch ?? {};
	const written = readFileSync(".gitignore", "utf8")
		.split("\n")
		.filter((line) => /^[\w.*]+\/$/.test(line) && !["node_modules/", ".astro/"].includes(line));
	expect(written.length).toBeGreaterThan(3);
	const patterns = [ignored].flat().map(String);
	for (const folder of written) {
		expect(
			patterns.filter((pattern) => pattern.endsWith(`/${folder}**`)),
			folder,
		).toHaveLength(1);
	}
});
