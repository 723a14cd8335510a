/** The keys of mail programs: j and k go through the list, r answers, e marks as answered, ? shows them all. */

export function listenToKeys(): void {
	document.addEventListener("keydown", (event) => {
		const { key, target, ctrlKey, metaKey, altKey } = event;
		if (ctrlKey || metaKey || altKey || (target as Element).closest?.("input,textarea,select,dialog[open]")) return;
		const keys = document.querySelector<HTMLDialogElement>("#keys");
		if (key === "j" || key === "k") go(key === "j" ? 1 : -1);
		else if (key === "r") document.getElementById("reply")?.focus();
		else if (key === "e") document.querySelector<HTMLElement>(".mark-answered__way")?.click();
		else if (key === "?" && keys) keys.showModal();
		else return;
		// The letter is not typed into what has the keyboard now.
		event.preventDefault();
	});
}

/** To the next request: beside the list it is opened, in the list it has the keyboard, and Enter opens it. */
function go(by: number): void {
	const links = [...document.querySelectorAll<HTMLAnchorElement>("a.request-row__link")];
	const open = links.findIndex((link) => link.ariaCurrent === "page");
	const at = open < 0 ? links.indexOf(document.activeElement as HTMLAnchorElement) : open;
	const next = links[at + by];
	if (open < 0) next?.focus();
	else next?.click();
}
