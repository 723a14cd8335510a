/** Where today stands among the agenda's quarters, and which goals are past their date; without a script the dates alone say it. */
const line = document.querySelector<HTMLElement>(".agenda-timeline__today") as HTMLElement;
const now = new Date();
/** Quarters since the agenda began, of which there are eight. */
const place = (now.getFullYear() - 2026) * 4 + (now.getMonth() + now.getDate() / 31) / 3;
line.hidden = place < 0 || place > 8;
line.style.insetInlineStart = `${place * 12.5}%`;
for (const thread of document.querySelectorAll(".agenda-timeline__goals")) {
	const goals = [...thread.querySelectorAll<HTMLElement>("[data-due]")];
	for (const { dataset, lastElementChild: past } of goals)
		if (past?.matches("[hidden]")) (past as HTMLElement).hidden = Number(dataset.due) > place;
	// Where the goals hang below each other, it stands before the next one.
	const next = goals.find(({ dataset }) => Number(dataset.due) > place);
	if (!next || line.hidden) continue;
	const mark = document.createElement("p");
	mark.className = "agenda-timeline__now";
	mark.textContent = line.textContent;
	next.prepend(mark);
}
