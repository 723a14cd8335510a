/** The search over all questions, loaded once somebody reaches for it. Without it all are there, folded by subject. */
import { loaders } from "virtual:search-words";
import type { SearchedQuestion } from "../../../content-model/answers/faq-groups.ts";
import { createSearch } from "../../../content-model/answers/search.ts";
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

/** Starts the search, also with what was typed before. @param box field and results @param all what results replace */
function startFaqSearch(box: HTMLElement, all: HTMLElement): void {
	const input = box.querySelector("input") as HTMLInputElement;
	const status = box.querySelector("[role=status]") as HTMLElement;
	const results = box.querySelector("[data-results]") as HTMLElement;
	const alert = box.querySelector("[aria-live]") as HTMLElement;
	const card = box.querySelector(".alarm") as HTMLElement;
	const nothing = box.querySelector("[data-nothing]") as HTMLElement;
	const known = new Map(questions.map((one) => [one.id, one]));
	const search = createSearch(questions, words, learned);
	let timer: ReturnType<typeof setTimeout>;
	let tell = () => {};
	let before = "";
	let dangers: Danger[] = [];
	/** Whether the visitor leaves for what was found, and so finds it again on coming back. */
	let follows = false;

	function apply(): void {
		const typed = input.value.trim();
		const { best, nearest } = search(typed);
		dangers = dangersIn(typed);
		// Nobody in danger is offered a form or told that there is no answer.
		const isLost = typed.length >= MIN_ASKED && best.length + dangers.length === 0;
		nothing.hidden = !isLost;
		const related = dangers.map((danger) => ANSWERS[danger]).filter((id) => known.has(id));
		const shown = isLost ? nearest : [...new Set([...related, ...best])];
		// A letter that finds nothing else, or a phone's keyboard that ends its word as one taps, takes no result from under a finger.
		if (before !== `${shown}`) results.replaceChildren(...shown.flatMap((id) => resultOf(known.get(id))));
		before = `${shown}`;
		results.hidden = shown.length === 0;
		all.hidden = isLost || shown.length > 0;
		clearTimeout(timer);
		tell = () => {
			const told = showCard(card, dangers);
			// Said once, not again with each letter that follows.
			if (alert.textContent !== told) alert.textContent = told;
			// A keyboard may cover half of the screen: what was found stands above it, below the field.
			const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
			const first = told ? card : (results.querySelector("a") ?? nothing);
			if (first.getBoundingClientRect().bottom > offsetTop + height) input.scrollIntoView();
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
			dangers.length > 0 ? card.querySelector<HTMLElement>(".alarm__numbers a") : results.querySelector("a");
		first?.focus();
	});
	nothing.addEventListener("click", () => {
		// The form reads it from there (`open-requested-form.ts`). A browser that keeps nothing brings nothing.
		try {
			sessionStorage[REQUEST_KEY] = input.value.trim();
		} catch {}
	});
	// In memory alone, and never if it tells of danger.
	results.addEventListener("click", ({ target }) => {
		follows = dangers.length === 0 && Boolean((target as Element).closest("a"));
	});
	addEventListener("pageshow", () => {
		follows = false;
	});
	// A browser that keeps pages as they were left would show whoever comes back what was searched.
	addEventListener("pagehide", () => {
		if (follows) return;
		input.value = "";
		apply();
		tell();
	});
	putHersFirst(card);
	if (input.value !== "") apply();
}

/** The way to an answer, under the name of its subject, with how it begins. */
function resultOf(found: SearchedQuestion | undefined): HTMLElement[] {
	if (!found) return [];
	const entry = document.createElement("li");
	const part = (name: "p" | "a", className: string, text: string) =>
		Object.assign(document.createElement(name), { className, textContent: text });
	const link = part("a", "faq-index__found", found.question) as HTMLAnchorElement;
	link.href = found.href;
	entry.append(part("p", "faq-index__subject", found.subject), link, part("p", "faq-index__beginning", found.answer));
	return [entry];
}

const box = document.querySelector("search.faq-index__filter") as HTMLElement;
const { questions, words, learned } = (await inLanguage(loaders, box.dataset.language)()).default;
startFaqSearch(box, document.querySelector("[data-all]") as HTMLElement);
