/** Keeps the note that is being written in this tab, until it is saved or somebody signs out here. */
import { LEAVE_PATH } from "../../../contract/desk-paths.ts";

const PREFIX = "mesa:nota:";

/** Puts back what was being written when the page was left, and keeps what is typed from now on. */
export function keepNotes(): void {
	document.addEventListener("input", ({ target }) => {
		if (target instanceof HTMLTextAreaElement && target.name === "note") keep(target);
	});
	document.addEventListener("submit", ({ target }) => {
		if (target instanceof HTMLFormElement && target.getAttribute("action") === LEAVE_PATH) forgetNotes();
	});
	putBack();
}

/** Into the note's field of the page that is shown, if it is empty. */
export function putBack(): void {
	const field = document.querySelector<HTMLTextAreaElement>("textarea[name=note]");
	if (field?.value === "") field.value = sessionStorage.getItem(keyOf(field)) ?? "";
}

/** Once it is saved. @param path of the request it belongs to */
export function forgetNote(path: string): void {
	sessionStorage.removeItem(PREFIX + path);
}

function forgetNotes(): void {
	for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

function keep(field: HTMLTextAreaElement): void {
	try {
		if (field.value) sessionStorage.setItem(keyOf(field), field.value);
		else sessionStorage.removeItem(keyOf(field));
	} catch {
		// Full, or switched off: it stands in the field.
	}
}

/** Its form is sent to the request's page. */
function keyOf({ form }: HTMLTextAreaElement): string {
	return PREFIX + new URL(form?.getAttribute("action") ?? "", location.href).pathname;
}
