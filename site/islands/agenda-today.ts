/** Where today stands among the agenda's eight quarters, and which goals are past theirs; without a script their dates say it. */
const now = new Date();
const place = (now.getFullYear() - 2026) * 4 + (now.getMonth() + now.getDate() / 31) / 3;
for (const past of document.querySelectorAll<HTMLElement>("[data-due]")) past.hidden = Number(past.dataset.due) > place;
const line = document.querySelector<HTMLElement>(".agenda-timeline__today") as HTMLElement;
line.hidden = place > 8;
line.style.insetInlineStart = `${place * 12.5}%`;
