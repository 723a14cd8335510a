import { globSync } from "node:fs";
import { basename } from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import { sectionSchema } from "../../content-model/pages/page.ts";
import { exhibits } from "./collection.tsx";

it.each([
	["components", ["ui/*", "site/components/*"]],
	["sections", ["site/sections/*", "site/plan/*/plan-*.astro"]],
] as const)("each of the %s has an example", (kind, folders) => {
	const shown = exhibits.filter((exhibit) => exhibit.kind === kind && exhibit.examples.length > 0);
	expect(shown.map(({ name }) => name).sort()).toEqual(
		// `primitives` are sheets alone, shown by every component that has their classes.
		globSync(folders, { exclude: ["ui/primitives"] })
			.map((path) => basename(path, ".astro"))
			.sort(),
	);
});

it("an example of a section holds what content may hold", () => {
	for (const { examples, name } of exhibits) {
		for (const { shown, name: example } of examples) {
			if ("type" in shown) continue;
			for (const section of shown.sections) {
				const { issues } = v.safeParse(sectionSchema, section);
				expect(
					issues?.map(({ message }) => message),
					`${name}, ${example}`,
				).toBeUndefined();
			}
		}
	}
});
