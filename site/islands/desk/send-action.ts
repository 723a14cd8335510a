import { forgetNote, keepNote } from "./keep-notes.ts";
import { news, say, showNotice } from "./news.ts";
import { deskIn, show } from "./page-swap.ts";

/** Milliseconds before each further try, none after the last: two minutes of a desk that does not answer. */
const WAITS = [2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 0];
/** How long one try may take, in milliseconds. */
const PATIENCE = 30_000;

/** Sends an action's form, again under the same id (actions are idempotent), until the desk answers or tries end. */
export async function sendAction(event: SubmitEvent): Promise<void> {
	const form = event.target;
	if (!(form instanceof HTMLFormElement) || !("action" in form.dataset)) return;
	event.preventDefault();
	if (form.getAttribute("aria-busy") === "true") return;
	form.setAttribute("aria-busy", "true");
	keepNote(form);
	const fields = new FormData(form, event.submitter);
	const body = new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)]));
	// Not `form.action`: a field of that name would stand there instead.
	const { href } = new URL(form.getAttribute("action") ?? "", location.href);
	const answer = await send(href, body, form);
	form.removeAttribute("aria-busy");
	if (!answer) return void showNotice(news()?.dataset.undone, form);
	if (answer.done) forgetNote(form, fields.get("note"));
	const again = news()?.dataset.again;
	show(answer, answer.done ?? location.href);
	if (answer.wasLost && answer.isGood) say(again);
}

/** @returns undefined if the desk did not answer */
async function send(address: string, body: URLSearchParams, form: HTMLFormElement) {
	for (const wait of WAITS) {
		try {
			// As for the form: Safari before 16 has no AbortSignal.timeout.
			const patience = new AbortController();
			setTimeout(() => patience.abort(), PATIENCE);
			const { signal } = patience;
			const response = await fetch(address, { method: "POST", body, credentials: "same-origin", signal });
			const desk = await deskIn(response);
			// Where an action leads to says that it is done. What a proxy leads elsewhere arrives there as a question.
			const isDone = response.redirected && /[?&](hecho|anotada)=/.test(response.url);
			if (desk && (isDone || !response.redirected)) {
				return { ...desk, done: isDone ? response.url : undefined, isGood: response.ok, wasLost: wait !== WAITS[0] };
			}
		} catch {
			// The line is lost, or was before all of it was there.
		}
		if (wait === 0) return undefined;
		showNotice(news()?.dataset.offline, form);
		await new Promise((resolve) => {
			setTimeout(resolve, wait);
			addEventListener("online", resolve, { once: true });
		});
	}
	return undefined;
}
