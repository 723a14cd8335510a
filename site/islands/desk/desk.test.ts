// @vitest-environment happy-dom
/** The desk's script in a window: what is typed stays, what is old goes, and a lost line is asked again. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepNotes, putBack } from "./keep-notes.ts";
import { keepUpToDate } from "./keep-up-to-date.ts";
import { loadWhenShownAgain } from "./page-swap.ts";
import { sendAction } from "./send-action.ts";

const PATH = "/mesa/7K4R-62XW";
const KEY = `mesa:nota:${PATH}`;

const page = ({ note = "", revision = "1", version = "0", list = "" } = {}) => `<div class="desk">
	<ol class="inbox" data-live="${revision}" data-live-list="Nueva">${list}</ol>
	<main id="contenido" tabindex="-1"><article class="request-page" data-live="${revision}" data-version="${version}">
		<form action="${PATH}?ver=mine" method="post" data-action>
			<input type="hidden" name="id" value="de-un-formulario"><input type="hidden" name="do" value="note">
			<textarea id="note" name="note">${note}</textarea><button name="by" value="mail">Guardar nota</button>
		</form>
	</article></main>
	<form action="/mesa/salir" method="post"></form>
	<p id="desk-news" data-offline="Se cortó" data-again="Volvió" data-stale="No se actualiza" data-changed="Cambió"
		data-signed-out="Tu sesión terminó" data-enter-again="Entrar otra vez"></p>
</div>`;

const answers: (() => Promise<Response>)[] = [];
const asked: { address: string; body: string }[] = [];
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const html = (body: string, url = "") => {
	const response = new Response(`<!doctype html><title>Otra</title>${body}`, {
		headers: { "Content-Type": "text/html; charset=UTF-8" },
	});
	return Promise.resolve(Object.defineProperties(response, { redirected: { value: url !== "" }, url: { value: url } }));
};
const json = (body: object, status = 200) =>
	Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } }));

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found;
const note = () => find<HTMLTextAreaElement>("textarea");
const later = async (ms: number) => await vi.advanceTimersByTimeAsync(ms);

function type(words: string): void {
	note().value = words;
	note().dispatchEvent(new Event("input", { bubbles: true }));
}

function press(form = find<HTMLFormElement>("form[data-action]")): void {
	const submitter = form.querySelector("button");
	form.dispatchEvent(Object.assign(new Event("submit", { bubbles: true, cancelable: true }), { submitter }));
}

let started = false;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
		asked.push({ address: String(address), body: String(init?.body ?? "") });
		return await (answers.shift() ?? (() => json({ revision: "1" })))();
	});
	sessionStorage.clear();
	history.replaceState(null, "", `${PATH}?ver=mine`);
	document.body.hidden = false;
	document.body.innerHTML = page();
	answers.length = asked.length = 0;
	keepUpToDate();
	if (started) return;
	started = true;
	document.addEventListener("submit", sendAction);
	keepNotes();
	loadWhenShownAgain();
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it("a note that is being written is there again when its page is, and no other page's", () => {
	type("A medio");
	document.body.innerHTML = page();
	putBack();
	expect(note().value).toBe("A medio");
	document.body.innerHTML = page().replaceAll(PATH, "/mesa/ABCD-EFGH");
	putBack();
	expect(note().value).toBe("");
	document.body.innerHTML = page({ note: "Del servidor" });
	putBack();
	expect(note().value).toBe("Del servidor");
	document.body.innerHTML = page();
	type("");
	expect(sessionStorage.getItem(KEY)).toBeNull();
});

it("whoever signs out takes the kept notes along, and nothing of anybody else's", () => {
	sessionStorage.setItem("plan", "de otra página");
	type("A medio");
	press(find<HTMLFormElement>("form[action='/mesa/salir']"));
	expect(Object.keys(sessionStorage)).toEqual(["plan"]);
});

it("a note is sent with its button and id, shown as the answer says, and then no longer kept", async () => {
	type("Llamar");
	answers.push(() => html(page({ version: "1" }), `${location.origin}${PATH}?hecho=1`));
	press();
	press();
	await later(0);
	expect(asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
		{ id: "de-un-formulario", do: "note", note: "Llamar", by: "mail" },
	]);
	expect([location.search, document.title, note().value]).toEqual(["?hecho=1", "Otra", ""]);
	expect(sessionStorage.getItem(KEY)).toBeNull();
});

it("a note that was refused stays in its field and kept", async () => {
	type("Demasiado larga");
	answers.push(() => html(page({ note: "Demasiado larga" })));
	press();
	await later(0);
	expect([note().value, sessionStorage.getItem(KEY)]).toEqual(["Demasiado larga", "Demasiado larga"]);
});

it("the browser's Back within a page loads nothing; to another page it loads that one", () => {
	const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
	history.replaceState(null, "", `${location.pathname}${location.search}#contenido`);
	dispatchEvent(new Event("popstate"));
	expect(reload).not.toHaveBeenCalled();
	history.replaceState(null, "", "/mesa");
	dispatchEvent(new Event("popstate"));
	expect(reload).toHaveBeenCalledOnce();
});

it("what is kept for Back is kept blank, and loaded anew by its address alone", () => {
	const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
	dispatchEvent(Object.assign(new Event("pagehide"), { persisted: true }));
	expect(document.body.hidden).toBe(true);
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
	expect(replace).not.toHaveBeenCalled();
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
	expect(replace).toHaveBeenCalledExactlyOnceWith(`${PATH}?ver=mine`);
});

it("a new revision is shown, and what is typed stays", async () => {
	type("A medio");
	const row = `<li data-key="A" data-version="0" data-said="Ana: 3 h">Ana</li>`;
	answers.push(
		() => json({ revision: "2" }),
		() => html(page({ revision: "2", version: "1", list: row })),
	);
	await later(4_000);
	expect(find(".inbox").textContent).toContain("Ana");
	expect([note().value, find("#desk-news").textContent]).toEqual(["A medio", "Nueva: Ana: 3 h"]);
});

it("signed out elsewhere, everything shown goes, and the page says why and where to sign in", async () => {
	answers.push(() => json({ signedOut: true }, 401));
	await later(4_000);
	expect(document.querySelector("[data-live]")).toBeNull();
	expect(find("[role=alert]").textContent).toBe("Tu sesión terminóEntrar otra vez");
	expect(find<HTMLAnchorElement>("[role=alert] a").getAttribute("href")).toBe(`${PATH}?ver=mine`);
	await later(20_000);
	expect(asked).toHaveLength(1);
});

it("after three questions without an answer the page says that it may be old, until one is answered", async () => {
	answers.push(lost, lost, lost);
	await later(8_000);
	expect(document.querySelector("[role=alert]")).toBeNull();
	await later(4_000);
	expect(find("[role=alert]").textContent).toBe("No se actualiza");
	await later(4_000);
	expect(document.querySelector("[role=alert]")).toBeNull();
});
