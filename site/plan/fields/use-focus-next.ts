import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus after a change, which may remove what was pressed. @returns where to look, and the way to name it */
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
