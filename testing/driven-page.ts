/** Components in a window (happy-dom), driven as a visitor drives them. */
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

/** Where React asks whether each change waits for `act`. */
const ACT = "IS_REACT_ACT_ENVIRONMENT";

let root: Root | undefined;

/** Shows it on an empty page, until the test is over. */
export async function show(element: ReactNode): Promise<void> {
	onTestFinished(leave);
	vi.stubGlobal(ACT, true);
	await act(async () => root?.unmount());
	document.body.innerHTML = "<div></div>";
	addEventListener("click", stay);
	root = createRoot(document.body.firstElementChild as Element);
	await act(async () => root?.render(element));
}

/** A file that is saved leads this window away from its page, and the tests of the next file with it. */
function stay(event: MouseEvent): void {
	if ((event.target as Element).closest("a[download]")) event.preventDefault();
}

async function leave(): Promise<void> {
	await act(async () => root?.unmount());
	root = undefined;
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
}

export const find = <Found extends HTMLElement = HTMLInputElement>(selector: string, within: ParentNode = document) =>
	within.querySelector<Found>(selector) as Found;
export const findAll = <Found extends HTMLElement = HTMLInputElement>(
	selector: string,
	within: ParentNode = document,
) => [...within.querySelectorAll<Found>(selector)];
/** The words of each element that a selector finds. */
export const words = (selector: string, within: ParentNode = document) =>
	findAll<HTMLElement>(selector, within).map(({ textContent }) => textContent);

/** The button, link or fold of these words. */
export function button(label: string, within: ParentNode = document): HTMLElement {
	const all = findAll<HTMLElement>("button, a, summary", within);
	return all.find((one) => one.textContent === label) as HTMLElement;
}

/** The control of a label that begins so. */
export function control(label: string, within: ParentNode = document): HTMLInputElement {
	const found = findAll<HTMLLabelElement>("label", within).find((one) => one.textContent?.startsWith(label));
	return (found?.control ?? found?.querySelector("input, select, textarea")) as HTMLInputElement;
}

/** By key, or by a pointer; in Safari a button that is pointed at takes no focus. */
export async function press(pressed: HTMLElement, takesFocus = true): Promise<void> {
	await act(async () => {
		if (takesFocus) pressed.focus();
		pressed.click();
	});
}

/** Types into a field, or chooses in a list. */
export async function write(field: HTMLElement, value: string): Promise<void> {
	await act(async () => {
		// React watches the element's own property.
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
		for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
	});
}

export async function pressKey(within: HTMLElement, key: string): Promise<void> {
	await act(async () => within.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
}

/** Waits for what a page does by itself. */
export async function until(check: () => void): Promise<void> {
	vi.stubGlobal(ACT, false);
	await vi.waitFor(check);
	vi.stubGlobal(ACT, true);
}
