/** @param label of the button that takes an entry out of a list, which the editor does without a question */
export function askBeforeLosing(label: string, question: string): void {
	document.addEventListener(
		"click",
		(event) => {
			const button = event.target instanceof Element && event.target.closest("button");
			if (!button || button.ariaLabel !== label || confirm(question)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		true,
	);
}
