/** Keeps the note and the answer that are being written in this tab for who writes it, until it is saved or its writer signs out here. */
import { LEAVE_PATH } from "../../../contract/desk/paths.ts";
import { news } from "./news.ts";

const PREFIX = "mesa:nota:";
/** Whose pages this tab showed last. */
const MEMBER = "mesa:quien";

/** Puts back what was being written when the page was left, and keeps what is typed from now on. */
export function keepNotes(): void {
	document.addEventListener("input", ({ target }) => {
		if (target instanceof HTMLTextAreaElement && target.form) keepNote(target.form);
	});
	document.addEventListener("submit", ({ target }) => {
		if (target instanceof HTMLFormElement && target.getAttribute("action") === LEAVE_PATH) forgetOwnNotes();
	});
	const { member } = news()?.dataset ?? {};
	if (member) keep(MEMBER, member);
	putBack();
}

/** The form's id is kept with it: a note that is sent, and sent once more after the page was left, is saved once. */
export function keepNote(form: HTMLFormElement): void {
	const note = noteIn(form)?.value;
	if (note !== undefined) keep(keyOf(form), note && `${hidden(form, "id")?.value} ${note}`);
}

/** Into the fields of the page that is shown; what the desk wrote into one stays, and is kept. */
export function putBack(): void {
	for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea[name=note]")) fillIn(field);
}

function fillIn(field: HTMLTextAreaElement): void {
	if (!field.form) return;
	if (field.value !== "") {
		keepNote(field.form);
		return;
	}
	const [, id, note] = /^(\S+) (.+)$/s.exec(kept(keyOf(field.form))) ?? [];
	const sent = hidden(field.form, "id");
	if (!id || !note || !sent) return;
	sent.value = id;
	field.value = note;
}

/** Once it is saved; words written while it was under way were not in it. */
export function forgetNote(form: HTMLFormElement, saved: unknown): void {
	if (noteIn(form)?.value === saved) keep(keyOf(form), "");
}

/** What others began in this tab waits for them. */
function forgetOwnNotes(): void {
	const own = PREFIX + kept(MEMBER);
	for (const key of Object.keys(sessionStorage)) if (key.startsWith(own)) keep(key, "");
}

function kept(key: string): string {
	try {
		return sessionStorage.getItem(key) ?? "";
	} catch {
		return "";
	}
}

function keep(key: string, value: string): void {
	try {
		if (value) sessionStorage.setItem(key, value);
		else sessionStorage.removeItem(key);
	} catch {
		// Full, or switched off: it stands in the field.
	}
}

/** By its writer, whom its form names, and the request's page, which it is sent to. */
function keyOf(form: HTMLFormElement): string {
	const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
	const { id = "" } = noteIn(form) ?? {};
	return `${PREFIX}${hidden(form, "member")?.value}:${pathname}${id === "reply" ? "#reply" : ""}`;
}

const hidden = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
const noteIn = (form: HTMLFormElement) => form.querySelector<HTMLTextAreaElement>("textarea[name=note]");
