import { one } from "./elements.ts";

const drawer = one<HTMLDialogElement>("dialog");
const dropdown = one<HTMLDetailsElement>("header details");

window.onclick = ({ target }) => {
	const clicked = target as Element;
	if (clicked.matches("[data-action=menu]")) drawer.showModal();
	// A click beside the drawer has the dialog itself as its target; its content covers it entirely.
	else if (clicked === drawer || clicked.closest("dialog a,dialog button")) drawer.close();
	if (!dropdown.contains(clicked)) dropdown.open = false;
};

dropdown.onkeydown = ({ key }) => {
	if (key !== "Escape") return;
	dropdown.open = false;
	dropdown.querySelector("summary")?.focus();
};

dropdown.addEventListener("focusout", ({ relatedTarget }) => {
	if (relatedTarget && !dropdown.contains(relatedTarget as Node)) dropdown.open = false;
});
