import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pages } from "virtual:content";
import { expect, test } from "vitest";
import { FORMS, type FormId } from "../../contract/requests/forms.ts";
import { PURPOSES, purposeAskedFor } from "../../contract/requests/purposes.ts";

const CONTENT = join(import.meta.dirname, "../../content");
const LINK = /\/contacto\?[\w=&]+(#[\w-]+)?/g;

const links = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".yaml"))
	.flatMap((name) => readFileSync(join(CONTENT, name), "utf8").match(LINK) ?? []);

const formBehind = new Map<string, FormId>(
	pages.contacto.sections.flatMap((section) =>
		section.type === "contact-forms" ? section.forms.map(({ tipo, form }) => [tipo, form] as const) : [],
	),
);

test("every link to a form opens one that there is, at its place, for something it offers", () => {
	expect(links.length).toBeGreaterThan(20);
	for (const link of links) {
		const tipo = /tipo=(\w+)/.exec(link)?.[1] ?? "paciente";
		const form = formBehind.get(tipo);
		const { purposes = [], anchor } = form ? FORMS[form] : {};
		if (link.includes("tipo=")) expect(link).toContain(`#${anchor}`);
		if (link.includes("asunto=")) expect(purposes, link).toContain(purposeAskedFor(link));
	}
});

test("every purpose has a call to action that asks for it, but for those that a visitor can only choose", () => {
	const asked = new Set(links.map(purposeAskedFor));
	expect(PURPOSES.filter((purpose) => !asked.has(purpose))).toEqual(["access", "complaint"]);
});
