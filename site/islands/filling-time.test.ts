// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const FORM = `<form><input type="hidden" name="type" value="patient"><input id="name" name="name">
	<input id="email" name="email"><textarea id="message" name="message"></textarea><button>Enviar</button></form>`;

let now = 0;
let arrived = "navigate";

beforeEach(() => {
	now = 1_000;
	arrived = "navigate";
	vi.resetModules();
	vi.spyOn(performance, "now").mockImplementation(() => now);
	vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [{ type: arrived } as never]);
	document.body.innerHTML = FORM;
});
afterEach(() => {
	vi.restoreAllMocks();
});

const control = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Enters a control at a time, and writes in it. */
function write(id: string, at: number): void {
	now = at;
	control(id).focus();
	control(id).value = "Ana";
}

async function timeAt(at: number): Promise<number | undefined> {
	const { fillingTime } = await import("./filling-time.ts");
	now = at;
	return fillingTime(document.querySelector("form") as HTMLFormElement);
}

async function opened(): Promise<void> {
	(await import("./filling-time.ts")).watchFilling();
}

it("a form's time begins with its first text, however long the page was open", async () => {
	await opened();
	write("name", 60_000);
	write("email", 60_900);
	control("name").focus();
	expect(await timeAt(61_500)).toBe(1_500);
});

it("what the browser wrote before or beside the visitor leaves the time unknown", async () => {
	await opened();
	control("message").value = "De otra visita";
	write("name", 60_000);
	expect(await timeAt(60_100)).toBeUndefined();
	write("message", 60_200);
	expect(await timeAt(60_300)).toBe(300);
});

it("a form in which nothing was typed has no time", async () => {
	await opened();
	control("name").focus();
	expect(await timeAt(2_000)).toBeUndefined();
});

it.each(["reload", "back_forward", "prerender"])("after a page came by %s nothing is known", async (type) => {
	arrived = type;
	await opened();
	write("name", 2_000);
	expect(await timeAt(2_100)).toBeUndefined();
});

it("nor after the browser shows again the page that it kept", async () => {
	await opened();
	write("name", 2_000);
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
	expect(await timeAt(2_100)).toBe(100);
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
	expect(await timeAt(2_200)).toBeUndefined();
});
