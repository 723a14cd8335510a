import { answers, mainWords, site, units } from "virtual:content";
import { expect, test } from "vitest";
import { answerGroups, faqGroups } from "./faq-groups.ts";

const groups = faqGroups(mainWords, "/para-pacientes");

test("each unit brings its five questions under its own name and emblem", () => {
	for (const [id, { title, href }] of Object.entries(units)) {
		const group = groups.find((one) => one.href === href);
		expect(group?.unit).toBe(id);
		expect(group?.title).toBe(title);
		expect(group?.items).toHaveLength(5);
	}
});

test("a page brings its questions under the name it has in the menu", () => {
	const agenda = groups.find(({ href }) => href === "/agenda-pais");
	expect(agenda?.title).toBe("Agenda País");
	expect(agenda?.items).toHaveLength(5);
});

test("one page's questions come first, the others in the order of the menu", () => {
	expect(groups[0]?.href).toBe("/para-pacientes");
	const places = groups.slice(1).map(({ href }) => site.menu.links.findIndex((one) => one.href === href));
	expect(places).toEqual([...places].sort((one, other) => one - other));
});

test("a page without questions has no group", () => {
	expect(groups.every(({ items }) => items.length > 0)).toBe(true);
	expect(groups.some(({ href }) => href === "/blog")).toBe(false);
});

test("each subject of the answers is a group of its own, on a page of its own", () => {
	const subjects = answerGroups(answers);
	expect(subjects.map(({ title }) => title)).toEqual(answers.groups.map(({ title }) => title));
	expect(subjects.every(({ id, href }) => id.startsWith("tema-") && href.startsWith("/preguntas/"))).toBe(true);
	expect(new Set([...subjects, ...groups].map(({ id }) => id)).size).toBe(subjects.length + groups.length);
});
