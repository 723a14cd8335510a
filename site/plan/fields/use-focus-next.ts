import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the focus goes once a change is drawn: what was pressed may be gone by then, and the focus would fall to the page.
 * @returns the element below which it is looked for, and what names it by a selector before the change
 */
export function useFocusNext<E extends HTMLElement>(): [RefObject<E | null>, (selector: string) => void] {
	const within = useRef<E>(null);
	const next = useRef<string>(undefined);
	useEffect(() => {
		if (next.current === undefined) return;
		within.current?.querySelector<HTMLElement>(next.current)?.focus();
		next.current = undefined;
	});
	return [
		within,
		(selector) => {
			// Whoever writes goes on writing: a tap that was held until the script came is done without being pressed now.
			if (document.activeElement?.matches("input, select, textarea")) return;
			next.current = selector;
		},
	];
}
