/** The filter over all questions: hides what does not match and says how many are left. Without it all are shown. */
import { share } from "./faq-match.ts";

/** Milliseconds of rest before the count is told, so that a screen reader is not interrupted at each letter. */
const REST = 400;

/** Brings the filter to life; it reads at once what the browser restored. */
export function startFaqFilter(filter: HTMLElement): void {
	const search = filter.querySelector("input") as HTMLInputElement;
	const choice = filter.querySelector("select") as HTMLSelectElement;
	const instead = filter.querySelector("[data-instead]") as HTMLElement;
	const status = filter.querySelector("[role=status]") as HTMLElement;
	const groups = [...document.querySelectorAll<HTMLElement>("[data-group]")];
	let timer: ReturnType<typeof setTimeout>;

	function apply(): void {
		const chosen = groups.filter(({ dataset }) => choice.value === "" || choice.value === dataset.group);
		const shares = new Map(
			chosen.flatMap((group) => [...group.querySelectorAll("details")]).map((item) => [item, shareOf(item)]),
		);
		// Where no question holds every word, those that hold the most.
		const enough = Math.max(...shares.values());
		let found = 0;
		for (const group of groups) {
			let here = 0;
			for (const item of group.querySelectorAll("details")) {
				const shown = enough > 0 && shares.get(item) === enough;
				item.hidden = !shown;
				if (shown) here++;
			}
			group.hidden = here === 0;
			found += here;
		}
		instead.hidden = found > 0;
		clearTimeout(timer);
		timer = setTimeout(() => tell(found), REST);
	}

	function shareOf(item: HTMLElement): number {
		return share(item.textContent ?? "", search.value);
	}

	function tell(found: number): void {
		const { none = "", one = "", many = "" } = filter.dataset;
		const words = found === 0 ? none : found === 1 ? one : many.replace("{count}", `${found}`);
		const filtered = search.value.trim() !== "" || choice.value !== "";
		status.textContent = filtered ? words : "";
	}

	filter.addEventListener("input", apply);
	if (search.value !== "" || choice.value !== "") apply();
}
