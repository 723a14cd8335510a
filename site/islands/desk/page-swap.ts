/** Shows another page of the desk in place of this one, without loading its frame again. */
import { putBack } from "./keep-notes.ts";

/** The address of the page that is shown, without what follows `#`, which is no other page. */
export const address = () => location.pathname + location.search;

/** What is shown; the browser's Back changes the address alone. */
let shown = address();

/** @returns the desk in the page that came; undefined if it is somebody else's page */
export async function deskIn(response: Response): Promise<{ desk: Element; title: string } | undefined> {
	const page = new DOMParser().parseFromString(await response.text(), "text/html");
	const desk = page.querySelector(".desk");
	return desk?.querySelector("#contenido") ? { desk, title: page.title } : undefined;
}

/** Puts the page that came in place of this one, says its notice, and puts the keyboard there. */
export function show({ desk, title }: { desk: Element; title: string }, href: string): void {
	document.querySelector(".desk")?.replaceWith(desk);
	document.title = title;
	if (href !== location.href) history.pushState(null, "", href);
	shown = address();
	putBack();
	const goesOn = document.querySelector<HTMLElement>("[autofocus]");
	if (goesOn) return void goesOn.focus();
	scrollTo({ top: 0 });
	// What came of an action is read first.
	const first = document.querySelector<HTMLElement>(".desk-notice") ?? document.getElementById("contenido");
	first?.focus({ preventScroll: true });
}

/** Loads anew, on Back, what was swapped in and what the browser kept: who looks may have signed out since. */
export function loadWhenShownAgain(): void {
	addEventListener("popstate", () => {
		if (address() !== shown) location.reload();
	});
	// Whatever is kept is kept blank.
	addEventListener("pagehide", ({ persisted }) => {
		document.body.hidden = persisted;
	});
	addEventListener("pageshow", ({ persisted }) => {
		// Not `reload`: that would send again the form whose answer this may be.
		if (persisted) location.replace(address());
	});
}
