import type { ReactElement } from "react";

/** Lets an Astro page show an element it was given. */
export function Shown({ element }: { element: ReactElement }) {
	return element;
}
