import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { type Day, dayAt } from "../../../../plan/stay/day.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Takes over what somebody typed or chose in a tool before its script was there: until then only the page holds it.
 * What the browser wrote there after Back, if it loaded the page again, is older than the plan, and taken out.
 * @returns for the `ref` of what holds the controls
 */
export function useEarlyAnswers(): RefObject<HTMLDivElement | null> {
	const root = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const controls = [...(root.current?.querySelectorAll<Control>("input:enabled, select:enabled") ?? [])];
		const takeOver = isBack() ? putBack : answerAgain;
		for (const control of controls.filter(isAnswered)) takeOver(control);
	}, []);
	return root;
}

/** Whether the page was loaded anew by Back or Forward. */
export function isBack(): boolean {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return navigation?.type === "back_forward";
}

function putBack(control: Control): void {
	if (control.localName === "select") {
		for (const option of (control as HTMLSelectElement).options) option.selected = option.defaultSelected;
		return;
	}
	const input = control as HTMLInputElement;
	input.checked = input.defaultChecked;
	input.value = input.defaultValue;
}

function isAnswered(control: Control): boolean {
	if (control.localName === "select") {
		return [...(control as HTMLSelectElement).options].some((one) => one.selected && !one.defaultSelected);
	}
	const { type, checked, defaultChecked, value, defaultValue } = control as HTMLInputElement;
	return type === "radio" ? checked && !defaultChecked : checked !== defaultChecked || value !== defaultValue;
}

/** React hears of a control only if it changes, so it is put back first. */
function answerAgain(control: Control): void {
	if (control.type === "radio" || control.type === "checkbox") {
		const box = control as HTMLInputElement;
		box.checked = !box.checked;
		box.click();
		return;
	}
	const { value } = control;
	if (control.localName === "input") {
		control.value = (control as HTMLInputElement).defaultValue;
		// React watches the control's own property, and not the one of its kind.
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, value);
	}
	control.dispatchEvent(new Event(control.localName === "input" ? "input" : "change", { bubbles: true }));
}

const never = () => () => {};

/** The day it is; undefined until the script is at work, since a page is built on another day. */
export function useToday(): Day | undefined {
	return useSyncExternalStore(
		never,
		() => dayAt(new Date()),
		() => undefined,
	);
}
