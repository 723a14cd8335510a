// @vitest-environment happy-dom
/** The desk's script in a window: what is typed stays, what is old goes, and a lost line is asked again. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepNotes, putBack } from "./keep-notes.ts";
import { keepUpToDate } from "./keep-up-to-date.ts";
import { loadWhenShownAgain } from "./page-swap.ts";
import { sendAction } from "./send-action.ts";

const PATH = "/mesa/7K4R-62XW";
const ANA = "ana@example.com";
const KEY = `mesa:nota:${ANA}:${PATH}`;

const page = ({ note = "", revision = "1", version = "0", list = "" } = {}) => `<div class="desk">
	<aside class="desk__list"><ol class="inbox" data-live="${revision}" data-live-list="Nueva">${list}</ol></aside>
	<main id="contenido" tabindex="-1"><article class="request-page" data-live="${revision}" data-version="${version}">
		<form action="${PATH}?ver=mine" method="post" data-action>
			<input type="hidden" name="member" value="${ANA}"><input type="hidden" name="id" value="de-un-formulario"><input type="hidden" name="do" value="note">
			<textarea id="note" name="note">${note}</textarea><button name="by" value="mail">Guardar nota</button>
		</form>
	</article></main>
	<form action="/mesa/salir" method="post"></form>
	<p id="desk-news" data-member="${ANA}" data-undone="No quedó hecho" data-offline="Se cortó" data-again="Volvió" data-stale="No se actualiza" data-changed="Cambió"
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
		return await (answers.shift() ?? (() => json({ revision: "1", member: ANA })))();
	});
	sessionStorage.clear();
	sessionStorage.setItem("mesa:quien", ANA);
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

it("whoever signs out takes her own notes along, and nothing of anybody else's", () => {
	sessionStorage.setItem("plan", "de otra página");
	sessionStorage.setItem(KEY.replace(ANA, "luis@example.com"), "De Luis");
	type("A medio");
	press(find<HTMLFormElement>("form[action='/mesa/salir']"));
	const left = Object.keys(sessionStorage).filter((key) => key !== "mesa:quien");
	expect(left.sort()).toEqual([KEY.replace(ANA, "luis@example.com"), "plan"]);
});

it("a note that was sent as the page was left, and is sent once more, is sent under the same id", async () => {
	type("Llamar");
	answers.push(lost);
	press();
	document.body.innerHTML = page().replace("de-un-formulario", "de-otro");
	putBack();
	answers.push(lost);
	press();
	await later(0);
	expect(new Set(asked.map(({ body }) => new URLSearchParams(body).get("id")))).toEqual(new Set(["de-un-formulario"]));
	expect(asked).toHaveLength(2);
	// As after a colleague's change: the words stay, in a form that came anew.
	document.body.innerHTML = page({ note: "Llamar" }).replace("de-un-formulario", "de-otro");
	answers.push(lost);
	press();
	document.body.innerHTML = page();
	putBack();
	expect(find<HTMLInputElement>("[name=id]").value).toBe("de-otro");
});

it("a note waits for who wrote it, and is not shown to whoever signs in after her in the tab", () => {
	type("Solo de Ana");
	document.body.innerHTML = page().replaceAll(ANA, "luis@example.com");
	putBack();
	expect(note().value).toBe("");
	document.body.innerHTML = page();
	putBack();
	expect(note().value).toBe("Solo de Ana");
});

it("a note is sent with its button and id, shown as the answer says, and then no longer kept", async () => {
	type("Llamar");
	answers.push(() => html(page({ version: "1" }), `${location.origin}${PATH}?hecho=1`));
	press();
	press();
	await later(0);
	expect(asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
		{ member: ANA, id: "de-un-formulario", do: "note", note: "Llamar", by: "mail" },
	]);
	expect([location.search, document.title, note().value]).toEqual(["?hecho=1", "Otra", ""]);
	expect(sessionStorage.getItem(KEY)).toBeNull();
});

it("words written while a note is under way stand in the field once it is saved", async () => {
	type("Llamar");
	answers.push(() => html(page({ version: "1" }), `${location.origin}${PATH}?hecho=1`));
	press();
	type("Llamar el lunes");
	await later(0);
	expect([location.search, note().value]).toEqual(["?hecho=1", "Llamar el lunes"]);
});

it("a note that was refused stays in its field and kept", async () => {
	type("Demasiado larga");
	answers.push(() => html(page({ note: "Demasiado larga" })));
	press();
	await later(0);
	expect([note().value, sessionStorage.getItem(KEY)]).toEqual(["Demasiado larga", "de-un-formulario Demasiado larga"]);
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
		() => json({ revision: "2", member: ANA }),
		() => html(page({ revision: "2", version: "1", list: row })),
	);
	await later(4_000);
	expect(find(".inbox").textContent).toContain("Ana");
	expect([note().value, find("#desk-news").textContent]).toEqual(["A medio", "Nueva: Ana: 3 h"]);
});

it("the caret stays where somebody is typing when a new revision is shown", async () => {
	type("A medio");
	note().focus();
	note().setSelectionRange(1, 1);
	answers.push(
		() => json({ revision: "2", member: ANA }),
		() => html(page({ revision: "2", version: "1" })),
	);
	await later(5_000);
	expect([document.activeElement, note().selectionStart]).toEqual([note(), 1]);
});

const PORTAL = "<h1>502 Bad Gateway</h1>";
const foreign: Record<string, () => Promise<Response>> = {
	"a lost line": lost,
	"a proxy's page": () => html(PORTAL),
	"a proxy's 502": () =>
		Promise.resolve(new Response(PORTAL, { status: 502, headers: { "Content-Type": "text/html" } })),
	nothing: () => Promise.resolve(new Response(null, { status: 204 })),
	"a login page elsewhere": () => html(PORTAL, "https://hotel.example/entrar"),
	"the desk's page, to which somebody led instead of it": () => html(page(), location.href),
	"somebody's JSON": () => json({ ok: true }),
	"a page that has the desk's name": () => html(`<div class="desk">Recepción</div>`),
};

it.each(Object.keys(foreign))("after %s the same form is sent again until the desk answers", async (what) => {
	type("Llamar");
	const somebody = foreign[what] as () => Promise<Response>;
	answers.push(somebody, somebody, () => html(page({ version: "1" }), `${location.origin}${PATH}?hecho=1`));
	press();
	await later(0);
	expect([note().value, find("form [role=alert]").textContent]).toEqual(["Llamar", "Se cortó"]);
	expect(location.search).not.toBe("?hecho=1");
	await later(6_000);
	const sent = asked.flatMap(({ body }) => body || []);
	expect(new Set(sent).size).toBe(1);
	expect([sent.length, location.search, find("#desk-news").textContent]).toEqual([3, "?hecho=1", "Volvió"]);
});

it("where the desk does not answer for two minutes, its person is told, keeps the words and may press again", async () => {
	type("Llamar");
	answers.push(...Array.from({ length: 7 }, () => foreign["a proxy's 502"] as () => Promise<Response>));
	press();
	await later(121_000);
	expect([note().value, find("form [role=alert]").textContent]).toEqual(["Llamar", "No quedó hecho"]);
	expect(sessionStorage.getItem(KEY)).toBe("de-un-formulario Llamar");
	answers.push(lost, lost, lost);
	await later(12_000);
	expect(find("#contenido > [role=alert]").textContent).toBe("No se actualiza");
	expect(find("form [role=alert]").textContent).toBe("No quedó hecho");
	answers.push(() => html(page({ version: "1" }), `${location.origin}${PATH}?hecho=1`));
	press();
	await later(0);
	expect([location.search, document.querySelector("form [role=alert]")]).toEqual(["?hecho=1", null]);
});

it("a browser that cannot say for how long it waits sends a form all the same, as Safari before 16", async () => {
	vi.stubGlobal("AbortSignal", { ...AbortSignal, timeout: undefined });
	type("Llamar");
	answers.push(() => html(page({ version: "1" }), `${location.origin}${PATH}?hecho=1`));
	press();
	await later(0);
	expect(location.search).toBe("?hecho=1");
});

it("a line that is back is used at once", async () => {
	type("Llamar");
	answers.push(lost, () => html(page({ version: "1" }), `${location.origin}${PATH}?hecho=1`));
	press();
	await later(0);
	dispatchEvent(new Event("online"));
	await later(0);
	expect(location.search).toBe("?hecho=1");
});

it("signed out elsewhere, a mark is answered by the sign-in in place of everything shown, and the note is kept", async () => {
	type("A medio");
	const signIn = `<div class="desk"><main id="contenido"><p role="alert">No quedó hecho</p></main></div>`;
	answers.push(() => html(signIn));
	press();
	await later(0);
	expect(document.body.textContent?.trim()).toBe("No quedó hecho");
	expect([location.pathname, sessionStorage.getItem(KEY)]).toEqual([PATH, "de-un-formulario A medio"]);
});

const signedOut = {
	"signed out elsewhere": () => json({ signedOut: "yes" }, 401),
	"where somebody else signed in": () => json({ revision: "1", member: "luis@example.com" }),
};

it.each(Object.entries(signedOut))(
	"%s, everything shown goes, and the page says why and where to sign in",
	async (_, answer) => {
		answers.push(answer);
		await later(4_000);
		expect(document.querySelector("[data-live], .inbox")).toBeNull();
		expect(document.title).toBe("Entrar otra vez");
		expect(find("[role=alert]").textContent).toBe("Tu sesión terminóEntrar otra vez");
		expect(find<HTMLAnchorElement>("[role=alert] a").getAttribute("href")).toBe(`${PATH}?ver=mine`);
		await later(20_000);
		expect(asked).toHaveLength(1);
	},
);

it("a tab nobody looks at goes at once where another one of the browser was signed out", async () => {
	vi.spyOn(document, "hidden", "get").mockReturnValue(true);
	await later(20_000);
	expect(asked).toHaveLength(0);
	answers.push(...Array.from({ length: 99 }, () => signedOut["signed out elsewhere"]));
	dispatchEvent(new StorageEvent("storage", { key: "plan", newValue: "1" }));
	await later(0);
	expect(asked).toHaveLength(0);
	dispatchEvent(new StorageEvent("storage", { key: "mesa:fuera", newValue: "1" }));
	await later(0);
	expect(find("#contenido").textContent).toBe("Tu sesión terminóEntrar otra vez");
	answers.length = 0;
});

it("whoever comes back to a tab is asked for at once, and a page without a session tells the other tabs", async () => {
	const told = vi.spyOn(Storage.prototype, "setItem");
	document.dispatchEvent(new Event("visibilitychange"));
	await later(0);
	expect(asked.length).toBeGreaterThan(0);
	expect(told).not.toHaveBeenCalled();
	find("#desk-news").remove();
	keepUpToDate();
	expect([told.mock.calls, localStorage.length]).toEqual([[["mesa:fuera", "1"]], 0]);
});

it("a page that shows a person goes as well, though nothing on it is kept up to date", async () => {
	for (const live of document.querySelectorAll("[data-live]")) live.removeAttribute("data-live");
	answers.push(signedOut["signed out elsewhere"]);
	await later(4_000);
	expect(find("#contenido").textContent).toBe("Tu sesión terminóEntrar otra vez");
});

it("somebody else's JSON is no answer on a page that shows a person", async () => {
	for (const live of document.querySelectorAll("[data-live]")) live.removeAttribute("data-live");
	answers.push(...Array.from({ length: 3 }, () => () => json({ ok: true })));
	await later(12_000);
	expect(find("[role=alert]").textContent).toBe("No se actualiza");
});

it("a proxy's 401 signs nobody out, and what is no revision is no answer", async () => {
	answers.push(
		() => Promise.resolve(new Response("Unauthorized", { status: 401 })),
		() => json({ ok: true }),
		() => json({ revision: "2", member: ANA }),
		() => html(PORTAL),
	);
	await later(12_000);
	expect(find("[role=alert]").textContent).toBe("No se actualiza");
	expect(document.querySelector("[data-live]")).not.toBeNull();
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
