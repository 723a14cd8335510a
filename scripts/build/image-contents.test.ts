import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import texts from "../../cli/texts.json" with { type: "json" };

describe("what goes into the image", () => {
	const rules = readFileSync(".dockerignore", "utf8")
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => ({ keeps: line.startsWith("!"), pattern: line.replace(/^!?\/?/, "") }));
	// As Docker reads it: the last rule that fits wins, for a path or for a folder it is in.
	const isLeftOut = (path: string) => {
		const paths = path.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/"));
		return rules.reduce(
			(out, { keeps, pattern }) => (paths.some((one) => matchesGlob(one, pattern)) ? !keeps : out),
			false,
		);
	};

	it("is nothing that commands write at the root, by the names their help and guides show", () => {
		const examples = Object.values(texts.help.commands).flatMap((help) => help.examples);
		const guides = ["docs/guia-de-ordenes.md", "docs/guia-de-despliegue.md"].map((file) => readFileSync(file, "utf8"));
		const shown = [...examples, ...guides]
			.flatMap((text) => text.match(/(?<=[ :])[\w-]+\.(?:backup|csv|db|json|xlsx|dump|sql)\b/g) ?? [])
			.filter((name) => !["package.json"].includes(name));
		expect(new Set(shown)).toContain("copia-2026-11-21.db");
		expect(shown.length).toBeGreaterThan(5);
		const more = [
			"data/requests.db",
			"data-nueva/mail/x.txt",
			"requests.db-wal",
			"todo.xlsx",
			"pg.dump",
			"authority.pem",
		];
		for (const name of [...shown, ...more, "deploy/settings.env"]) expect(isLeftOut(name), name).toBe(true);
	});

	it("is all that the build reads", () => {
		const sources = globSync("{cli,content,content-model,contract,scripts,service,site}/**/*", { withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name));
		const atRoot = readdirSync(".").filter((name) =>
			/^(package.*\.json|tsconfig.*\.json|[\w.]+\.ts|biome\.json)$/.test(name),
		);
		expect(sources.length).toBeGreaterThan(100);
		expect([...sources, ...atRoot, "deploy/compose.env.example"].filter(isLeftOut)).toEqual([]);
	});
});
