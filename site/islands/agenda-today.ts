/** Where today stands among the agenda's eight quarters, and which goals are past theirs; without a script their dates say it. */
const QUARTER = (730 / 8) * 24 * 3_600_000;
const place = (Date.now() - Date.UTC(2026, 0)) / QUARTER;
for (const past of document.querySelectorAll<HTMLElement>("[data-due]")) past.hidden = Number(past.dataset.due) > place;
const line = document.querySelector<HTMLElement>(".agenda-timeline__today") as HTMLElement;
line.hidden = place > 8;
line.style.left = `${place * 12.5}%`;
