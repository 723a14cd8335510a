/** The line in which a screen reader hears what changed, and the words for it. */
export function news(): HTMLElement | null {
	return document.getElementById("desk-news");
}

/** Says it aloud. */
export function say(text: string | undefined): void {
	const line = news();
	if (line && text) line.textContent = text;
}

/**
 * Says it aloud and shows it, until the page is another.
 * @param form at its end, where somebody looks who sent it; without one over the page
 */
export function showNotice(text: string | undefined, form?: HTMLFormElement): HTMLElement | undefined {
	const main = document.getElementById("contenido");
	if (!main || !text) return undefined;
	hideNotice();
	const notice = Object.assign(document.createElement("div"), {
		className: "desk-notice desk-notice--bad",
		id: "desk-line",
	});
	notice.setAttribute("role", "alert");
	notice.append(Object.assign(document.createElement("p"), { textContent: text }));
	if (form) form.append(notice);
	else main.prepend(notice);
	return notice;
}

export function hideNotice(): void {
	document.getElementById("desk-line")?.remove();
}
