/** Shows another page of the desk in place of this one, without loading its frame again. */

/** @returns the desk in the page that came, or undefined where it is none of ours */
export async function deskIn(response: Response): Promise<{ desk: Element; title: string } | undefined> {
	if (!response.headers.get("content-type")?.startsWith("text/html")) return undefined;
	const page = new DOMParser().parseFromString(await response.text(), "text/html");
	const desk = page.querySelector(".desk");
	return desk ? { desk, title: page.title } : undefined;
}

/** Puts the page that came in place of this one, says its notice, and puts the keyboard there. */
export function show({ desk, title }: { desk: Element; title: string }, address: string): void {
	document.querySelector(".desk")?.replaceWith(desk);
	document.title = title;
	if (address !== location.href) history.pushState(null, "", address);
	scrollTo({ top: 0 });
	// What came of an action is read first.
	const first = document.querySelector<HTMLElement>(".desk-notice") ?? document.getElementById("contenido");
	first?.focus({ preventScroll: true });
}

// Pages that were shown this way are loaded anew.
addEventListener("popstate", () => location.reload());
