import { forgetNote } from "./keep-notes.ts";
import { hideNotice, news, say, showNotice } from "./news.ts";
import { deskIn, show } from "./page-swap.ts";

const TRY_AGAIN_AFTER = 2_000;

/**
 * Sends a form that performs an action. After a lost connection nobody knows whether it was performed, so the same form
 * is sent again, under the same id, until there is an answer: actions are idempotent by id.
 */
export async function sendAction(event: SubmitEvent): Promise<void> {
	const form = event.target;
	if (!(form instanceof HTMLFormElement) || !("action" in form.dataset)) return;
	event.preventDefault();
	if (form.ariaBusy === "true") return;
	form.ariaBusy = "true";
	const fields = new FormData(form, event.submitter);
	const body = new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)]));
	// Not `form.action`: a field of that name would stand there instead.
	const { href, pathname } = new URL(form.getAttribute("action") ?? "", location.href);
	const { response, wasLost } = await send(href, body, form);
	const next = await deskIn(response).catch(() => undefined);
	if (response.redirected && fields.has("note")) forgetNote(pathname);
	const at = response.redirected ? response.url : location.href;
	if (!next) return location.assign(at);
	const again = news()?.dataset.again;
	hideNotice();
	show(next, at);
	if (wasLost && response.ok) say(again);
}

async function send(address: string, body: URLSearchParams, form: HTMLFormElement) {
	for (let wasLost = false; ; wasLost = true) {
		try {
			return { response: await fetch(address, { method: "POST", body, credentials: "same-origin" }), wasLost };
		} catch {
			showNotice(news()?.dataset.offline, form);
			await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER));
		}
	}
}
