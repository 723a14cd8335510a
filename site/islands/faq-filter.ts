/** The filter over all questions: hides what does not match and says how many are left. Without it all are shown. */
import { share, words } from "./faq-match.ts";

/** Milliseconds of rest before the count is told, so that a screen reader is not interrupted at each letter. */
const REST = 400;

/** The words of a question, with those it is looked for by, and those and its answer's together. */
interface Written {
	asked: string[];
	all: string[];
}

function written(item: HTMLElement): Written {
	const part = (name: string) => item.querySelector(`.faq-index__${name}`)?.textContent ?? "";
	const asked = words(`${part("question")} ${item.dataset.words ?? ""}`);
	return { asked, all: [...asked, ...words(part("answer"))] };
}

/** Opens the answer an address leads to, where the browser has not. */
function openAddressed(): void {
	const details = document.getElementById(location.hash.slice(1))?.closest("details");
	if (!details || details.open) return;
	details.open = true;
	details.scrollIntoView();
}

/** Brings the filter to life; it reads at once what the browser restored. */
export function startFaqFilter(filter: HTMLElement): void {
	const search = filter.querySelector("input") as HTMLInputElement;
	const choice = filter.querySelector("select") as HTMLSelectElement;
	const instead = filter.querySelector("[data-instead]") as HTMLElement;
	const contents = document.querySelector(".faq-index__contents") as HTMLElement;
	const status = filter.querySelector("[role=status]") as HTMLElement;
	const groups = [...document.querySelectorAll<HTMLElement>("[data-group]")];
	const known = new Map<HTMLElement, Written>();
	let timer: ReturnType<typeof setTimeout>;

	function apply(): void {
		const chosen = groups.filter(({ dataset }) => choice.value === "" || choice.value === dataset.group);
		const shares = new Map(
			chosen.flatMap((group) => [...group.querySelectorAll("details")]).map((item) => [item, shareOf(item)]),
		);
		// Shows only the best matches: those with most of the words, and in the question rather than only in the answer.
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
		contents.hidden = filtered();
		clearTimeout(timer);
		timer = setTimeout(() => announce(found), REST);
	}

	function shareOf(item: HTMLElement): number {
		const { asked, all } = known.get(item) ?? written(item);
		known.set(item, { asked, all });
		return share(asked, search.value) + share(all, search.value);
	}

	function filtered(): boolean {
		return search.value.trim() !== "" || choice.value !== "";
	}

	function announce(found: number): void {
		const { none = "", one = "", many = "" } = filter.dataset;
		const said = found === 0 ? none : found === 1 ? one : many.replace("{count}", `${found}`);
		status.textContent = filtered() ? said : "";
	}

	addEventListener("hashchange", openAddressed);
	openAddressed();
	filter.addEventListener("input", apply);
	if (search.value !== "" || choice.value !== "") apply();
}
