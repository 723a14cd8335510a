/** The search over all questions, loaded once somebody reaches for it. Without it all are there, folded by subject. */
import { loaders } from "virtual:search-words";
import { createSearch, type Searchable } from "../../../content-model/answers/search.ts";
import { plural } from "../../../content-model/fields/fill.ts";
import type { Danger } from "../../../contract/alarm/alarm.ts";
import { inLanguage } from "../../../contract/languages.ts";
import { REQUEST_KEY } from "../../plan/store/plan-keys.ts";
import { dangersIn, putHersFirst, showCard } from "./alarm-card.ts";

/** Milliseconds of rest before the count is told and the card opens, so that no screen reader is interrupted at each letter. */
const REST = 400;
/** The answer that belongs to a danger, found or not. */
const ANSWERS: Record<Danger, string> = {
	emergency: "riesgos",
	violence: "ayuda-emocional",
	crisis: "ayuda-emocional",
};
/** Letters before anybody is told that there is no answer: one is a beginning and no question. */
const MIN_ASKED = 3;
/** Characters in which answers are searched for; a whole dictated message has its first ones. */
const MAX_SEARCHED = 500;

/**
 * Brings the search to life; it reads at once what was typed before or what the browser restored.
 * @param box holds the field, the results and what stands there if nothing is found
 * @param all the subjects, which give way to the results
 */
function startFaqSearch(box: HTMLElement, all: HTMLElement): void {
	const input = box.querySelector("input") as HTMLInputElement;
	const status = box.querySelector("[role=status]") as HTMLElement;
	const results = box.querySelector("[data-results]") as HTMLElement;
	const alert = box.querySelector("[aria-live]") as HTMLElement;
	const card = box.querySelector(".alarm") as HTMLElement;
	const nothing = box.querySelector("[data-nothing]") as HTMLElement;
	const items = new Map([...all.querySelectorAll<HTMLElement>(".faq-index__item")].map((item) => [idOf(item), item]));
	const search = createSearch(
		[...items].map(([id, item]) => searchable(id, item, keywords[id] ?? "")),
		words,
	);
	let timer: ReturnType<typeof setTimeout>;
	let tell = () => {};
	let before = "";
	let dangers: Danger[] = [];
	/** What was searched before a link within the page; in memory alone, and never if it tells of danger. */
	let left = "";

	function apply(): void {
		const typed = input.value.trim();
		const { best, nearest } = search(typed.slice(0, MAX_SEARCHED));
		dangers = dangersIn(typed);
		// Nobody in danger is offered a form or told that there is no answer.
		const isLost = typed.length >= MIN_ASKED && best.length + dangers.length === 0;
		nothing.hidden = !isLost;
		const related = dangers.map((danger) => ANSWERS[danger]).filter((id) => items.has(id));
		const shown = isLost ? nearest : [...new Set([...related, ...best])];
		// A letter that finds nothing else, or a phone's keyboard that ends its word as one taps, takes no result from under a finger.
		if (before !== `${shown}`) results.replaceChildren(...shown.map((id) => resultOf(items.get(id) as HTMLElement)));
		before = `${shown}`;
		results.hidden = shown.length === 0;
		all.hidden = isLost || shown.length > 0;
		clearTimeout(timer);
		tell = () => {
			const told = showCard(card, dangers);
			// Said once, not again with each letter that follows.
			if (alert.textContent !== told) alert.textContent = told;
			if (told && card.getBoundingClientRect().bottom > (visualViewport?.height ?? innerHeight)) input.scrollIntoView();
			const { none = "", one = "", many = "" } = box.dataset;
			const found = isLost ? none : plural(shown.length, document.documentElement.lang, { one, many });
			status.textContent = all.hidden ? found.replace("{count}", `${shown.length}`) : "";
		};
		timer = setTimeout(tell, REST);
	}

	input.addEventListener("input", apply);
	input.addEventListener("keydown", (event) => {
		// Enter that ends a word of an input method (Safari: 229) is not meant for the search.
		if (event.key !== "Enter" || event.isComposing || event.keyCode === 229) return;
		// Or the same key would open what it has just led to.
		event.preventDefault();
		clearTimeout(timer);
		tell();
		const first =
			dangers.length > 0 ? card.querySelector<HTMLElement>(".alarm__numbers a") : results.querySelector("summary");
		first?.focus();
	});
	nothing.addEventListener("click", () => {
		// The form reads it from there (`open-requested-form.ts`). A browser that keeps nothing brings nothing.
		try {
			sessionStorage[REQUEST_KEY] = input.value.trim();
		} catch {}
	});
	// A link from one answer to another leaves the search for the list, where that one stands; Back brings the search again.
	addEventListener("popstate", () => {
		const searched = left;
		if (searched === input.value) return;
		left = dangers.length > 0 ? "" : input.value;
		input.value = searched;
		apply();
		if (!searched) document.getElementById(location.hash.slice(1))?.scrollIntoView();
	});
	// A browser that keeps pages as they were left would show whoever comes back what was searched.
	addEventListener("pagehide", () => {
		left = input.value = "";
		apply();
		tell();
	});
	putHersFirst(card);
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
const { keywords, words } = (await inLanguage(loaders, box.dataset.language)()).default;
startFaqSearch(box, document.querySelector("[data-all]") as HTMLElement);
