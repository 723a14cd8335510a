import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { type Day, dayAt } from "../../../../plan/stay/day.ts";

interface Control extends HTMLElement {
	value: string;
}

/**
 * Takes over what somebody typed or chose in a field before its island hydrated: until then only the page holds it.
 * @param value the field's value as it is kept
 * @param take is given what stood there instead
 * @returns for the field's `ref`
 */
export function useTypedBefore<C extends Control>(value: string, take: (typed: string) => void): RefObject<C | null> {
	const control = useRef<C>(null);
	const asked = useRef(false);
	useEffect(() => {
		if (asked.current || !control.current) return;
		asked.current = true;
		if (control.current.value !== value) take(control.current.value);
	});
	return control;
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

/** Whether the script is at work: before, a button that needs it is better not there. */
export function useIsLive(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
