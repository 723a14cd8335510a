/** Hydrates this site's islands, in place of Astro's client for React, so that nothing is lost of what a visitor did before. */
import { type ComponentType, createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { answersKey, type Sleeper } from "./hold-taps.ts";
import { isBack } from "./is-back.ts";

type Props = Record<string, unknown>;

const hydrate =
	(island: Sleeper) =>
	(component: ComponentType<Props>, props: Props, slots: Record<string, string>, { client }: { client: string }) => {
		if (!island.hasAttribute("ssr")) return;
		const { default: children, ...named } = Object.fromEntries(
			Object.entries(slots).map(([name, html]) => [name, slot(html, name)]),
		);
		const element = createElement(component, { ...props, ...named }, children);
		const taps = island.release?.() ?? [];
		const isTool = client === "plan";
		if (isTool) recall(island);
		const kept = keepControls(island, isTool);
		// At once: what is typed between two steps would go with the elements that are rendered anew.
		flushSync(() => {
			hydrateRoot(island, element, {
				identifierPrefix: island.getAttribute("prefix") ?? "",
				// Rendered anew because something else changed the page: worth a note, and no error of the page's own.
				onRecoverableError: (error) => console.warn(error),
			});
		});
		flushSync(kept.putBack);
		for (const tapped of taps) flushSync(() => kept.counterpart(tapped)?.click());
	};

/** What stands between an island's tags; React leaves it as it is. */
function slot(html: string, name: string): ReactNode {
	if (!html.trim()) return undefined;
	const attributes = { ...(name !== "default" && { name }), suppressHydrationWarning: true };
	// It stands in the page as it was built.
	return createElement("astro-slot", { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

/** Answers as they stood when the page was loaded anew for its script. */
function recall(island: HTMLElement): void {
	try {
		const said: object[] = JSON.parse(sessionStorage[answersKey()] ?? "[]");
		delete sessionStorage[answersKey()];
		const controls = island.querySelectorAll("input,select,textarea");
		if (said.length !== controls.length) return;
		for (const [index, control] of controls.entries()) Object.assign(control, said[index]);
	} catch {
		// A browser that keeps nothing has kept none.
	}
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what was typed, ticked, chosen and opened in an island, and where the focus is. React renders all of it anew if
 * something changed the page before it hydrates, such as a translator or a password manager.
 * @param isControlled components hold what the controls say: they hydrate what the build wrote, then hear what was answered
 * @returns how to put it back, and how to find what stands in an element's place by then
 */
function keepControls(island: HTMLElement, isControlled: boolean) {
	const before = [...island.querySelectorAll<HTMLElement>("*")];
	const answers = [...island.querySelectorAll<Control>("input, select, textarea")]
		.filter((control) => !isControlled || isAnswered(control))
		.map((control) => ({ control, value: control.value, checked: (control as HTMLInputElement).checked }));
	const focused = before.find((one) => one === document.activeElement);
	const { selectionStart: start, selectionEnd: end } = (focused ?? {}) as HTMLInputElement;
	if (isControlled) for (const { control } of answers) reset(control);

	/** The element itself, or what was rendered in its place. */
	function counterpart<Found extends HTMLElement>(element: Found): Found | undefined {
		if (element.isConnected) return element;
		const place = before.filter((one) => kindOf(one) === kindOf(element)).indexOf(element);
		return [...island.querySelectorAll<Found>("*")].filter((one) => kindOf(one) === kindOf(element))[place];
	}

	function putBack(): void {
		// What the browser wrote there after Back is older than what components hold.
		for (const { control, ...said } of isControlled && isBack() ? [] : answers) {
			const there = counterpart(control);
			if (there) answer(there, said);
		}
		for (const one of before) {
			const there = one instanceof HTMLDetailsElement && one.open && counterpart(one);
			if (there) there.open = true;
		}
		const there = (focused && counterpart(focused)) as HTMLInputElement | undefined;
		if (document.activeElement !== there) there?.focus({ preventScroll: true });
		// Kinds that have no caret of their own, such as dates, say null.
		if (typeof start === "number" && (there?.selectionStart !== start || there.selectionEnd !== end))
			there?.setSelectionRange(start, end);
	}

	return { counterpart, putBack };
}

/** What an element is known by among those of an island, beside its place. React makes up other ids when it renders anew. */
function kindOf(element: HTMLElement): string {
	const name = element.getAttribute("name")?.replace(/_\w*_/g, "");
	return `${element.localName} ${name || element.className}`;
}

function isAnswered(control: Control): boolean {
	if (control instanceof HTMLSelectElement) {
		return [...control.options].some((one) => one.selected && !one.defaultSelected);
	}
	const { type, checked, defaultChecked, value, defaultValue } = control as HTMLInputElement;
	return type === "radio" ? checked && !defaultChecked : checked !== defaultChecked || value !== defaultValue;
}

/** As the build wrote it. */
function reset(control: Control): void {
	if (control instanceof HTMLSelectElement) {
		for (const option of control.options) option.selected = option.defaultSelected;
		return;
	}
	control.value = control.defaultValue;
	if ("checked" in control) control.checked = control.defaultChecked;
}

/** Answers as a visitor does, so that React hears of it. */
function answer(control: Control, { value, checked }: Pick<HTMLInputElement, "value" | "checked">): void {
	if (control.type === "radio" || control.type === "checkbox") {
		if ((control as HTMLInputElement).checked !== checked) control.click();
	} else if (control.value !== value) {
		// React watches the control's own property, and not the one of its kind.
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
		for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
	}
}

// biome-ignore lint/style/noDefaultExport: Astro reads a renderer from there.
export default hydrate;
