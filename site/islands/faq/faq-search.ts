/** The search over all questions, loaded once somebody reaches for it. Without it all are there, folded by subject. */
import { loaders } from "virtual:answer-keywords";
import { plural } from "../../../content-model/fill.ts";
import { inLanguage } from "../../../contract/languages.ts";
import { REQUEST_KEY } from "../plan/store/plan-keys.ts";
import { createSearch, type Searchable } from "./search.ts";

/** Milliseconds of rest before the count is told, so that a screen reader is not interrupted at each letter. */
const REST = 400;

/**
 * Brings the search to life; it reads at once what was typed before or what the browser restored.
 * @param box holds the field, the results and what stands there if nothing is found
 * @param all the subjects, which give way to the results
 */
function startFaqSearch(box: HTMLElement, all: HTMLElement): void {
	const input = box.querySelector("input") as HTMLInputElement;
	const status = box.querySelector("[role=status]") as HTMLElement;
	const results = box.querySelector("[data-results]") as HTMLElement;
	const nothing = box.querySelector("[data-nothing]") as HTMLElement;
	const items = new Map([...all.querySelectorAll<HTMLElement>(".faq-index__item")].map((item) => [idOf(item), item]));
	const search = createSearch([...items].map(([id, item]) => searchable(id, item, answerKeywords[id] ?? "")));
	let timer: ReturnType<typeof setTimeout>;
	let before = "";

	function apply(): void {
		const typed = input.value.trim();
		const { best, nearest } = search(typed);
		const found = best.length > 0;
		all.hidden = typed !== "";
		nothing.hidden = typed === "" || found;
		const shown = typed === "" ? [] : [...best, ...nearest];
		// A letter that finds nothing else, or a phone's keyboard that ends its word as one taps, takes no result from under a finger.
		if (before !== `${shown}`) results.replaceChildren(...shown.map((id) => resultOf(items.get(id) as HTMLElement)));
		before = `${shown}`;
		results.hidden = shown.length === 0;
		// Kept with this entry of the history, so that Back brings it; no server is told.
		history.replaceState({ ...history.state, search: typed }, "");
		clearTimeout(timer);
		timer = setTimeout(() => tell(typed, best.length), REST);
	}

	function tell(typed: string, count: number): void {
		const { none = "", one = "", many = "" } = box.dataset;
		const told = count === 0 ? none : plural(count, document.documentElement.lang, { one, many });
		status.textContent = typed && told.replace("{count}", `${count}`);
	}

	input.addEventListener("input", apply);
	input.addEventListener("keydown", (event) => {
		// Enter that ends a word of an input method (Safari: 229) is not meant for the search.
		if (event.key !== "Enter" || event.isComposing || event.keyCode === 229) return;
		// Or the same key would open what it has just led to.
		event.preventDefault();
		results.querySelector("summary")?.focus();
	});
	nothing.addEventListener("click", () => {
		// The form reads it from there (`open-requested-form.ts`). A browser that keeps nothing brings nothing.
		try {
			sessionStorage[REQUEST_KEY] = input.value.trim();
		} catch {}
	});
	// A link from one answer to another leaves the search for the list, where that one stands; Back brings the search again.
	addEventListener("popstate", () => {
		const searched: string = history.state?.search ?? "";
		if (searched === input.value.trim()) return;
		input.value = searched;
		apply();
		if (!searched) document.getElementById(location.hash.slice(1))?.scrollIntoView();
	});
	if (input.value !== "") apply();
}

const idOf = (item: HTMLElement) => item.querySelector("[id]")?.id ?? "";

function searchable(id: string, item: HTMLElement, keywords: string): Searchable {
	const part = (selector: string) => item.querySelector(selector)?.textContent ?? "";
	return {
		id,
		question: part("summary"),
		answer: part("div"),
		keywords,
		partner: item.closest<HTMLElement>("[data-audience]")?.dataset.audience === "partner",
	};
}

/** A copy of a question, to be read where it is found, under the name of its subject. */
function resultOf(item: HTMLElement): HTMLElement {
	const entry = document.createElement("li");
	const copy = item.cloneNode(true) as HTMLDetailsElement;
	copy.open = false;
	for (const one of copy.querySelectorAll("[id]")) one.removeAttribute("id");
	const subject = document.createElement("p");
	subject.className = "faq-index__subject";
	subject.textContent = item.closest(".faq-index__group")?.querySelector(".faq-index__name")?.textContent ?? "";
	entry.append(subject, copy);
	return entry;
}

const box = document.querySelector("search.faq-index__filter") as HTMLElement;
const { default: answerKeywords } = await inLanguage(loaders, box.dataset.language)();
startFaqSearch(box, document.querySelector("[data-all]") as HTMLElement);
