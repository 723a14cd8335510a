/** How long a form was being filled in, as far as the page can know: what it cannot know is left out, and suspects nobody. */

/** When somebody first entered each control, on the clock of `performance.now()`. */
const entered = new WeakMap<EventTarget, number>();

let isFirstShown = false;

/** To be called once a form is awake. */
export function watchFilling(): void {
	addEventListener("focusin", ({ target }) => {
		if (target && !entered.has(target)) entered.set(target, performance.now());
	});
	// After Back and a reload, what stands in a form may have been written long before.
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	isFirstShown = visit?.type === "navigate";
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) isFirstShown = false;
	});
}

/** Milliseconds since the first text was begun; undefined if one was not typed here, as by a password manager. */
export function fillingTime(form: HTMLFormElement): number | undefined {
	const texts = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=hidden]), textarea");
	const written = [...texts].filter(({ value, defaultValue }) => value !== defaultValue);
	const elapsed = performance.now() - Math.min(...written.map((text) => entered.get(text) ?? Number.NaN));
	return isFirstShown && elapsed >= 0 ? Math.round(elapsed) : undefined;
}
