import { PLAN_KEY } from "../../plan/store/plan-keys.ts";

/** An island whose script has not come yet. */
export interface Sleeper extends HTMLElement {
	/** Ends the holding. @returns buttons, and links to other pages, in the order in which they were tapped */
	release?: () => Iterable<HTMLElement>;
}

/** Where answers wait while the page is loaded anew because its script did not come. */
export const answersKey = () => PLAN_KEY + location.pathname;

/** Holds taps in a tool until its script is there, and says so, or that it does not come (words: `plan-page.astro`). */
export function holdTaps(island: Sleeper): void {
	const busy = document.querySelector("[data-busy]") as HTMLElement;
	const fault = busy.nextElementSibling as HTMLElement;
	const taps = new Set<HTMLElement>();
	const release = (failed?: Event) => {
		island.onclick = null;
		busy.textContent = "";
		for (const tapped of taps) tapped.removeAttribute("aria-busy");
		fault.hidden = !failed;
		return taps;
	};
	island.release = release;
	island.onclick = (event) => {
		const tapped = (event.target as Element).closest<HTMLElement>("button,a[href^='/']");
		if (!tapped || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		taps.add(tapped);
		tapped.setAttribute("aria-busy", "true");
		busy.textContent = busy.dataset.busy as string;
	};
	island.addEventListener("astro:hydration-error", release);
	(fault.lastElementChild as HTMLElement).onclick = () => {
		location.reload();
		const controls = island.querySelectorAll<HTMLInputElement>("input,select,textarea");
		sessionStorage[answersKey()] = JSON.stringify(Array.from(controls, ({ checked, value }) => ({ checked, value })));
	};
}
