/** The line in which a screen reader hears what changed, and the words for it. */
export const news = (): HTMLElement | null => document.getElementById("desk-news");

export function say(text: string | undefined): void {
	const line = news();
	if (line && text) line.textContent = text;
}

/** Of what is said over the page, which goes once it is no longer true. */
export const STALE_ID = "desk-line";

/** Shows and announces a notice until the page is another. @param form has it at its end; without one it is on top */
export function showNotice(text: string | undefined, form?: HTMLFormElement): HTMLElement | undefined {
	const main = document.getElementById("contenido");
	if (!main || !text) return undefined;
	const id = form ? "desk-undone" : STALE_ID;
	document.getElementById(id)?.remove();
	const notice = Object.assign(document.createElement("div"), { className: "desk-notice desk-notice--bad", id });
	notice.setAttribute("role", "alert");
	notice.append(Object.assign(document.createElement("p"), { textContent: text }));
	if (form) form.append(notice);
	else main.prepend(notice);
	return notice;
}
