/** What the picker of hours changes in the form around it. */

const wishOf = (picker: Element | null) =>
	picker?.closest("form")?.querySelector<HTMLFieldSetElement>(".purpose-fields__wish") ?? undefined;

/** Whether day or part of the day was answered. */
export function hasWish(picker: Element | null): boolean {
	const answers = wishOf(picker)?.querySelectorAll("input") ?? [];
	return [...answers].some(({ type, checked, value }) => (type === "radio" ? checked : value));
}

/** Asks for day and part of the day, or not. @returns how to ask again */
export function offerWish(picker: Element | null, isOffered: boolean): () => void {
	const wish = wishOf(picker);
	if (wish) wish.disabled = !isOffered;
	return () => wish?.removeAttribute("disabled");
}

/** Nobody can be called at an hour without a number. @returns how to leave it optional again, where it was */
export function needsTelephone(picker: Element | null, isNeeded: boolean): (() => void) | undefined {
	const telephone = picker?.closest("form")?.elements.namedItem("phone") as HTMLInputElement | null | undefined;
	const mark = telephone?.labels?.[0]?.querySelector<HTMLElement>(".field__mark");
	if (!telephone || !mark) return;
	const need = (is: boolean) => {
		telephone.required = is;
		mark.hidden = is;
	};
	need(isNeeded);
	return () => need(false);
}
