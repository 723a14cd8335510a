/** Leaves two clinics of the comparison, those that the visitor chooses; without it all stand side by side. */
for (const comparison of document.querySelectorAll("[data-compare]")) {
	const choices = [...comparison.querySelectorAll("select")];
	const show = () => {
		for (const cell of comparison.querySelectorAll<HTMLElement>("[data-clinic]"))
			cell.hidden = !choices.some(({ value }) => value === cell.dataset.clinic);
	};
	if (choices.length > 0) {
		choices[0]?.closest<HTMLElement>("[hidden]")?.removeAttribute("hidden");
		comparison.addEventListener("change", show);
		show();
	}
}
