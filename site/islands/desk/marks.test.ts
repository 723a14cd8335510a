// @vitest-environment happy-dom
/** Boxes of a list in a window: one for all, how many there are, and what stays when the list is shown anew. */
import { beforeEach, expect, it } from "vitest";
import { countMarks, keepMark, showMarks } from "./marks.ts";

const row = (name: string, version = 0) =>
	`<li data-key="${name}"><input class="marks__box" id="mark-${name}" type="checkbox" name="${name}" value="${version}"></li>`;
const list = (...rows: string[]) => `<div class="inbox"><input class="marks__box" id="marks-all" type="checkbox">
	<p class="marks__count" data-one="1 marcada" data-many="{count} marcadas"></p><ol class="inbox__list">${rows.join("")}</ol></div>`;

const box = (id: string, within: ParentNode = document) => within.querySelector(`#${id}`) as HTMLInputElement;
const said = (within: ParentNode = document) => within.querySelector(".marks__count")?.textContent;

function mark(id: string, checked = true): void {
	box(id).checked = checked;
	box(id).dispatchEvent(new Event("change", { bubbles: true }));
}

countMarks();

beforeEach(() => {
	document.body.innerHTML = list(row("a"), row("b"));
});

it("one box marks all and takes it back, and how many are marked is said", () => {
	mark("marks-all");
	expect([box("mark-a").checked, box("mark-b").checked, said()]).toEqual([true, true, "2 marcadas"]);
	mark("mark-a", false);
	expect([box("marks-all").checked, box("marks-all").indeterminate, said()]).toEqual([false, true, "1 marcada"]);
	mark("mark-a");
	expect([box("marks-all").checked, box("marks-all").indeterminate]).toEqual([true, false]);
	mark("marks-all", false);
	expect([box("mark-b").checked, said()]).toEqual([false, ""]);
});

it("what is marked stays so in the list that is shown anew, as it was seen, also if its row went", () => {
	mark("marks-all");
	const fresh = document.createElement("div");
	fresh.innerHTML = list(row("b", 1), row("c", 1));
	for (const id of ["marks-all", "mark-a", "mark-b"]) keepMark(box(id), fresh.querySelector(`#${id}`), fresh);
	showMarks(fresh);
	expect([box("mark-b", fresh).checked, box("mark-b", fresh).value]).toEqual([true, "0"]);
	expect([box("mark-c", fresh).checked, box("mark-c", fresh).value]).toEqual([false, "1"]);
	expect(box("mark-a", fresh).closest("ol")?.querySelectorAll("li")).toHaveLength(3);
	expect([box("marks-all", fresh).indeterminate, said(fresh)]).toEqual([true, "2 marcadas"]);
});
