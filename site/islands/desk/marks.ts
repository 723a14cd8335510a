/** Boxes beside the requests of a list: one marks them all, and how many are marked is said. */

const ALL = "marks-all";

export function countMarks(): void {
	document.addEventListener("keydown", (event) => {
		const onBox = event.target instanceof Element && event.target.matches(".marks__box");
		// It would send the form.
		if (onBox && event.key === "Enter") event.preventDefault();
	});
	document.addEventListener("change", ({ target }) => {
		const list = target instanceof HTMLInputElement && target.type === "checkbox" && target.closest(".inbox");
		if (!list) return;
		if (target.id === ALL) for (const box of boxesIn(list)) box.checked = target.checked;
		showMarks(list);
	});
}

/** Shows in a list how many are marked, and whether all are. */
export function showMarks(list: Element): void {
	const all = list.querySelector<HTMLInputElement>(`#${ALL}`);
	const line = list.querySelector<HTMLElement>(".marks__count");
	if (!all || !line) return;
	const boxes = boxesIn(list);
	const { length: marked } = boxes.filter(({ checked }) => checked);
	all.checked = marked > 0 && marked === boxes.length;
	all.indeterminate = marked > 0 && !all.checked;
	const { one = "", many = "" } = line.dataset;
	line.textContent = marked > 0 ? (marked === 1 ? one : many).replace("{count}", String(marked)) : "";
}

/** Keeps marked rows, with the version that was seen, in a new list: the desk refuses what was changed since. */
export function keepMark(box: HTMLInputElement, same: Element | null, list: Element): void {
	if (!box.checked || box.id === ALL) return;
	if (same instanceof HTMLInputElement) {
		same.checked = true;
		same.value = box.value;
	} else list.querySelector(".inbox__list")?.append(box.closest("li") ?? box);
}

const boxesIn = (list: Element): HTMLInputElement[] => [
	...list.querySelectorAll<HTMLInputElement>(`.marks__box:not(#${ALL})`),
];
